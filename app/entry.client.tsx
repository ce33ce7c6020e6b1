import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { DEFAULT_LANGUAGE, isLanguage } from "../domain/languages";
import { setLanguageSource } from "../domain/words/in-languages";
import { decodePageData } from "./decode-page-data";
import { PageContext, readPageFromDocument } from "./ui/page-context";

// The scripts contain the words of the document's language. Only other formats ask for it.
setLanguageSource(() => {
  const [language = ""] = document.documentElement.lang.split("-");
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
});

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
