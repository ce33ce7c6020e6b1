import type { Named } from "~/models/lists.server";

/**
 * Returns the tax codes to choose from. A tax code that is no longer in force is listed only for an
 * item that has it.
 */
export function withChosenTax(inForce: Named[], chosen: string): Named[] {
  const isMissing = chosen !== "" && inForce.every(({ id }) => id !== chosen);
  return isMissing ? [...inForce, { id: chosen, name: "A tax no longer in force" }] : inForce;
}
