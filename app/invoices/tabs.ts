import type { InvoiceTab } from "~/paths";

export const TABS: InvoiceTab[] = ["all", "unpaid", "draft"];
