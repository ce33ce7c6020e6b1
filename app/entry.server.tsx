import { randomBytes } from "node:crypto";
import { Writable } from "node:stream";
import type { EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { PageContext } from "./components/page-context";
import { secureHeaders } from "./headers.server";
import { startServing } from "./start.server";
import { readStyles } from "./styles.server";

startServing();

const RENDER_MS = 10_000;

export default function handleRequest(
  _request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const nonce = randomBytes(16).toString("base64");
  secureHeaders(headers, nonce);
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(
      <PageContext.Provider value={{ nonce, styles: readStyles() }}>
        <RemixServer context={context} url={_request.url} nonce={nonce} abortDelay={RENDER_MS} />
      </PageContext.Provider>,
      {
        nonce,
        // Nothing is deferred, so the whole page is ready at once and its status is known.
        onAllReady() {
          clearTimeout(timer);
          pipe(collect((body) => resolve(new Response(body, { headers, status: failed ? 500 : status }))));
        },
        onShellError: (error) => {
          clearTimeout(timer);
          reject(error instanceof Error ? error : new Error(String(error)));
        },
        onError(error) {
          failed = true;
          console.error("[render]", error);
        },
      },
    );
    const timer = setTimeout(abort, RENDER_MS);
  });
}

/** Sent whole: in pieces, each is packed for the wire by itself, and the page weighs half as much again. */
function collect(done: (body: Uint8Array<ArrayBuffer>) => void): Writable {
  const pieces: Buffer[] = [];
  return new Writable({
    write(piece: Buffer, _encoding, next) {
      pieces.push(piece);
      next();
    },
    final(next) {
      done(Buffer.concat(pieces));
      next();
    },
  });
}

/** Data for a page that script is about to show: as private as the page. */
export function handleDataRequest(response: Response): Response {
  secureHeaders(response.headers);
  return response;
}

export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted) return;
  console.error(`[${request.method} ${new URL(request.url).pathname}]`, error);
}
