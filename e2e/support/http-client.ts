import { randomUUID } from "node:crypto";
import { readForm, replaceFields } from "../screens/markup";
import type { Fields } from "../screens/visitor";

/** Logs in without a browser and returns the value of the Cookie header. */
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

/**
 * Returns a client that opens pages and posts forms. It throws when a page is not answered with
 * success or a post is not answered with a redirect.
 */
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

/** The text by which the tag of the invoice form is found in a page. */
export const INVOICE_FORM = 'id="invoice"';

/**
 * Fills a draft with a customer and two items, as a person does, and returns the fields of its form
 * except the revision.
 */
export async function fillDraft(client: Client): Promise<Fields> {
  const emptyFormFields = readForm(await client.open("/create_invoice"), INVOICE_FORM);
  await client.post("/create_invoice", replaceFields(emptyFormFields, { intent: "update" }));
  const contacts = "/select_contact/all?draft=new";
  const contact = readFirstMatch(await client.open(contacts), /name="contactId" value="([^"]+)/);
  await client.post(contacts, [
    ["key", randomUUID()],
    ["contactId", contact],
  ]);
  const items = "/select_item?draft=new";
  const checkboxes = [
    ...(await client.open(items)).matchAll(/<input\b[^>]*type="checkbox"[^>]*>/g),
  ];
  const itemIds = checkboxes.slice(0, 2).map(([box]) => readFirstMatch(box, / value="([^"]+)/));
  await client.post(items, [
    ["key", randomUUID()],
    ["add", "1"],
    ...itemIds.map((id): [string, string] => ["item", id]),
  ]);
  const fields = readForm(await client.open("/create_invoice"), INVOICE_FORM);
  // Without the revision the app accepts the same fields repeatedly.
  return fields.filter(([name]) => name !== "revision");
}

/**
 * Returns the fields that save the draft as a new invoice, with a new idempotency key each time.
 */
export function createInvoiceFields(fields: Fields, values: Record<string, string> = {}): Fields {
  return replaceFields(fields, { ...values, key: randomUUID(), intent: "save" });
}

/** Returns the pattern's first group in the page; throws without a match. */
export function readFirstMatch(html: string, pattern: RegExp): string {
  const [, value] = pattern.exec(html) ?? [];
  if (value === undefined) throw new Error(`The page does not match ${pattern.source}.`);
  return value;
}
