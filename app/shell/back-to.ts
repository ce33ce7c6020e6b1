import { safeReturn } from "~/paths";
import type { Place } from "./screen";

/** The header's way back to where `returnTo` in the address says, or to the list. */
export function backTo(list: string, { search }: Place) {
  return { to: safeReturn(search.get("returnTo")) ?? list, label: "Back" };
}
