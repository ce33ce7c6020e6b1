import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
// React 18's renderer for Node writes NUL where a character of several bytes meets the end of its
// buffer. The one for browsers encodes each piece apart.
import { renderToReadableStream } from "react-dom/server.browser";

type Rendered = {
  html: string;
  /** A part of it that may come late failed, and is left to the browser. */
  hasFailed: boolean;
};

/**
 * The whole page, once all of it is ready; rejects with what its components threw. No page defers
 * data, and its status is known only at its end.
 */
export async function renderPage(page: ReactNode): Promise<Rendered> {
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(page, {
    onError: (error) => void failures.push(error),
  });
  await stream.allReady;
  for (const failure of failures)
    console.error("[render] a part of the page could not be drawn", failure);
  return { html: await text(stream), hasFailed: failures.length > 0 };
}
