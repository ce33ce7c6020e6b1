import type { CompanyBooks } from "../db/company-books";
import { recordEvent } from "../history/record-event";
import type { Act } from "../http/calls";
import { readInvoice } from "../invoices/record";
import { issuedDocumentOf } from "../pdf/issued-document";
import { findDifferences } from "./differences";
import { keepParties, readKeptParties } from "./party-snapshots";
import { ensureVersion, insertVersion, partiesOf } from "./versions";

/**
 * Does what changes an issued invoice, and keeps what it was before as a version of its own; one
 * that says the same as before is none. To be called in the transaction of the change.
 */
export async function keepingVersion(
  books: CompanyBooks,
  invoiceId: number,
  act: Act,
  change: () => Promise<void>,
): Promise<void> {
  const before = await readInvoice(books, invoiceId);
  const said = issuedDocumentOf(before, await partiesOf(books, before.invoice));
  await change();
  const after = await readInvoice(books, invoiceId);
  const parties = await keepParties(books, after.invoice, act.now);
  const says = issuedDocumentOf(after, await readKeptParties(books, parties));
  const changes = findDifferences(said, says);
  if (changes.length === 0) return;
  const last = await ensureVersion(books, before.invoice, act);
  await books
    .updateTable("invoice_versions")
    .set({ document: JSON.stringify(said) })
    .where("invoice_id", "=", invoiceId)
    .where("version", "=", last)
    .execute();
  await insertVersion(books, after.invoice, {
    ...parties,
    ...{ version: last + 1, origin: "edited", changes: JSON.stringify(changes) },
    act,
  });
  const { contact_id: contactId, no } = after.invoice;
  await recordEvent(books, "edited", { invoiceId, contactId, no, version: last + 1 }, act);
}
