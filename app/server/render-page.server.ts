import type { ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server.browser";

type Rendered = {
  html: string;
  /** A part of it that may wait could not be drawn, and is left to the browser. */
  hasFailed: boolean;
};

/**
 * Draws a page whole, or throws what its components threw. By React's renderer for browsers: the
 * one for Node writes NUL where a character crosses the end of its buffer of 2,048 bytes.
 */
export async function renderPage(
  page: ReactNode,
  { nonce, timeout }: { nonce: string; timeout: number },
): Promise<Rendered> {
  let hasFailed = false;
  const onError = (error: unknown) => {
    hasFailed = true;
    console.error("[render]", error);
  };
  const rendering = new AbortController();
  const drawn = async () => {
    const stream = await renderToReadableStream(page, { nonce, signal: rendering.signal, onError });
    await stream.allReady;
    return { html: await new Response(stream).text(), hasFailed };
  };
  let timer: NodeJS.Timeout | undefined;
  // React only ends what has begun to be sent: of a page whose frame is not ready it tells nobody.
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new Error("The page took too long to draw.");
      rendering.abort(error);
      reject(error);
    }, timeout);
  });
  return Promise.race([drawn(), tooLate]).finally(() => clearTimeout(timer));
}
