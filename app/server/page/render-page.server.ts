import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
// This module uses React's renderer for browsers. React 18's renderer for Node writes a NUL
// character where a multi-byte character crosses the end of its buffer.
import { renderToReadableStream } from "react-dom/server.browser";

type RenderResult = {
  html: string;
  /** Whether a Suspense boundary failed on the server, so that the browser must render it. */
  hasFailed: boolean;
};

/**
 * Renders the whole page and returns it when all Suspense boundaries are ready. Rejects with the
 * error that a component throws outside a Suspense boundary. The page is not streamed, because its
 * HTTP status is known only at the end.
 */
export async function renderPage(page: ReactNode): Promise<RenderResult> {
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(page, {
    onError: (error) => void failures.push(error),
  });
  await stream.allReady;
  for (const failure of failures)
    console.error("[render] A part of the page could not be rendered:", failure);
  return { html: await text(stream), hasFailed: failures.length > 0 };
}
