import { paths, type DraftName } from "~/paths";
import { fieldId } from "~/ui/field";
import { invoicePaths } from "../paths";

/** Where a field of the draft is filled in, on a page that says what it lacks. */
export function fieldAddress(draft: DraftName, field: string): string {
  return field === "title"
    ? `${invoicePaths.invoiceDetails({ draft, check: "1" })}#title`
    : paths.invoiceForm({ draft, isChecked: true, at: fieldId(field) });
}
