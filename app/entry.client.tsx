import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { PageContext, pageOfDocument } from "./components/page-context";
import { listenBeforeRouter } from "./long-form/step-back";

listenBeforeRouter();

startTransition(() => {
  hydrateRoot(
    document,
    <PageContext.Provider value={pageOfDocument()}>
      <RemixBrowser />
    </PageContext.Provider>,
  );
});
