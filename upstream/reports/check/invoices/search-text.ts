import { compare, type Finding } from "../finding";
import type { InvoiceRows } from "../invoice-rows";

/** An invoice is searched for by its number. */
export function checkSearchText({ invoice }: InvoiceRows): Finding[] {
  const [number = ""] = invoice.search_text.split("\n");
  return compare(`${invoice.no}: number in searches`, number, toSearchNumber(invoice.no));
}

/** As it is typed, whatever its case. */
function toSearchNumber(no: string): string {
  return no.normalize("NFKC").replace(/\s+/g, " ").toLowerCase();
}
