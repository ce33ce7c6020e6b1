import type { Selectable } from "kysely";
import type { CompanyBooks } from "../db/company-books";
import type { BookTables, VersionOrigin } from "../db/schema";
import type { Act } from "../http/calls";
import { STATUS } from "../invoices/status";
import type { Difference } from "./differences";
import { readParties, type Parties } from "./parties";
import { keepParties, readKeptParties, type PartyIds } from "./party-snapshots";

type Invoice = { id: number; company_id: number; contact_id: number };

export type Version = Selectable<BookTables["invoice_versions"]>;

/** Seller and customer as the invoice has them: as they were when it was issued or, before, are. */
export async function partiesOf(
  books: CompanyBooks,
  invoice: Invoice & { status: number },
): Promise<Parties> {
  if (invoice.status === STATUS.draft) return readParties(books, invoice);
  const current = await readCurrentVersion(books, invoice.id);
  return current ? readKeptParties(books, current) : readParties(books, invoice);
}

/** The version that the invoice's own rows are; none of a draft. */
export function readCurrentVersion(
  books: CompanyBooks,
  invoiceId: number,
): Promise<Version | undefined> {
  return books
    .selectFrom("invoice_versions")
    .selectAll()
    .where("invoice_id", "=", invoiceId)
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Keeps an invoice, which is issued now, as its first version; in the transaction of that. */
export async function keepFirstVersion(
  books: CompanyBooks,
  invoice: Invoice,
  { now, actor }: Act,
): Promise<void> {
  await insertVersion(books, {
    ...(await keepParties(books, invoice, now)),
    invoice_id: invoice.id,
    version: 1,
    origin: "issued",
    made_at: now.toISOString(),
    made_by: actor,
    changes: [],
  });
}

type NewVersion = PartyIds & {
  invoice_id: number;
  version: number;
  origin: VersionOrigin;
  made_at: string;
  made_by: string;
  changes: Difference[];
};

export async function insertVersion(
  books: CompanyBooks,
  { changes, ...version }: NewVersion,
): Promise<void> {
  await books
    .insertInto("invoice_versions")
    .values({
      ...version,
      company_id: books.companyId,
      changes: JSON.stringify(changes),
      document: null,
    })
    .execute();
}
