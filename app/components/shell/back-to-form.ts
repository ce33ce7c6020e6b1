import { paths, readDraftName, type DraftName } from "~/paths";
import type { Screen } from "./screen";

/** The header's way back from a choosing screen to the invoice it chooses for; `at` is a place on it. */
export function backToForm(at?: string): Screen["back"] {
  return ({ search }) => ({ to: paths.invoiceForm({ draft: draftOf(search), at }), label: "Back to create invoice" });
}

/** The draft named in the address; the loader has refused any other. */
export function draftOf(search: URLSearchParams): DraftName {
  return readDraftName(search.get("draft")) ?? "new";
}
