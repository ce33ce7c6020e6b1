import { LIST_LIMITS } from "../../domain/limits/lists";

/** The id of the form on a page whose fields become the query of the page's address. */
export const QUERY_FORM_ID = "query";

/** The search text in an address, and whether the search field is open. */
type Search = { q: string; isOpen: boolean };

/**
 * Parses the search text `q` and the button `find` that was pressed beside the field: "open",
 * "clear" or "close". These are buttons and not links, so that they submit the other fields of the
 * form too.
 */
export function parseSearch(params: URLSearchParams): Search {
  const find = params.get("find");
  if (find === "close") return { q: "", isOpen: false };
  const q = find === "clear" ? "" : (params.get("q") ?? "").trim().slice(0, LIST_LIMITS.search);
  return { q, isOpen: q !== "" || find === "open" || find === "clear" };
}

/** Names that match what the user has typed into the search field. */
export type SuggestedNames = { customers: string[]; contacts: string[]; items: string[] };
