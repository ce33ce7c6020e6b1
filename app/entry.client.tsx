import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { PageContext, pageOfDocument } from "./ui/page-context";
import { listenBeforeRouter } from "./forms/step-back";

listenBeforeRouter();

void readPageData().then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <PageContext.Provider value={pageOfDocument()}>
        <RemixBrowser />
      </PageContext.Provider>,
    );
  }),
);

/**
 * Remix decodes the page's data on its first render, and suspends without a boundary until that is
 * done. A key that is pressed in between makes React hydrate at once, which a suspended root
 * cannot: error 345, and no script ever after. So the decoding is begun, and waited for, before
 * React starts.
 */
async function readPageData(): Promise<void> {
  try {
    // It throws the promise before it comes to its first hook.
    RemixBrowser({});
  } catch (decoding) {
    await decoding;
  }
}
