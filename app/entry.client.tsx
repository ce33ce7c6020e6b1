import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { decodePageData } from "./decode-page-data";
import { PageContext, readPageFromDocument } from "./ui/page-context";

// Starts React on the page that the server rendered.
void decodePageData().then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <PageContext.Provider value={readPageFromDocument()}>
        <RemixBrowser />
      </PageContext.Provider>,
    );
  }),
);
