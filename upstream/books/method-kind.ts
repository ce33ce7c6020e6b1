import type { MethodKind } from "../db/schema";

/** Asked in this order. */
const NAMES: [RegExp, MethodKind][] = [
  [/card/i, "card"],
  [/cheque|check/i, "cheque"],
  [/duitnow|paynow|\bqr\b|wallet/i, "code"],
  [/bank|transfer|giro|fpx/i, "bank"],
  [/cash|tunai/i, "cash"],
];

/** What a method of paying is, by its name; migration 0014 says the same of those before. */
export function methodKind(name: string): MethodKind {
  return NAMES.find(([pattern]) => pattern.test(name))?.[1] ?? "other";
}
