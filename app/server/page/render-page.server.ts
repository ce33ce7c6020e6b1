import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";

type Rendered = {
  html: string;
  /** A part of it that may come late failed, and is left to the browser. */
  hasFailed: boolean;
};

/**
 * The whole page, once all of it is ready; rejects with what its components threw. No page defers
 * data, and its status is known only at its end.
 */
export function renderPage(page: ReactNode): Promise<Rendered> {
  return new Promise((resolve, reject) => {
    const failures: unknown[] = [];
    let isRejected = false;
    const { pipe } = renderToPipeableStream(page, {
      onError: (error) => void failures.push(error),
      onShellError(error) {
        isRejected = true;
        // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- What Remix is to see.
        reject(error);
      },
      onAllReady() {
        if (isRejected) return;
        for (const failure of failures)
          console.error("[render] a part of the page could not be drawn", failure);
        const hasFailed = failures.length > 0;
        text(pipe(new PassThrough())).then((html) => resolve({ html, hasFailed }), reject);
      },
    });
  });
}
