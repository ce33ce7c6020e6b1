import { safeReturnPath } from "~/paths";
import type { Place } from "./screen";

/**
 * Returns the header's link back to the path in the query parameter `returnTo`, or to the list when
 * there is none.
 */
export function backTo(listPath: string, { search }: Place) {
  return { to: safeReturnPath(search.get("returnTo")) ?? listPath, label: "Back" };
}
