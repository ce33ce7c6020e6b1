import type { InvoiceIntent } from "./intent";
import { paths, type DraftName } from "~/paths";
import { invoicePaths } from "../paths";

/** Returns the address to which a button's post redirects after the draft was stored. */
export function getNextLocation(draft: DraftName, intent: InvoiceIntent): string {
  switch (intent.name) {
    case "contact":
      return invoicePaths.selectContact({ draft });
    case "item":
      return invoicePaths.selectItem({ draft });
    case "service":
      return invoicePaths.selectAccount({ draft });
    case "details":
      return invoicePaths.invoiceDetails({ draft });
    case "taxNumber":
      return paths.business({ returnTo: paths.invoiceForm({ draft }), at: "taxNo" });
    case "payment":
      return invoicePaths.selectPayment({ draft, payment: intent.index });
    case "quantity":
    case "moveLine":
    case "price":
    case "oldPrice":
      return paths.invoiceForm({ draft, line: intent.lineId });
    case "removeLine":
      return paths.invoiceForm({ draft, at: "lines" });
    case "removePayment":
      return paths.invoiceForm({ draft, at: "payments" });
    case "summary":
      return paths.invoiceForm({ draft, summary: true, at: "summary" });
    default:
      return paths.invoiceForm({ draft });
  }
}
