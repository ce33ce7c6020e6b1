import { sql, type RawBuilder } from "kysely";
import { LIST_LIMITS } from "../../domain/limits/lists";
import { isDamaged } from "./damaged-text";

/**
 * Joins fields to one text that can be searched, with one field per line. The text is in lower case,
 * because the two databases convert to lower case in different ways.
 */
export function toSearchText(...fields: string[]): string {
  return fields
    .map((field) => field.normalize("NFKC").replace(/\s+/g, " ").toLowerCase())
    .join("\n");
}

/**
 * Normalizes a typed search in the same way as `toSearchText`, and cuts it to `LIST_LIMITS.search`
 * characters. Returns "" for a blank search.
 */
export function normalizeSearch(typed: string): string {
  const plain = typed.normalize("NFKC").trim().replace(/\s+/g, " ");
  return plain.toLowerCase().slice(0, LIST_LIMITS.search);
}

/**
 * Parses a search as an amount, with or without separators of thousands and a currency symbol.
 * Returns a range in minor units: "1,057" means from 1,057.00 to 1,057.99. Returns undefined when
 * the search is not an amount.
 */
export function parseSearchedAmount(words: string): { from: number; to: number } | undefined {
  const [, whole, decimals = ""] = AMOUNT.exec(words) ?? [];
  if (whole === undefined) return undefined;
  const scale = 10 ** (DECIMALS - decimals.length);
  const from = Number(whole.replaceAll(",", "") + decimals) * scale;
  return { from, to: from + scale - 1 };
}

const DECIMALS = 2;
const AMOUNT =
  /^(?:(?:rm|[a-z]{0,3}\p{Sc}) ?)?(0|[1-9]\d{0,11}|[1-9]\d{0,2}(?:,\d{3}){1,3})(?:\.(\d{0,2}))?$/u;

/** Returns a pattern for `matchesPattern` that finds the typed text literally. */
export function toSearchPattern(typed: string): string {
  return `%${normalizeSearch(typed).replace(/[\\%_]/g, "\\$&")}%`;
}

/**
 * Returns the SQL condition that a column with search text matches the pattern. A pattern with
 * damaged characters matches nothing.
 */
export function matchesPattern(column: string, pattern: string): RawBuilder<boolean> {
  if (isDamaged(pattern)) return sql<boolean>`1 = 0`;
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
}
