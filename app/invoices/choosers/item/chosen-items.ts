import { FIGURE_INPUT } from "~/ui/figure";
import type { ChosenItem } from "~/invoices/paths";

/**
 * What a chooser of items says is wanted. Its form has a `row` and a `quantity` for every item it
 * shows, and an `item` for each that is ticked; an address has an `item` for each that is wanted,
 * and as many quantities, or none. What is typed decides: a quantity on a row that is not ticked
 * wants it, and none of it does not.
 */
export function parseChosenItems(from: FormData | URLSearchParams): ChosenItem[] {
  const ticked = new Set(from.getAll("item").map(String));
  const rows = from.getAll("row").map(String);
  const quantities = from.getAll("quantity").map(String);
  const ids = rows.length > 0 ? rows : [...ticked];
  const shown = ids.map((id, index) => ({
    id,
    quantity: (quantities[index] ?? "").trim().slice(0, FIGURE_INPUT.maxLength),
  }));
  const others = [...ticked].filter((id) => !ids.includes(id)).map((id) => ({ id, quantity: "" }));
  return [...shown, ...others].filter(({ id, quantity }) =>
    quantity === "" ? ticked.has(id) : !isZeroQuantity(quantity),
  );
}

function isZeroQuantity(quantity: string): boolean {
  return /^0+([.,]0*)?$/.test(quantity);
}
