import type { SaleLineForm } from "./schema";

/** Returns an empty line that has no item. `accountId` is its income account. */
export function blankSaleLine(accountId: string, others: SaleLineForm[] = []): SaleLineForm {
  return {
    id: nextLineId(others),
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

function nextLineId(others: SaleLineForm[]): string {
  const numbers = others.map(({ id }) => Number(/^typed-(\d+)$/.exec(id)?.[1] ?? 0));
  return `typed-${Math.max(0, ...numbers) + 1}`;
}

/** Removes the lines that were added and left empty. One line always stays. */
export function removeBlankLines(lines: SaleLineForm[]): SaleLineForm[] {
  const filled = lines.filter(
    ({ accountId, name, unitPrice, description }) =>
      [name, unitPrice, description].some((text) => text.trim() !== "") || !accountId,
  );
  return filled.length > 0 ? filled : lines.slice(0, 1);
}
