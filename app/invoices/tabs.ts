import type { InvoiceTab } from "~/paths";

export const INVOICE_TABS: InvoiceTab[] = ["all", "unpaid", "draft"];
