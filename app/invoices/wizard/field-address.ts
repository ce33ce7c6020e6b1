import { paths, type DraftName } from "~/paths";
import { toFieldId } from "~/ui/field";
import { invoicePaths } from "../paths";

/**
 * Returns the address of the page on which this field of the draft is edited. That page shows the
 * errors of its fields.
 */
export function toFieldAddress(draft: DraftName, field: string): string {
  return field === "title"
    ? `${invoicePaths.invoiceDetails({ draft, check: "1" })}#title`
    : paths.invoiceForm({ draft, isChecked: true, at: toFieldId(field) });
}
