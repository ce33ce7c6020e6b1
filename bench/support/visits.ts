import { randomUUID } from "node:crypto";
import { readForm, withFields } from "../../e2e/faults-sweep/markup";
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

type Fields = [name: string, value: string][];

/** Logs in once, and begins the invoice that is then opened and saved. */
export async function prepareVisits(app: App): Promise<Visits> {
  const person = asPerson(app.url, await app.logIn(DEMO));
  const stored = first(await person.open("/invoices/all"), /href="(\/edit_invoice\/[^"?]+)"/);
  // One that can only be looked at has no form.
  readForm(await person.open(stored), FORM);
  first(await person.open(`/invoices/all?q=${SEARCHED}`), /href="(\/edit_invoice\/[^"?]+)"/);
  await beginInvoice(person);
  const begun = readForm(await person.open("/create_invoice"), FORM);

  const page = (path: string, headers = GZIP): Ask => ({
    url: app.url + path,
    status: 200,
    headers: { ...headers, ...person.headers },
  });
  return {
    pages: [
      { name: "login", ask: { url: `${app.url}/login`, status: 200, headers: GZIP }, goal: 0.9 },
      { name: "invoice list", ask: page("/invoices/all"), goal: 0.6 },
      { name: "invoice list, not compressed", ask: page("/invoices/all", UNPACKED), isPlain: true },
      { name: "search in the list", ask: page(`/invoices/all?q=${SEARCHED}`) },
      { name: "dashboard", ask: page("/"), goal: 0.5 },
      { name: "create invoice, two items", ask: page("/create_invoice"), goal: 0.5 },
      { name: "edit invoice", ask: page(stored) },
    ],
    save: {
      name: "save an invoice",
      ask: { ...page("/create_invoice"), status: 302, requests: [posting(app.url, begun)] },
    },
  };
}

const FORM = 'id="invoice"';

type Person = ReturnType<typeof asPerson>;

function asPerson(url: string, cookie: string) {
  const headers = { cookie };
  return {
    headers,
    async open(path: string): Promise<string> {
      const response = await fetch(url + path, { headers });
      if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
      return response.text();
    },
    async post(path: string, fields: Fields): Promise<void> {
      const response = await fetch(url + path, {
        method: "POST",
        body: new URLSearchParams(fields),
        headers: { ...headers, Origin: url },
        redirect: "manual",
      });
      if (response.status !== 302) throw new Error(`${path} answered ${response.status}.`);
    },
  };
}

/** So that the form is opened as it is when worked in: with a customer and two items. */
async function beginInvoice(person: Person): Promise<void> {
  const blank = readForm(await person.open("/create_invoice"), FORM);
  await person.post("/create_invoice", withFields(blank, { intent: "update" }));
  const contacts = "/select_contact/all?draft=new";
  const contact = first(await person.open(contacts), /name="contactId" value="([^"]+)/);
  await person.post(contacts, [
    ["key", randomUUID()],
    ["contactId", contact],
  ]);
  const items = "/select_item?draft=new";
  const offered = [...(await person.open(items)).matchAll(/<input\b[^>]*type="checkbox"[^>]*>/g)];
  const two = offered.slice(0, 2).map(([box]) => first(box, / value="([^"]+)/));
  await person.post(items, [
    ["key", randomUUID()],
    ["add", "1"],
    ...two.map((id): [string, string] => ["item", id]),
  ]);
}

/** The form that was begun, each time under a key of its own and so as another invoice. */
function posting(url: string, begun: Fields) {
  // Without the revision no post is taken for one of an older page of the same invoice.
  const fields = begun.filter(([name]) => name !== "revision");
  return {
    method: "POST" as const,
    headers: { Origin: url, "Content-Type": "application/x-www-form-urlencoded" },
    setupRequest: (request: object) => ({
      ...request,
      body: new URLSearchParams(
        withFields(fields, { key: randomUUID(), intent: "save" }),
      ).toString(),
    }),
  };
}

function first(html: string, pattern: RegExp): string {
  const [, found] = pattern.exec(html) ?? [];
  if (found === undefined) throw new Error(`Nothing in the page is as ${pattern.source}.`);
  return found;
}
