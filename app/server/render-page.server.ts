import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";

type Rendered = {
  html: string;
  /** A part of it that may wait could not be drawn, and is left to the browser. */
  hasFailed: boolean;
};

/** Draws a page whole, or throws what its components threw. */
export function renderPage(
  page: ReactNode,
  { nonce, timeout }: { nonce: string; timeout: number },
): Promise<Rendered> {
  return new Promise<Rendered>((resolve, reject) => {
    let hasFailed = false;
    const rendering = renderToPipeableStream(page, {
      nonce,
      onError(error) {
        hasFailed = true;
        console.error("[render]", error);
      },
      onShellError: reject,
      onAllReady() {
        clearTimeout(timer);
        rendering.pipe(collectText((text) => resolve({ html: withoutNul(text), hasFailed })));
      },
    });
    // React only ends what has begun to be sent: of a page whose frame is not ready it tells nobody.
    const timer = setTimeout(() => {
      const error = new Error("The page took too long to draw.");
      rendering.abort(error);
      reject(error);
    }, timeout);
  }) ;
}

function collectText(done: (text: string) => void): Writable {
  const chunks: Uint8Array[] = [];
  return new Writable({
    // More than a page has, so that React never waits.
    highWaterMark: 16 * 1024 * 1024,
    write(chunk: Uint8Array, _, next) {
      chunks.push(chunk);
      next();
    },
    final(next) {
      done(Buffer.concat(chunks).toString());
      next();
    },
  });
}

/**
 * React fills the end of its buffer of 2,048 bytes with NUL where the next character would cross it.
 * A page has none of its own: HTML does not allow them.
 */
function withoutNul(text: string): string {
  return text.includes("\0") ? text.replaceAll("\0", "") : text;
}
