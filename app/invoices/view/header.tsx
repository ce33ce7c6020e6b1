import { useParams, useRouteLoaderData } from "@remix-run/react";
import { paths } from "~/paths";
import { HeaderMenu, MenuItem, MenuLink } from "~/ui/shell/header-menu";
import type { Screen } from "~/ui/shell/screen";
import { invoicePaths } from "../paths";
import { DELETE_ID } from "./delete-invoice";
import type { loadInvoice } from "./load.server";

/** `routeId` is that of the route whose data tells what can be done with the invoice. */
export function invoiceHeader(routeId: string): Screen {
  return {
    title: "Invoice",
    back: () => ({ to: paths.invoices(), label: "Back to all invoices" }),
    actions: () => <InvoiceOptions routeId={routeId} />,
  };
}

function InvoiceOptions({ routeId }: { routeId: string }) {
  const { id = "" } = useParams();
  const invoice = useRouteLoaderData<typeof loadInvoice>(routeId);
  if (!invoice) return null;
  return (
    <HeaderMenu>
      {invoice.isEditable ? <MenuLink to={paths.editInvoice(id)}>Edit</MenuLink> : null}
      <MenuLink to={invoicePaths.previewPdf(id, { returnTo: paths.invoice(id) })}>
        Preview PDF
      </MenuLink>
      {invoice.versionsAt ? <MenuLink to={invoice.versionsAt}>Earlier versions</MenuLink> : null}
      {invoice.creditAt ? <MenuLink to={invoice.creditAt}>Credit note</MenuLink> : null}
      {invoice.canBeVoided ? <MenuLink to={invoicePaths.voidInvoice(id)}>Void</MenuLink> : null}
      {invoice.canBeDeleted ? (
        <MenuItem opens={DELETE_ID} isDestructive>
          Delete
        </MenuItem>
      ) : null}
    </HeaderMenu>
  );
}
