import { useParams } from "@remix-run/react";
import { paths } from "~/paths";
import { HeaderMenu, MenuLink } from "~/ui/shell/header-menu";
import type { Screen } from "~/ui/shell/screen";
import { invoicePaths } from "../paths";

export const invoiceHeader: Screen = {
  title: "Invoice",
  back: () => ({ to: paths.invoices(), label: "Back to all invoices" }),
  actions: () => <InvoiceOptions />,
};

function InvoiceOptions() {
  const { id = "" } = useParams();
  return (
    <HeaderMenu>
      <MenuLink to={paths.editInvoice(id)}>Edit</MenuLink>
      <MenuLink to={invoicePaths.previewPdf(id)}>Preview PDF</MenuLink>
    </HeaderMenu>
  );
}
