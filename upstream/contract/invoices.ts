import { getValue, getList, getNumber, type Person, type Reply } from "./api";
import { createInvoicePayload } from "./payloads";

/** A stored invoice; `etag` is its `updated_at`. */
export type StoredInvoice = { id: number; path: string; etag: string; invoice: unknown };

/** Creates a draft invoice with the payload of `createInvoicePayload`. */
export async function postInvoice(
  person: Person,
  overrides: Record<string, unknown> = {},
): Promise<StoredInvoice> {
  return toStoredInvoice(
    await person.post("/sales/invoices", await createInvoicePayload(person, overrides)),
  );
}

/** Reads the newest invoice of the person's first company. */
export async function readNewestInvoice(person: Person): Promise<StoredInvoice> {
  const { body } = await person.get(`/sales?entity_id=${person.companyId}`);
  const id = getNumber(getList(body, "transactions")[0], "id");
  return toStoredInvoice(await person.get(`/sales/invoices/${id}`));
}

/** Converts a reply with an invoice. Throws when the reply contains no invoice. */
export function toStoredInvoice({ body }: Reply): StoredInvoice {
  const invoice = getValue(body, "invoice");
  const id = getNumber(invoice, "id");
  return {
    id,
    path: `/sales/invoices/${id}`,
    etag: String(getValue(invoice, "updated_at")),
    invoice,
  };
}

/** Undoes all active payments of the invoice. */
export async function undoPayments(person: Person, { path }: StoredInvoice): Promise<void> {
  const { body } = await person.get(path);
  for (const payment of getList(body, "invoice", "partials"))
    await person.delete(`${path}/payments/${getNumber(payment, "id")}`);
}

/** Returns the payload that the app sends to edit the invoice; `overrides` replace fields. */
export async function createEditPayload(
  person: Person,
  { invoice }: StoredInvoice,
  overrides: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  return createInvoicePayload(person, {
    no: getValue(invoice, "no"),
    contact_id: getValue(invoice, "contact_id"),
    term_id: getValue(invoice, "term_id"),
    date: getValue(invoice, "date"),
    due_date: getValue(invoice, "due_date"),
    currency_id: getValue(invoice, "currency_id"),
    currency_rate: getValue(invoice, "currency_rate"),
    status: getValue(invoice, "status"),
    items: getList(invoice, "items"),
    partials: getList(invoice, "partials"),
    ...overrides,
  });
}
