import { RemixBrowser } from "@remix-run/react";

/**
 * Decodes the page's data, which Remix does on its first render: it suspends without a boundary
 * until that is done. A key that is pressed in between makes React hydrate at once, which a
 * suspended root cannot: error 345, and no script ever after. So it is done before React starts.
 */
export async function decodePageData(): Promise<void> {
  try {
    // It throws the promise before it comes to its first hook.
    RemixBrowser({});
  } catch (decoding) {
    await decoding;
  }
}
