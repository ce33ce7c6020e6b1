import { paths } from "~/paths";
import type { Screen } from "~/ui/shell/screen";
import { invoicePaths } from "../paths";

export const pdfPreviewHeader: Screen = {
  title: "Preview PDF",
  back: ({ search }) => wayBack(search.get("invoice"), search.has("version")),
};

function wayBack(invoiceId: string | null, isOfVersion: boolean) {
  if (!invoiceId) return { to: paths.invoices(), label: "Back to all invoices" };
  if (isOfVersion)
    return {
      to: invoicePaths.versions(invoiceId),
      label: "Back to the versions",
      icon: "close" as const,
    };
  return { to: paths.editInvoice(invoiceId), label: "Close", icon: "close" as const };
}
