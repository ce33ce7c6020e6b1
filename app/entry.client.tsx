import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { PageContext, pageOfDocument } from "./components/page-context";

startTransition(() => {
  hydrateRoot(
    document,
    <PageContext.Provider value={pageOfDocument()}>
      <RemixBrowser />
    </PageContext.Provider>,
  );
});
