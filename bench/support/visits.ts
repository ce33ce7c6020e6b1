import { readForm } from "../../e2e/screens/markup";
import type { Fields } from "../../e2e/screens/visitor";
import {
  anotherInvoice,
  asPerson,
  beginInvoice,
  first,
  INVOICE_FORM,
} from "../../e2e/support/person";
import { DEMO, type App } from "./app";
import type { Ask } from "./load";

/** What a browser sends of its own accord when a page is opened, but for its names. */
const NAVIGATION = {
  "Sec-Fetch-Site": "same-origin",
  "Sec-Fetch-Mode": "navigate",
  "Sec-Fetch-Dest": "document",
};
export const UNPACKED: Record<string, string> = NAVIGATION;
export const GZIP: Record<string, string> = { ...NAVIGATION, "Accept-Encoding": "gzip" };
const SEARCHED = "kopi";

export type Visit = {
  name: string;
  ask: Ask;
  isPlain?: boolean;
  /** The least part of the bare page's requests per second. */
  goal?: number;
};

/** The demo's pages that are measured, and how an invoice is saved. */
export type Visits = { pages: Visit[]; save: Visit };

/** Logs in once, and begins the invoice that is then opened and saved. */
export async function prepareVisits(app: App): Promise<Visits> {
  const person = asPerson(app.url, await app.logIn(DEMO));
  const stored = first(await person.open("/invoices/all"), /href="(\/edit_invoice\/[^"?]+)"/);
  // One that can only be looked at has no form.
  readForm(await person.open(stored), INVOICE_FORM);
  first(await person.open(`/invoices/all?q=${SEARCHED}`), /href="(\/edit_invoice\/[^"?]+)"/);
  const begun = await beginInvoice(person);

  const page = (path: string, headers = GZIP): Ask => ({
    url: app.url + path,
    status: 200,
    headers: { ...headers, ...person.headers },
  });
  return {
    pages: [
      { name: "login", ask: { url: `${app.url}/login`, status: 200, headers: GZIP }, goal: 0.6 },
      { name: "invoice list", ask: page("/invoices/all"), goal: 0.3 },
      { name: "invoice list, not compressed", ask: page("/invoices/all", UNPACKED), isPlain: true },
      { name: "search in the list", ask: page(`/invoices/all?q=${SEARCHED}`) },
      { name: "dashboard", ask: page("/"), goal: 0.35 },
      { name: "create invoice, two items", ask: page("/create_invoice"), goal: 0.3 },
      { name: "edit invoice", ask: page(stored) },
    ],
    save: {
      name: "save an invoice",
      ask: { ...page("/create_invoice"), status: 302, requests: [posting(app.url, begun)] },
    },
  };
}

/** The form that was begun, each time as another invoice. */
function posting(url: string, begun: Fields) {
  return {
    method: "POST" as const,
    headers: { Origin: url, "Content-Type": "application/x-www-form-urlencoded" },
    setupRequest: (request: object) => ({
      ...request,
      body: new URLSearchParams(anotherInvoice(begun)).toString(),
    }),
  };
}
