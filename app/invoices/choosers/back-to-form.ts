import { chooserWords as words } from "../../../domain/words/choosers";
import { paths, parseDraftName, type DraftName } from "~/paths";
import type { Place } from "~/shell/screen";

/**
 * Returns the back link of a chooser to its invoice form. `anchor` is the id of an element of the
 * form.
 */
export function createFormBackLink({ search }: Place, anchor?: string) {
  const draft = readChooserDraftName(search);
  return {
    to: paths.invoiceForm({ draft, at: anchor }),
    label: draft.startsWith("edit-") ? words.backToEdit : words.backToCreate,
  };
}

/**
 * Returns the name of the draft in the address, "new" when the address has none. The loader has
 * already rejected an invalid name.
 */
export function readChooserDraftName(search: URLSearchParams): DraftName {
  return parseDraftName(search.get("draft")) ?? "new";
}
