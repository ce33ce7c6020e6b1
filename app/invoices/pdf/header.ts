import { paths } from "~/paths";
import type { Screen } from "~/ui/shell/screen";

export const pdfPreviewHeader: Screen = {
  title: "Preview PDF",
  back: ({ search }) => wayBack(search.get("invoice")),
};

function wayBack(invoiceId: string | null) {
  if (!invoiceId) return { to: paths.invoices(), label: "Back to all invoices" };
  return { to: paths.editInvoice(invoiceId), label: "Close", icon: "close" as const };
}
