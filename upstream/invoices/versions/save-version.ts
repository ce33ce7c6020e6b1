import { INVOICE_STATUS } from "../../../domain/invoices/status";
import type { InvoiceBooks } from "../../db/company-books";
import type { Act } from "../../calls/calls";
import type { InvoiceRecord } from "../read/record";
import { toIssuedDocument } from "./issued-document";
import { findDifferences } from "./differences";
import { savePartySnapshots, readPartySnapshots } from "./party-snapshots";
import { ensureVersion, insertVersion, insertFirstVersion, readInvoiceParties } from "./versions";

type Change = {
  before: InvoiceRecord | null;
  after: InvoiceRecord | null;
  /** Its text may be another, and its parties are those of now. */
  isEdited: boolean;
};

/**
 * Keeps what an invoice is from when it is issued, and from each edit that says something else than
 * before, as a version of its own. Returns the invoice with the version that it is now.
 */
export async function saveVersion(
  books: InvoiceBooks,
  { before, after, isEdited }: Change,
  act: Act,
): Promise<InvoiceRecord | null> {
  if (!before || !after || after.invoice.status === INVOICE_STATUS.draft) return after;
  const wasDraft = before.invoice.status === INVOICE_STATUS.draft;
  if (!wasDraft && !isEdited) return after;
  const version = wasDraft
    ? await insertFirstVersion(books, after.invoice, act)
    : await saveEditedVersion(books, before, after, act);
  return { ...after, invoice: { ...after.invoice, version } };
}

/** The version before keeps in words what it said. */
async function saveEditedVersion(
  books: InvoiceBooks,
  before: InvoiceRecord,
  after: InvoiceRecord,
  act: Act,
): Promise<number> {
  const said = toIssuedDocument(before, await readInvoiceParties(books, before.invoice));
  const parties = await savePartySnapshots(books, after.invoice, act.now);
  const says = toIssuedDocument(after, await readPartySnapshots(books, parties));
  const changes = findDifferences(said, says);
  if (changes.length === 0) return after.invoice.version;
  const last = await ensureVersion(books, before.invoice, act);
  await books
    .updateTable("invoice_versions")
    .set({ document: JSON.stringify(said) })
    .where("invoice_id", "=", before.invoice.id)
    .where("version", "=", last)
    .execute();
  return insertVersion(books, after.invoice, {
    ...parties,
    ...{ version: last + 1, origin: "edited", changes: JSON.stringify(changes) },
    act,
  });
}
