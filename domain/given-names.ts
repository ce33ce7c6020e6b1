import { givenNameWords as words } from "./words/given-names";
import { fill } from "./words/message";

/** The names that Lejar gives in new books. Some are the names of groups of accounts. */
const KEYS = new Map<string, keyof typeof words.names>([
  ["Cash", "cash"],
  ["Bank Transfer", "bankTransfer"],
  ["Credit Card", "creditCard"],
  ["Cheque", "cheque"],
  ["Sales", "sales"],
  ["Services", "services"],
  ["Delivery Charges", "deliveryCharges"],
  ["Sundry Income", "sundryIncome"],
  ["Other Income", "otherIncome"],
  ["Cash in Hand", "cashInHand"],
  ["Bank Account", "bankAccount"],
  ["Bank", "bank"],
  ["Cost of Goods Sold", "goodsSold"],
  ["Packaging", "packaging"],
  ["Cost of Sales", "costOfSales"],
  ["Freight", "freight"],
  ["Other Expenses", "otherExpenses"],
  ["Overheads", "overheads"],
  ["Stock on Hand", "stock"],
  ["Inventory", "inventory"],
]);

/**
 * Returns the name of a payment term, a payment method or an account as it is shown: in the language
 * of the person while it is the name that Lejar gave, otherwise as the owner typed it. Drafts and
 * calls of the API keep the name as it is stored.
 */
export function toShownName(name: string): string {
  const days = /^(\d+) Days$/.exec(name)?.[1];
  if (days !== undefined) return fill(words.days, { days });
  const key = KEYS.get(name);
  return key ? words.names[key] : name;
}

/** Returns records with their names as they are shown. */
export function toShownNames<Named extends { name: string }>(records: Named[]): Named[] {
  return records.map((record) => ({ ...record, name: toShownName(record.name) }));
}

/** Returns groups of records with all their names as they are shown. */
export function toShownGroups<Item extends { name: string }>(
  groups: { name: string; items: Item[] }[],
): { name: string; items: Item[] }[] {
  return groups.map(({ name, items }) => ({ name: toShownName(name), items: toShownNames(items) }));
}
