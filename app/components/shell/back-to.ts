import { safeReturn } from "~/paths";
import type { Screen } from "./screen";

/** The header's way back to where `returnTo` in the address says, or to the list. */
export function backTo(list: string): Screen["back"] {
  return ({ search }) => ({ to: safeReturn(search.get("returnTo")) ?? list, label: "Back" });
}
