import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { DEFAULT_LANGUAGE, findLanguageByTag } from "../domain/languages";
import { setLanguageSource } from "../domain/words/in-languages";
import { decodePageData } from "./decode-page-data";
import { PageContext, readPageFromDocument } from "./ui/page-context";

setLanguageSource(() => findLanguageByTag(document.documentElement.lang) ?? DEFAULT_LANGUAGE);

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
