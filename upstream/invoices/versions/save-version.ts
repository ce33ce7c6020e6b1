import { INVOICE_STATUS } from "../../../domain/invoices/status";
import type { InvoiceBooks } from "../../db/company-books";
import type { ChangeContext } from "../../calls/calls";
import type { InvoiceRecord } from "../read/record";
import { toIssuedDocument } from "./issued-document";
import { listDifferences } from "./differences";
import { savePartySnapshots, readPartySnapshots } from "./party-snapshots";
import { ensureVersion, insertVersion, insertFirstVersion, readInvoiceParties } from "./versions";

type Change = {
  before: InvoiceRecord | null;
  after: InvoiceRecord | null;
  /**
   * True after the operation "edit", which may change the content. A new version then has the current
   * seller and customer.
   */
  isEdited: boolean;
};

/**
 * Creates a version when an invoice is issued, and when an edit changes the printed content of an
 * issued invoice. Returns the invoice with its current version number, or null when it was removed.
 */
export async function saveVersion(
  books: InvoiceBooks,
  { before, after, isEdited }: Change,
  context: ChangeContext,
): Promise<InvoiceRecord | null> {
  if (!before || !after || after.invoice.status === INVOICE_STATUS.draft) return after;
  const wasDraft = before.invoice.status === INVOICE_STATUS.draft;
  if (!wasDraft && !isEdited) return after;
  const version = wasDraft
    ? await insertFirstVersion(books, after.invoice, context)
    : await saveEditedVersion(books, before, after, context);
  return { ...after, invoice: { ...after.invoice, version } };
}

/**
 * Stores the printed content of the previous version and inserts the new one, unless the content is
 * unchanged. Returns the current version number.
 */
async function saveEditedVersion(
  books: InvoiceBooks,
  before: InvoiceRecord,
  after: InvoiceRecord,
  context: ChangeContext,
): Promise<number> {
  const contentBefore = toIssuedDocument(before, await readInvoiceParties(books, before.invoice));
  const parties = await savePartySnapshots(books, after.invoice, context.now);
  const contentAfter = toIssuedDocument(after, await readPartySnapshots(books, parties));
  const changes = listDifferences(contentBefore, contentAfter);
  if (changes.length === 0) return after.invoice.version;
  const previousVersion = await ensureVersion(books, before.invoice, context);
  await books
    .updateTable("invoice_versions")
    .set({ document: JSON.stringify(contentBefore) })
    .where("invoice_id", "=", before.invoice.id)
    .where("version", "=", previousVersion)
    .execute();
  return insertVersion(books, after.invoice, {
    ...parties,
    ...{ version: previousVersion + 1, origin: "edited", changes: JSON.stringify(changes) },
    context,
  });
}
