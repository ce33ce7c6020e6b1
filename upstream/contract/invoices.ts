import { valueAt, listAt, numberAt, type Person, type Reply } from "./api";
import { invoicePayload } from "./payloads";

/** A stored invoice; `etag` is its `updated_at`. */
export type StoredInvoice = { id: number; path: string; etag: string; invoice: unknown };

export async function createInvoice(
  person: Person,
  overrides: Record<string, unknown> = {},
): Promise<StoredInvoice> {
  return toStoredInvoice(
    await person.post("/sales/invoices", await invoicePayload(person, overrides)),
  );
}

/** Reads the newest invoice of the person's first company. */
export async function readNewestInvoice(person: Person): Promise<StoredInvoice> {
  const { body } = await person.get(`/sales?entity_id=${person.company}`);
  const id = numberAt(listAt(body, "transactions")[0], "id");
  return toStoredInvoice(await person.get(`/sales/invoices/${id}`));
}

export function toStoredInvoice({ body }: Reply): StoredInvoice {
  const invoice = valueAt(body, "invoice");
  const id = numberAt(invoice, "id");
  return {
    id,
    path: `/sales/invoices/${id}`,
    etag: String(valueAt(invoice, "updated_at")),
    invoice,
  };
}

/** Undoes all active payments of the invoice. */
export async function undoPayments(person: Person, { path }: StoredInvoice): Promise<void> {
  const { body } = await person.get(path);
  for (const payment of listAt(body, "invoice", "partials"))
    await person.delete(`${path}/payments/${numberAt(payment, "id")}`);
}

/** Returns the payload that the app sends to edit the invoice; `overrides` replace fields. */
export async function editPayload(
  person: Person,
  { invoice }: StoredInvoice,
  overrides: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  return invoicePayload(person, {
    no: valueAt(invoice, "no"),
    contact_id: valueAt(invoice, "contact_id"),
    term_id: valueAt(invoice, "term_id"),
    date: valueAt(invoice, "date"),
    due_date: valueAt(invoice, "due_date"),
    currency_id: valueAt(invoice, "currency_id"),
    currency_rate: valueAt(invoice, "currency_rate"),
    status: valueAt(invoice, "status"),
    items: listAt(invoice, "items"),
    partials: listAt(invoice, "partials"),
    ...overrides,
  });
}
