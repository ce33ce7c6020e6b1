import { itemWords as words } from "../../../domain/words/items";
import type { NamedRecord } from "~/models/lists.server";

/**
 * Returns the tax codes to choose from. `chosen` is the id of the item's tax code; empty when it
 * has none. A tax code that is no longer in force is listed only for an item that has it.
 */
export function addChosenTax(codesInForce: NamedRecord[], chosen: string): NamedRecord[] {
  const isMissing = chosen !== "" && codesInForce.every(({ id }) => id !== chosen);
  return isMissing ? [...codesInForce, { id: chosen, name: words.endedTax }] : codesInForce;
}
