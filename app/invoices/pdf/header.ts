import { paths, safeReturn } from "~/paths";
import type { Screen } from "~/shell/screen";
import { invoicePaths } from "../paths";

export const pdfPreviewHeader: Screen = {
  title: "Preview PDF",
  back: ({ search }) => wayBack(search),
};

function wayBack(search: URLSearchParams) {
  const invoiceId = search.get("invoice");
  if (!invoiceId) return { to: paths.invoices(), label: "Back to all invoices" };
  if (search.has("version"))
    return {
      to: invoicePaths.versions(invoiceId),
      label: "Back to the versions",
      icon: "close" as const,
    };
  const to = safeReturn(search.get("returnTo")) ?? paths.editInvoice(invoiceId);
  return { to, label: "Close", icon: "close" as const };
}
