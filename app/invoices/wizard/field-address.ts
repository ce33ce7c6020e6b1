import { paths, type DraftName } from "~/paths";
import { fieldId } from "~/ui/field";
import { invoicePaths } from "../paths";

/** Returns the address of a field of the draft, on a page that shows what is missing. */
export function fieldAddress(draft: DraftName, field: string): string {
  return field === "title"
    ? `${invoicePaths.invoiceDetails({ draft, check: "1" })}#title`
    : paths.invoiceForm({ draft, isChecked: true, at: fieldId(field) });
}
