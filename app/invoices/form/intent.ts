/**
 * The action of a button of the invoice form, parsed from its `intent` value. The text before the
 * first colon is the name; the rest contains ids and values, separated by colons.
 */
export type InvoiceIntent =
  | { name: (typeof SIMPLE)[number] }
  | { name: (typeof FINISHING)[number]; isConfirmed: boolean }
  | { name: "payment" | "removePayment"; index: number }
  | { name: "undoPayment"; paymentId: string }
  | { name: "pickContact"; contactId: string }
  | { name: "quantity"; lineId: string; by: 1 | -1; next: string }
  | { name: "moveLine"; lineId: string; by: 1 | -1 }
  | { name: "removeLine" | "oldPrice"; lineId: string }
  | { name: "addItem"; productId: string }
  | { name: "addService"; accountId: string; lineName: string }
  | { name: "price"; lineId: string; unitPrice: string; discount: string };

/** The intents without ids or values. `getNextLocation` tells what most of them open. */
const SIMPLE = [
  "update",
  "summary",
  "contact",
  "item",
  "service",
  "matchDueDate",
  "ownTerm",
  "ownCurrency",
  "details",
  "taxNumber",
  "startOver",
  "discard",
  "delete",
] as const;
/** The intents that preview or save the invoice, and so require a complete form. */
const FINISHING = ["preview", "save", "send", "saveAndSend"] as const;

export type FinishingName = (typeof FINISHING)[number];

/** Parses the `intent` value of a button; null when it has an unknown name or an invalid number. */
export function parseIntent(text: string): InvoiceIntent | null {
  const [name = "", first = "", second = "", next = ""] = text.split(":");
  const simple = SIMPLE.find((each) => each === name);
  if (simple) return { name: simple };
  const finishing = FINISHING.find((each) => each === name);
  if (finishing) return { name: finishing, isConfirmed: first === CONFIRMED };
  if (name === "payment" || name === "removePayment") {
    return /^\d{1,3}$/.test(first) ? { name, index: Number(first) } : null;
  }
  if (name === "undoPayment") return { name, paymentId: text.slice(name.length + 1) };
  if (name === "pickContact") return { name, contactId: text.slice(name.length + 1) };
  if (name === "addItem") return { name, productId: text.slice(name.length + 1) };
  if (name === "addService")
    return { name, accountId: first, lineName: text.split(":").slice(2).join(":") };
  if (name === "price") return { name, lineId: first, unitPrice: second, discount: next };
  if (name === "removeLine" || name === "oldPrice") return { name, lineId: first };
  if (second !== "1" && second !== "-1") return null;
  const by = second === "1" ? 1 : -1;
  if (name === "quantity") return { name, lineId: first, by, next };
  return name === "moveLine" ? { name, lineId: first, by } : null;
}

/** The text after the name of an intent when the user has confirmed the warnings. */
const CONFIRMED = "confirmed";

/** Returns true for the intents that preview or save the invoice. */
export function requiresCompleteForm(intent: string): boolean {
  const parsed = parseIntent(intent);
  return parsed !== null && "isConfirmed" in parsed;
}

export const intents = {
  confirmed: (name: FinishingName) => `${name}:${CONFIRMED}`,
  payment: (index: number) => `payment:${index}`,
  removePayment: (index: number) => `removePayment:${index}`,
  undoPayment: (paymentId: string) => `undoPayment:${paymentId}`,
  pickContact: (contactId: string) => `pickContact:${contactId}`,
  moveLine: (lineId: string, by: 1 | -1) => `moveLine:${lineId}:${by}`,
  removeLine: (lineId: string) => `removeLine:${lineId}`,
  /** Sets the unit price and the discount, such as "10%", of a line. */
  price: (lineId: string, { unitPrice, discount }: { unitPrice: string; discount: string }) =>
    `price:${lineId}:${unitPrice}:${discount}`,
  /** Sets the unit price of a line to the line's `oldPrice`. */
  oldPrice: (lineId: string) => `oldPrice:${lineId}`,
  addItem: (productId: string) => `addItem:${productId}`,
  /** Adds a line without an item. `lineName` is its name; its income is booked to the account. */
  addService: (accountId: string, lineName: string) => `addService:${accountId}:${lineName}`,
  /**
   * `next` is the next quantity. The server sets it instead of counting, so that a repeated request
   * counts once. `by` is used when the user has typed another quantity.
   */
  quantity: (lineId: string, by: 1 | -1, next: string) => `quantity:${lineId}:${by}:${next}`,
};
