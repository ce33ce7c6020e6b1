import { compareValues, type Finding } from "../finding";
import { findCurrentVersion, type InvoiceRows } from "../invoice-rows";

/**
 * Checks that an invoice has the customer of its current version or, without a version, the contact of
 * its last creation or edit in the history. Accepts any contact when both are missing.
 */
export function checkContact(rows: InvoiceRows): Finding[] {
  const { invoice, events } = rows;
  const what = `${invoice.no}: contact`;
  const version = findCurrentVersion(rows);
  if (version) return compareCustomer(what, rows, { ...version, ...invoice });
  const lastEvent = events.findLast(({ kind }) => kind === "made" || kind === "edited");
  return lastEvent ? compareValues(what, invoice.contact_id, lastEvent.contact_id) : [];
}

/** Checks that a credit note has the contact of its customer snapshot. */
export function checkCreditNoteContact(rows: InvoiceRows): Finding[] {
  return rows.creditNotes.flatMap((note) => compareCustomer(`${note.no}: contact`, rows, note));
}

type Recipient = { contact_id: number; customer_id: number };

function compareCustomer(
  what: string,
  { parties }: InvoiceRows,
  { contact_id, customer_id }: Recipient,
): Finding[] {
  const printed = parties.get(customer_id);
  // Changing the contact to another one with the same printed details creates no version.
  const isSame = [...parties.values()].some(
    (party) => party.contact_id === contact_id && party.details === printed?.details,
  );
  return isSame ? [] : compareValues(what, contact_id, printed?.contact_id ?? "of no contact");
}
