import { DiscardButton } from "~/components/shell/discard-button";
import { HeaderMenu, MenuItem } from "~/components/shell/header-menu";
import type { Screen } from "~/components/shell/screen";
import { paths, type DraftName } from "~/paths";
import { SaveOption, START_OVER_ID } from "./save-bar";

/** The header of a new invoice: back to all invoices, which clears the draft, and the options. */
export function newInvoiceScreen(draft: DraftName, title: string): Screen {
  return {
    title,
    lead: () => <DiscardButton action={paths.invoiceForm({ draft })} label="Back to all invoices" />,
    actions: () => (
      <HeaderMenu>
        <SaveOption />
        <MenuItem opens={START_OVER_ID}>Start over</MenuItem>
      </HeaderMenu>
    ),
  };
}
