import { compareValues, type Finding } from "../finding";
import type { InvoiceRows } from "../invoice-rows";

/** Checks that the search text begins with the invoice number. */
export function checkSearchText({ invoice }: InvoiceRows): Finding[] {
  const [number = ""] = invoice.search_text.split("\n");
  return compareValues(`${invoice.no}: number in searches`, number, toSearchNumber(invoice.no));
}

/** Normalizes a number as search texts are normalized. */
function toSearchNumber(no: string): string {
  return no.normalize("NFKC").replace(/\s+/g, " ").toLowerCase();
}
