import { paths, parseDraftName, type DraftName } from "~/paths";
import type { Place } from "~/shell/screen";

/** The header's way back to the invoice that is being written; `at` is a place on it. */
export function backToForm({ search }: Place, at?: string) {
  const draft = readChooserDraft(search);
  return {
    to: paths.invoiceForm({ draft, at }),
    label: draft.startsWith("edit-") ? "Back to edit invoice" : "Back to create invoice",
  };
}

/** The draft named in the address; the loader has refused any other. */
export function readChooserDraft(search: URLSearchParams): DraftName {
  return parseDraftName(search.get("draft")) ?? "new";
}
