import type { Group } from "~/models/lists.server";

/** Where money that comes by a kind of method is put, unless it is said otherwise: an account's id. */
export function accountOfMethod(groups: Group[], kind: string): string {
  const pattern = kind === "cash" || kind === "" ? /cash|till|tunai/i : /bank/i;
  const group = groups.find(({ name }) => pattern.test(name)) ?? groups[0];
  return group?.items[0]?.id ?? "";
}
