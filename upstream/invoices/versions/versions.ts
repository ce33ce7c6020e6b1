import type { Selectable } from "kysely";
import type { CompanyBooks, InvoiceBooks } from "../../db/company-books";
import type { VersionOrigin } from "../../db/issued-tables";
import type { BookTables } from "../../db/schema";
import type { ChangeContext } from "../../calls/calls";
import { INVOICE_STATUS } from "../../../domain/invoices/status";
import { readParties, type Parties } from "./parties";
import { savePartySnapshots, readPartySnapshots, type PartyIds } from "./party-snapshots";

type Invoice = { id: number; company_id: number; contact_id: number };

export type VersionRow = Selectable<BookTables["invoice_versions"]>;

/**
 * Returns the seller and the customer with their details in the current version of the invoice.
 * Returns their current details for a draft invoice and for an invoice without a version.
 */
export async function readInvoiceParties(
  books: CompanyBooks,
  invoice: Invoice & { status: number; version: number },
): Promise<Parties> {
  const version =
    invoice.status === INVOICE_STATUS.draft
      ? undefined
      : await findVersionRow(books, invoice, invoice.version);
  return version ? readPartySnapshots(books, version) : readParties(books, invoice);
}

export function findVersionRow(
  books: CompanyBooks,
  { id }: { id: number },
  version: number,
): Promise<VersionRow | undefined> {
  return books
    .selectFrom("invoice_versions")
    .selectAll()
    .where("invoice_id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
}

/** Creates version 1 of an invoice that is being issued, and returns the number 1. */
export async function insertFirstVersion(
  books: InvoiceBooks,
  invoice: Invoice,
  context: ChangeContext,
): Promise<number> {
  const parties = await savePartySnapshots(books, invoice, context.now);
  return insertVersion(books, invoice, {
    ...parties,
    ...{ version: 1, origin: "issued", changes: "[]" },
    context,
  });
}

/**
 * Returns the number of the invoice's current version. Creates version 1 when there is none, because
 * an older program, which ran beside this one, issued the invoice.
 */
export async function ensureVersion(
  books: InvoiceBooks,
  invoice: Invoice & { version: number },
  { now }: ChangeContext,
): Promise<number> {
  if (await findVersionRow(books, invoice, invoice.version)) return invoice.version;
  return insertVersion(books, invoice, {
    ...(await savePartySnapshots(books, invoice, now)),
    ...{ version: 1, origin: "upgrade", changes: "[]" },
    context: { now, actor: "" },
  });
}

type NewVersion = PartyIds & {
  version: number;
  origin: VersionOrigin;
  /** JSON of `Difference[]`. */
  changes: string;
  context: ChangeContext;
};

/** Stores a version, makes it the current version of the invoice and returns its number. */
export async function insertVersion(
  books: InvoiceBooks,
  { id, company_id }: Pick<Invoice, "id" | "company_id">,
  { context: { now, actor }, ...version }: NewVersion,
): Promise<number> {
  await books
    .insertInto("invoice_versions")
    .values({
      ...version,
      ...{ company_id, invoice_id: id, document: null },
      ...{ made_at: now.toISOString(), made_by: actor },
    })
    .execute();
  await books
    .updateTable("invoices")
    .set({ version: version.version })
    .where("id", "=", id)
    .execute();
  return version.version;
}
