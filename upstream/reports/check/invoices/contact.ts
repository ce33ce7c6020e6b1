import { compare, type Finding } from "../finding";
import { currentVersion, type InvoiceRows } from "../invoice-rows";

/** An issued invoice stays with whom it was issued to, a draft with whom it was made for. */
export function checkContact(rows: InvoiceRows): Finding[] {
  const { invoice, events } = rows;
  const what = `${invoice.no}: contact`;
  const version = currentVersion(rows);
  if (version) return compareCustomer(what, rows, { ...version, ...invoice });
  const lastEvent = events.findLast(({ kind }) => kind === "made" || kind === "edited");
  return lastEvent ? compare(what, invoice.contact_id, lastEvent.contact_id) : [];
}

/** A credit note is made out to whom it names in print. */
export function checkNoteContact(rows: InvoiceRows): Finding[] {
  return rows.notes.flatMap((note) => compareCustomer(`${note.no}: contact`, rows, note));
}

type Recipient = { contact_id: number; customer_id: number };

function compareCustomer(
  what: string,
  { parties }: InvoiceRows,
  { contact_id, customer_id }: Recipient,
): Finding[] {
  const printed = parties.get(customer_id);
  // A change to a contact of the same name and address makes no version.
  const isSame = [...parties.values()].some(
    (party) => party.contact_id === contact_id && party.details === printed?.details,
  );
  return isSame ? [] : compare(what, contact_id, printed?.contact_id ?? "of no contact");
}
