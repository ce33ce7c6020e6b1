import { safeReturnPath } from "~/paths";
import type { Place } from "./screen";

/** Returns the header's link back to `returnTo` in the address, or to the list. */
export function backTo(list: string, { search }: Place) {
  return { to: safeReturnPath(search.get("returnTo")) ?? list, label: "Back" };
}
