import type { SaleLineForm } from "./schema";

/**
 * Returns an empty line without an item. `accountId` is the income account of the line; `others`
 * are the lines whose ids are in use.
 */
export function createBlankSaleLine(accountId: string, others: SaleLineForm[] = []): SaleLineForm {
  return {
    id: createLineId(others),
    productId: "",
    accountId,
    name: "",
    description: "",
    quantity: "1",
    unitPrice: "",
    discount: "",
    taxCodeId: "",
  };
}

function createLineId(others: SaleLineForm[]): string {
  const numbers = others.map(({ id }) => Number(/^typed-(\d+)$/.exec(id)?.[1] ?? 0));
  return `typed-${Math.max(0, ...numbers) + 1}`;
}

/**
 * Removes every line that has no item and whose name, price and description are all empty. Keeps
 * the first line when no line would be left.
 */
export function removeBlankLines(lines: SaleLineForm[]): SaleLineForm[] {
  const filled = lines.filter(
    ({ accountId, name, unitPrice, description }) =>
      [name, unitPrice, description].some((text) => text.trim() !== "") || !accountId,
  );
  return filled.length > 0 ? filled : lines.slice(0, 1);
}
