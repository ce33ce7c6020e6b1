import { readForm } from "../../e2e/screens/markup";
import type { Fields } from "../../e2e/screens/visitor";
import {
  createInvoiceFields,
  createClient,
  fillDraft,
  readFirstMatch,
  INVOICE_FORM,
} from "../../e2e/support/http-client";
import { DEMO, type App } from "./app";
import type { LoadRequest } from "./load";

/** The headers with which a browser marks a navigation within the site. */
const NAVIGATION = {
  "Sec-Fetch-Site": "same-origin",
  "Sec-Fetch-Mode": "navigate",
  "Sec-Fetch-Dest": "document",
};
/** The headers of a request whose answer is not compressed. */
export const UNCOMPRESSED: Record<string, string> = NAVIGATION;
/** The headers of a request whose answer is compressed. */
export const GZIP: Record<string, string> = { ...NAVIGATION, "Accept-Encoding": "gzip" };
const SEARCHED = "kopi";

/** A request that is measured, with its name in the results. */
export type MeasuredVisit = {
  name: string;
  request: LoadRequest;
  isUncompressed?: boolean;
  /** The lowest accepted ratio to the bare page's requests per second. */
  goal?: number;
};

/** The demo's pages that are measured, and the request that saves an invoice. */
export type MeasuredVisits = { pages: MeasuredVisit[]; save: MeasuredVisit };

/** Logs in once and fills the draft that is then opened and saved. */
export async function prepareVisits(app: App): Promise<MeasuredVisits> {
  const client = createClient(app.url, await app.logIn(DEMO));
  const editPath = readFirstMatch(
    await client.open("/invoices/all"),
    /href="(\/edit_invoice\/[^"?]+)"/,
  );
  // readForm throws when the invoice cannot be edited, because the page then has no form.
  // readFirstMatch throws when the search finds nothing.
  readForm(await client.open(editPath), INVOICE_FORM);
  readFirstMatch(
    await client.open(`/invoices/all?q=${SEARCHED}`),
    /href="(\/edit_invoice\/[^"?]+)"/,
  );
  const draftFields = await fillDraft(client);

  const createPageRequest = (path: string, headers = GZIP): LoadRequest => ({
    url: app.url + path,
    status: 200,
    headers: { ...headers, ...client.headers },
  });
  return {
    pages: [
      {
        name: "login",
        request: { url: `${app.url}/login`, status: 200, headers: GZIP },
        goal: 0.6,
      },
      { name: "invoice list", request: createPageRequest("/invoices/all"), goal: 0.3 },
      {
        name: "invoice list, not compressed",
        request: createPageRequest("/invoices/all", UNCOMPRESSED),
        isUncompressed: true,
      },
      { name: "search in the list", request: createPageRequest(`/invoices/all?q=${SEARCHED}`) },
      { name: "dashboard", request: createPageRequest("/"), goal: 0.35 },
      {
        name: "create invoice, two items",
        request: createPageRequest("/create_invoice"),
        goal: 0.3,
      },
      { name: "edit invoice", request: createPageRequest(editPath) },
    ],
    save: {
      name: "save an invoice",
      request: {
        ...createPageRequest("/create_invoice"),
        status: 302,
        requests: [createSaveRequest(app.url, draftFields)],
      },
    },
  };
}

/** Returns a request that saves the draft, each time as a new invoice. */
function createSaveRequest(url: string, draftFields: Fields) {
  return {
    method: "POST" as const,
    headers: { Origin: url, "Content-Type": "application/x-www-form-urlencoded" },
    setupRequest: (request: object) => ({
      ...request,
      body: new URLSearchParams(createInvoiceFields(draftFields)).toString(),
    }),
  };
}
