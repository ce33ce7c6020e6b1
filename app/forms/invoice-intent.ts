/**
 * What a button of the invoice form asks for, as its `intent` value. The words
 * before the first colon name it; the rest says of which line or payment.
 */
export type InvoiceIntent =
  | { name: (typeof SIMPLE)[number] }
  | { name: "payment" | "removePayment"; index: number }
  | { name: "quantity"; lineId: string; by: 1 | -1; next: string }
  | { name: "moveLine"; lineId: string; by: 1 | -1 }
  | { name: "removeLine"; lineId: string };

const SIMPLE = ["update", "summary", "contact", "item", "service", "matchDueDate", "save", "saveAnyway", "startOver", "discard"] as const;

/** Null for an intent that no button has. */
export function readIntent(text: string): InvoiceIntent | null {
  const [name = "", first = "", second = "", next = ""] = text.split(":");
  const simple = SIMPLE.find((known) => known === name);
  if (simple) return { name: simple };
  if (name === "payment" || name === "removePayment") {
    return /^\d{1,2}$/.test(first) ? { name, index: Number(first) } : null;
  }
  if (name === "removeLine") return { name, lineId: first };
  if (second !== "1" && second !== "-1") return null;
  const by = second === "1" ? 1 : -1;
  if (name === "quantity") return { name, lineId: first, by, next };
  return name === "moveLine" ? { name, lineId: first, by } : null;
}

export const intents = {
  payment: (index: number) => `payment:${index}`,
  removePayment: (index: number) => `removePayment:${index}`,
  moveLine: (lineId: string, by: 1 | -1) => `moveLine:${lineId}:${by}`,
  removeLine: (lineId: string) => `removeLine:${lineId}`,
  /** Names the next quantity too, so that a repeated tap on a bad line counts once. */
  quantity: (lineId: string, by: 1 | -1, next: string) => `quantity:${lineId}:${by}:${next}`,
};
