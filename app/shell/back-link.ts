import { shellWords as words } from "../../domain/words/shell";
import { parseReturnPath } from "~/paths";
import type { Place } from "./screen";

/**
 * Returns the header's link back to the path in the query parameter `returnTo`, or to `listPath` when
 * the parameter is missing or not a path of this app.
 */
export function createBackLink(listPath: string, { search }: Place) {
  return { to: parseReturnPath(search.get("returnTo")) ?? listPath, label: words.back };
}
