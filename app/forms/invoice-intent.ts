/**
 * What a button of the invoice form asks for, as its `intent` value. The words
 * before the first colon name it; the rest says of which line or payment.
 */
export type InvoiceIntent =
  | { name: "update" | "summary" | "contact" | "item" | "save" | "saveAnyway" | "discard" }
  | { name: "payment" | "removePayment"; index: number }
  | { name: "quantity"; lineId: string; by: 1 | -1; next: string }
  | { name: "removeLine"; lineId: string };

const SIMPLE = ["update", "summary", "contact", "item", "save", "saveAnyway", "discard"] as const;

/** Null for an intent that no button has. */
export function readIntent(text: string): InvoiceIntent | null {
  const [name = "", first = "", second = "", next = ""] = text.split(":");
  const simple = SIMPLE.find((known) => known === name);
  if (simple) return { name: simple };
  if (name === "payment" || name === "removePayment") {
    return /^\d{1,2}$/.test(first) ? { name, index: Number(first) } : null;
  }
  if (name === "removeLine") return { name, lineId: first };
  if (name === "quantity" && (second === "1" || second === "-1")) {
    return { name, lineId: first, by: second === "1" ? 1 : -1, next };
  }
  return null;
}

export const intents = {
  payment: (index: number) => `payment:${index}`,
  removePayment: (index: number) => `removePayment:${index}`,
  removeLine: (lineId: string) => `removeLine:${lineId}`,
  /** Names the next quantity too, so that a repeated tap on a bad line counts once. */
  quantity: (lineId: string, by: 1 | -1, next: string) => `quantity:${lineId}:${by}:${next}`,
};
