import { INVOICE_STATUS } from "../../../../domain/invoices/status";
import { compareValues, toFindings, type Finding } from "../finding";
import { findCurrentVersion, type InvoiceRows } from "../invoice-rows";

/**
 * Checks the numbers, documents, times and origins of versions. The numbers begin with 1 and have no
 * gap, and every version except the current one has a stored document. A draft invoice has no
 * versions.
 */
export function checkVersionNumbers(rows: InvoiceRows): Finding[] {
  const { invoice, versions } = rows;
  if (invoice.status === INVOICE_STATUS.draft)
    return compareValues(`${invoice.no}: versions of the draft`, versions.length, 0);
  const stored = versions.map(
    ({ version, document }) => `${version}${document ? " in print" : ""}`,
  );
  const expected = Array.from({ length: invoice.version }, (_, index) =>
    index + 1 === invoice.version ? `${index + 1}` : `${index + 1} in print`,
  );
  const times = versions.map(({ made_at }) => made_at);
  return [
    ...(findCurrentVersion(rows)
      ? []
      : toFindings(`${invoice.no}: version`, String(invoice.version), "one that is kept")),
    ...compareValues(`${invoice.no}: versions`, stored.join(", "), expected.join(", ")),
    ...compareValues(
      `${invoice.no}: moments of its versions`,
      times.join(", "),
      [...times].sort().join(", "),
    ),
    ...versions.flatMap(({ version, origin }) =>
      compareValues(
        `${invoice.no}: version ${version}, made by`,
        origin,
        version > 1 ? "edited" : origin === "upgrade" ? "upgrade" : "issued",
      ),
    ),
  ];
}

/**
 * Checks that versions and credit notes have a seller and a customer snapshot of the right kind.
 */
export function checkParties({ invoice, versions, creditNotes, parties }: InvoiceRows): Finding[] {
  const issued = [
    ...versions.map((each) => ({ ...each, what: `${invoice.no}: version ${each.version}` })),
    ...creditNotes.map((note) => ({ ...note, what: note.no })),
  ];
  return issued.flatMap(({ what, seller_id, customer_id }) => {
    const [seller, customer] = [parties.get(seller_id), parties.get(customer_id)];
    // A missing snapshot is reported by `checkReferences`.
    if (!seller || !customer) return [];
    return seller.contact_id === null && customer.contact_id !== null
      ? []
      : toFindings(`${what}, parties`, "others", "the business and a customer");
  });
}
