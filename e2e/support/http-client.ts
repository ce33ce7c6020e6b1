import { randomUUID } from "node:crypto";
import { readForm, withFields } from "../screens/markup";
import type { Fields } from "../screens/visitor";

/** The cookies of somebody who logs in without a browser. */
export async function logInByPost(
  url: string,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const response = await fetch(`${url}/login`, {
    method: "POST",
    body: new URLSearchParams({ email, password }),
    headers: { Origin: url },
    redirect: "manual",
  });
  if (response.status !== 302) throw new Error(`The login answered ${response.status}.`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

export type Client = ReturnType<typeof createClient>;

/** Opens pages and posts forms; throws when one is not answered as it should be. */
export function createClient(url: string, cookie: string) {
  const headers = { cookie };
  return {
    headers,
    async open(path: string): Promise<string> {
      const response = await fetch(url + path, { headers });
      const html = await response.text();
      if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
      return html;
    },
    async post(path: string, fields: Fields): Promise<void> {
      const response = await fetch(url + path, {
        method: "POST",
        body: new URLSearchParams(fields),
        headers: { ...headers, Origin: url },
        redirect: "manual",
      });
      await response.arrayBuffer();
      if (response.status !== 302) throw new Error(`${path} answered ${response.status}.`);
    },
  };
}

/** The tag of the invoice's form has it. */
export const INVOICE_FORM = 'id="invoice"';

/** So that the form is opened as it is when worked in: with a customer and two items. */
export async function fillDraft(person: Client): Promise<Fields> {
  const blank = readForm(await person.open("/create_invoice"), INVOICE_FORM);
  await person.post("/create_invoice", withFields(blank, { intent: "update" }));
  const contacts = "/select_contact/all?draft=new";
  const contact = firstMatch(await person.open(contacts), /name="contactId" value="([^"]+)/);
  await person.post(contacts, [
    ["key", randomUUID()],
    ["contactId", contact],
  ]);
  const items = "/select_item?draft=new";
  const offered = [...(await person.open(items)).matchAll(/<input\b[^>]*type="checkbox"[^>]*>/g)];
  const two = offered.slice(0, 2).map(([box]) => firstMatch(box, / value="([^"]+)/));
  await person.post(items, [
    ["key", randomUUID()],
    ["add", "1"],
    ...two.map((id): [string, string] => ["item", id]),
  ]);
  const begun = readForm(await person.open("/create_invoice"), INVOICE_FORM);
  // Without the revision no post is taken for one of an older page of the same invoice.
  return begun.filter(([name]) => name !== "revision");
}

/** What saves the form that was begun, each time under a key of its own and so as another invoice. */
export function newInvoiceFields(begun: Fields, values: Record<string, string> = {}): Fields {
  return withFields(begun, { ...values, key: randomUUID(), intent: "save" });
}

/** What the pattern's group finds first. */
export function firstMatch(html: string, pattern: RegExp): string {
  const [, found] = pattern.exec(html) ?? [];
  if (found === undefined) throw new Error(`Nothing in the page is as ${pattern.source}.`);
  return found;
}
