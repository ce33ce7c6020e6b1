import { LIST_LIMITS } from "../../domain/limits/lists";

/** What an address searches for, and whether its search field is shown. */
type Search = { q: string; isOpen: boolean };

/**
 * Reads `q` and the button that was pressed beside it: `find` is "open",
 * "clear" or "close". The last two are buttons, not links, so that they take
 * along whatever else the same form holds.
 */
export function parseSearch(params: URLSearchParams): Search {
  const find = params.get("find");
  if (find === "close") return { q: "", isOpen: false };
  const q = find === "clear" ? "" : (params.get("q") ?? "").trim().slice(0, LIST_LIMITS.search);
  return { q, isOpen: q !== "" || find === "open" || find === "clear" };
}

/** Names that a search may have meant. */
export type Suggestions = { customers: string[]; contacts: string[]; items: string[] };
