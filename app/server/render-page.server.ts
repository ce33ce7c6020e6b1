import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";

type Rendered = {
  page: Buffer;
  /** A part of it that may wait could not be drawn, and is left to the browser. */
  hasFailed: boolean;
};

/** Draws a page whole, or throws what its components threw. */
export async function renderPage(
  page: ReactNode,
  { nonce, timeout }: { nonce: string; timeout: number },
): Promise<Rendered> {
  let timer: NodeJS.Timeout | undefined;
  const drawn = new Promise<Rendered>((resolve, reject) => {
    let hasFailed = false;
    const rendering = renderToPipeableStream(page, {
      nonce,
      onError(error) {
        hasFailed = true;
        console.error("[render]", error);
      },
      onShellError: reject,
      onAllReady: () => rendering.pipe(collect((page) => resolve({ page, hasFailed }))),
    });
    // React only ends what has begun to be sent: of a page whose frame is not ready it tells nobody.
    timer = setTimeout(() => {
      const error = new Error("The page took too long to draw.");
      rendering.abort(error);
      reject(error);
    }, timeout);
  });
  return drawn.finally(() => clearTimeout(timer));
}

/** More than any page has, so that React never waits for what it wrote to be read. */
const LARGEST_PAGE = 64 * 1024 * 1024;

function collect(done: (bytes: Buffer) => void): Writable {
  const pieces: Uint8Array[] = [];
  return new Writable({
    highWaterMark: LARGEST_PAGE,
    write(piece: Uint8Array, _, next) {
      pieces.push(withoutNul(piece));
      next();
    },
    final(next) {
      done(Buffer.concat(pieces));
      next();
    },
  });
}

/**
 * React writes into pieces of 2,048 bytes, and leaves NUL at the end of one that the next character
 * does not fit in. A page has none of its own: HTML allows no NUL.
 */
function withoutNul(piece: Uint8Array): Uint8Array {
  let end = piece.length;
  while (piece[end - 1] === 0) end--;
  return piece.subarray(0, end);
}
