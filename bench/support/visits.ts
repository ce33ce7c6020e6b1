import { readForm } from "../../e2e/screens/markup";
import type { Fields } from "../../e2e/screens/visitor";
import {
  newInvoiceFields,
  createClient,
  fillDraft,
  firstMatch,
  INVOICE_FORM,
} from "../../e2e/support/http-client";
import { DEMO, type App } from "./app";
import type { LoadRequest } from "./load";

/** What a browser sends of its own accord when a page is opened, but for its names. */
const NAVIGATION = {
  "Sec-Fetch-Site": "same-origin",
  "Sec-Fetch-Mode": "navigate",
  "Sec-Fetch-Dest": "document",
};
export const UNCOMPRESSED: Record<string, string> = NAVIGATION;
export const GZIP: Record<string, string> = { ...NAVIGATION, "Accept-Encoding": "gzip" };
const SEARCHED = "kopi";

export type Visit = {
  name: string;
  request: LoadRequest;
  isUncompressed?: boolean;
  /** The least part of the bare page's requests per second. */
  goal?: number;
};

/** The demo's pages that are measured, and how an invoice is saved. */
export type Visits = { pages: Visit[]; save: Visit };

/** Logs in once, and begins the invoice that is then opened and saved. */
export async function prepareVisits(app: App): Promise<Visits> {
  const person = createClient(app.url, await app.logIn(DEMO));
  const stored = firstMatch(await person.open("/invoices/all"), /href="(\/edit_invoice\/[^"?]+)"/);
  // One that can only be looked at has no form.
  readForm(await person.open(stored), INVOICE_FORM);
  firstMatch(await person.open(`/invoices/all?q=${SEARCHED}`), /href="(\/edit_invoice\/[^"?]+)"/);
  const begun = await fillDraft(person);

  const page = (path: string, headers = GZIP): LoadRequest => ({
    url: app.url + path,
    status: 200,
    headers: { ...headers, ...person.headers },
  });
  return {
    pages: [
      {
        name: "login",
        request: { url: `${app.url}/login`, status: 200, headers: GZIP },
        goal: 0.6,
      },
      { name: "invoice list", request: page("/invoices/all"), goal: 0.3 },
      {
        name: "invoice list, not compressed",
        request: page("/invoices/all", UNCOMPRESSED),
        isUncompressed: true,
      },
      { name: "search in the list", request: page(`/invoices/all?q=${SEARCHED}`) },
      { name: "dashboard", request: page("/"), goal: 0.35 },
      { name: "create invoice, two items", request: page("/create_invoice"), goal: 0.3 },
      { name: "edit invoice", request: page(stored) },
    ],
    save: {
      name: "save an invoice",
      request: { ...page("/create_invoice"), status: 302, requests: [saveRequest(app.url, begun)] },
    },
  };
}

/** The form that was begun, each time as another invoice. */
function saveRequest(url: string, begun: Fields) {
  return {
    method: "POST" as const,
    headers: { Origin: url, "Content-Type": "application/x-www-form-urlencoded" },
    setupRequest: (request: object) => ({
      ...request,
      body: new URLSearchParams(newInvoiceFields(begun)).toString(),
    }),
  };
}
