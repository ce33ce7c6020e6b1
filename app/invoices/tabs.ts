import type { InvoiceTab } from "~/paths";

/** What the search of the invoice list compares. */
export const SEARCHED_IN_INVOICES = "numbers, customers, items, notes and amounts";

export const INVOICE_TABS: InvoiceTab[] = ["all", "unpaid", "draft"];
