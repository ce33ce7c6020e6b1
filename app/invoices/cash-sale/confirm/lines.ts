import type { SoldLineForm } from "./schema";

/** A line to be typed; `accountId` is where it is earned. */
export function freeLine(accountId: string, others: SoldLineForm[] = []): SoldLineForm {
  return {
    id: freeId(others),
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

function freeId(others: SoldLineForm[]): string {
  const numbers = others.map(({ id }) => Number(/^typed-(\d+)$/.exec(id)?.[1] ?? 0));
  return `typed-${Math.max(0, ...numbers) + 1}`;
}

/** Without lines that were added and left blank, unless nothing else is left. */
export function withoutBlank(lines: SoldLineForm[]): SoldLineForm[] {
  const filled = lines.filter(
    ({ accountId, name, unitPrice, description }) =>
      [name, unitPrice, description].some((text) => text.trim() !== "") || !accountId,
  );
  return filled.length > 0 ? filled : lines.slice(0, 1);
}
