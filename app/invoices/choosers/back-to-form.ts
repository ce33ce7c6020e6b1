import { paths, parseDraftName, type DraftName } from "~/paths";
import type { Place } from "~/shell/screen";

/** Returns the back link of a chooser to its invoice form; `at` is an anchor on the form. */
export function backToForm({ search }: Place, at?: string) {
  const draft = readChooserDraft(search);
  return {
    to: paths.invoiceForm({ draft, at }),
    label: draft.startsWith("edit-") ? "Back to edit invoice" : "Back to create invoice",
  };
}

/** Returns the draft that the address names. The loader has already rejected an invalid name. */
export function readChooserDraft(search: URLSearchParams): DraftName {
  return parseDraftName(search.get("draft")) ?? "new";
}
