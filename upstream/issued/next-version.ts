import type { CompanyBooks } from "../db/company-books";
import { recordEvent } from "../history/record-event";
import type { Act } from "../http/calls";
import { readInvoice } from "../invoices/record";
import { issuedDocumentOf, type IssuedDocument } from "../pdf/issued-document";
import { findDifferences } from "./differences";
import { keepParties, readKeptParties } from "./party-snapshots";
import { insertVersion, partiesOf, readVersion } from "./versions";

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
  const last = Math.max(before.invoice.version, 1);
  await supersede(books, { ...before.invoice, version: last }, said, act);
  await insertVersion(books, after.invoice, {
    ...parties,
    ...{ version: last + 1, origin: "edited", changes: JSON.stringify(changes) },
    act,
  });
  const { contact_id: contactId, no } = after.invoice;
  await recordEvent(books, "edited", { invoiceId, contactId, no, version: last + 1 }, act);
}

type Invoice = { id: number; company_id: number; contact_id: number };

async function supersede(
  books: CompanyBooks,
  invoice: Invoice & { version: number },
  said: IssuedDocument,
  act: Act,
): Promise<void> {
  // Of an invoice that an older version of the program has issued since this one began.
  if (!(await readVersion(books, invoice, invoice.version)))
    await insertVersion(books, invoice, {
      ...(await keepParties(books, invoice, act.now)),
      ...{ version: invoice.version, origin: "upgrade", changes: "[]" },
      act: { ...act, actor: "" },
    });
  await books
    .updateTable("invoice_versions")
    .set({ document: JSON.stringify(said) })
    .where("invoice_id", "=", invoice.id)
    .where("version", "=", invoice.version)
    .execute();
}
