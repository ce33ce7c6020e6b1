import { RemixBrowser } from "@remix-run/react";

/**
 * Decodes the page's data before React starts. Remix would decode it on the first render and
 * suspend meanwhile. A key press in that time makes React hydrate at once, which fails for a
 * suspended root with error 345, and no script works afterwards.
 */
export async function decodePageData(): Promise<void> {
  try {
    // The component throws the promise of the data before it calls its first hook.
    RemixBrowser({});
  } catch (decoding) {
    await decoding;
  }
}
