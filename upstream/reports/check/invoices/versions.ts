import { INVOICE_STATUS } from "../../../../domain/invoices/status";
import { compare, finding, type Finding } from "../finding";
import { currentVersion, type InvoiceRows } from "../invoice-rows";

/** From 1 on without a gap; all but the last as they were in print. */
export function checkVersionNumbers(rows: InvoiceRows): Finding[] {
  const { invoice, versions } = rows;
  if (invoice.status === INVOICE_STATUS.draft)
    return compare(`${invoice.no}: versions of the draft`, versions.length, 0);
  const stored = versions.map(
    ({ version, document }) => `${version}${document ? " in print" : ""}`,
  );
  const expected = Array.from({ length: invoice.version }, (_, index) =>
    index + 1 === invoice.version ? `${index + 1}` : `${index + 1} in print`,
  );
  const times = versions.map(({ made_at }) => made_at);
  return [
    ...(currentVersion(rows)
      ? []
      : finding(`${invoice.no}: version`, String(invoice.version), "one that is kept")),
    ...compare(`${invoice.no}: versions`, stored.join(", "), expected.join(", ")),
    ...compare(
      `${invoice.no}: moments of its versions`,
      times.join(", "),
      [...times].sort().join(", "),
    ),
    ...versions.flatMap(({ version, origin }) =>
      compare(
        `${invoice.no}: version ${version}, made by`,
        origin,
        version > 1 ? "edited" : origin === "upgrade" ? "upgrade" : "issued",
      ),
    ),
  ];
}

/** Versions and credit notes are issued by the business, to a customer. */
export function checkParties({ invoice, versions, notes, parties }: InvoiceRows): Finding[] {
  const issued = [
    ...versions.map((each) => ({ ...each, what: `${invoice.no}: version ${each.version}` })),
    ...notes.map((note) => ({ ...note, what: note.no })),
  ];
  return issued.flatMap(({ what, seller_id, customer_id }) => {
    const [seller, customer] = [parties.get(seller_id), parties.get(customer_id)];
    // What is not there at all is found among the references.
    if (!seller || !customer) return [];
    return seller.contact_id === null && customer.contact_id !== null
      ? []
      : finding(`${what}, parties`, "others", "the business and a customer");
  });
}
