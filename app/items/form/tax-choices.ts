import type { Named } from "~/models/lists.server";

/**
 * The tax codes to choose from; one that is no longer in force stays on the item that has it, until
 * another is chosen.
 */
export function withChosenTax(inForce: Named[], chosen: string): Named[] {
  const isGone = chosen !== "" && inForce.every(({ id }) => id !== chosen);
  return isGone ? [...inForce, { id: chosen, name: "A tax no longer in force" }] : inForce;
}
