import { FIGURE_INPUT } from "~/ui/figure";
import type { ChosenItem } from "~/invoices/paths";

/**
 * Parses the chosen items of a chooser's form or address. The form has the fields `row` and
 * `quantity` for every listed item, and `item` for every ticked one. The address has `item` for
 * every chosen item, and a `quantity` for either all of them or none. An item with a quantity of
 * zero is not chosen, even when it is ticked. An item with any other quantity, which may be
 * invalid, is chosen even when it is not ticked.
 */
export function parseChosenItems(source: FormData | URLSearchParams): ChosenItem[] {
  const ticked = new Set(source.getAll("item").map(String));
  const rows = source.getAll("row").map(String);
  const quantities = source.getAll("quantity").map(String);
  const ids = rows.length > 0 ? rows : [...ticked];
  const listed = ids.map((id, index) => ({
    id,
    quantity: (quantities[index] ?? "").trim().slice(0, FIGURE_INPUT.maxLength),
  }));
  const others = [...ticked].filter((id) => !ids.includes(id)).map((id) => ({ id, quantity: "" }));
  return [...listed, ...others].filter(({ id, quantity }) =>
    quantity === "" ? ticked.has(id) : !isZeroQuantity(quantity),
  );
}

function isZeroQuantity(quantity: string): boolean {
  return /^0+([.,]0*)?$/.test(quantity);
}
