import { createContext } from "react";

/** What the document needs in addition to the routes' data. */
type DocumentValues = {
  /** The `lang` attribute of the document. */
  lang: string;
  /**
   * The nonce of the page's inline scripts and styles, including those that the browser renders
   * later.
   */
  nonce: string | undefined;
  /** The style sheets are part of the page, because another request would delay the first paint. */
  styles: string;
  /** True when the page is sent without script. */
  isLite: boolean;
  /** The beginning of the request's id in the log. */
  reference: string | undefined;
};

export const PageContext = createContext<DocumentValues>({
  lang: "en",
  nonce: undefined,
  styles: "",
  isLite: false,
  reference: undefined,
});

export const STYLES_ID = "styles";
export const REFERENCE_ID = "reference";

/** Reads the values of `PageContext` in the browser, from the page that the server sent. */
export function readPageFromDocument(): DocumentValues {
  const styles = document.getElementById(STYLES_ID);
  return {
    lang: document.documentElement.lang,
    // Browsers clear the attribute and keep the nonce in the property.
    nonce: styles?.nonce,
    styles: styles?.textContent ?? "",
    isLite: false,
    reference: document.getElementById(REFERENCE_ID)?.textContent ?? undefined,
  };
}
