import { at, listAt, numberAt, type Person, type Reply } from "./api";
import { invoicePayload } from "./payloads";

/** An invoice that was stored, as tests change it. */
export type Stored = { id: number; path: string; version: string; invoice: unknown };

export async function createdInvoice(
  person: Person,
  overrides: Record<string, unknown> = {},
): Promise<Stored> {
  return storedOf(await person.post("/sales/invoices", await invoicePayload(person, overrides)));
}

/** The newest of the person's first company. */
export async function newestInvoice(person: Person): Promise<Stored> {
  const { body } = await person.get(`/sales?entity_id=${person.company}`);
  const id = numberAt(listAt(body, "transactions")[0], "id");
  return storedOf(await person.get(`/sales/invoices/${id}`));
}

export function storedOf({ body }: Reply): Stored {
  const invoice = at(body, "invoice");
  const id = numberAt(invoice, "id");
  return { id, path: `/sales/invoices/${id}`, version: String(at(invoice, "updated_at")), invoice };
}

/** All that stand. */
export async function undoPayments(person: Person, { path }: Stored): Promise<void> {
  const { body } = await person.get(path);
  for (const payment of listAt(body, "invoice", "partials"))
    await person.delete(`${path}/payments/${numberAt(payment, "id")}`);
}

/** What the app sends to edit: a payload with the invoice's own lines unless others are given. */
export async function editPayload(
  person: Person,
  { invoice }: Stored,
  overrides: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  return invoicePayload(person, {
    no: at(invoice, "no"),
    contact_id: at(invoice, "contact_id"),
    term_id: at(invoice, "term_id"),
    date: at(invoice, "date"),
    due_date: at(invoice, "due_date"),
    currency_id: at(invoice, "currency_id"),
    currency_rate: at(invoice, "currency_rate"),
    status: at(invoice, "status"),
    items: listAt(invoice, "items"),
    partials: listAt(invoice, "partials"),
    ...overrides,
  });
}
