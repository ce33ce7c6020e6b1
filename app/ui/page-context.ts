import { createContext } from "react";

/** What the document is made with, beside the routes' data. */
type Page = {
  /** Allows the page's own inline script and style, also those that the browser draws anew. */
  nonce: string | undefined;
  /** Style sheets are inside the page, because one more request delays the first paint. */
  styles: string;
  /** Sent without any script. */
  isLite: boolean;
  /** How the page's request begins in the log. */
  reference: string | undefined;
};

export const PageContext = createContext<Page>({
  nonce: undefined,
  styles: "",
  isLite: false,
  reference: undefined,
});

export const STYLES_ID = "styles";
export const REFERENCE_ID = "reference";

/** The same values again, in the browser, from the page the server sent. */
export function readPageFromDocument(): Page {
  const styles = document.getElementById(STYLES_ID);
  return {
    // Browsers hide the attribute, and keep its value in the property.
    nonce: styles?.nonce,
    styles: styles?.textContent ?? "",
    isLite: false,
    reference: document.getElementById(REFERENCE_ID)?.textContent ?? undefined,
  };
}
