import { sql, type RawBuilder } from "kysely";
import { LIST_LIMITS } from "../../domain/limits/lists";
import { isDamaged } from "./damaged-text";

/**
 * Text to be searched in, one field a line. Lower case by JavaScript, as the
 * databases differ in what they fold.
 */
export function toSearchText(...fields: string[]): string {
  return fields
    .map((field) => field.normalize("NFKC").replace(/\s+/g, " ").toLowerCase())
    .join("\n");
}

/** What was typed, as texts of `searchText` have it; blank when that is nothing. */
export function normalizeSearch(typed: string): string {
  const plain = typed.normalize("NFKC").trim().replace(/\s+/g, " ");
  return plain.toLowerCase().slice(0, LIST_LIMITS.search);
}

/**
 * The amount that the words are, with or without separators of thousands and a currency's symbol, in
 * minor units: "1,057" is any from 1,057.00 to 1,057.99. Undefined when they are none.
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

/** A pattern for `isLike` that finds what was typed, whatever is in it. */
export function toSearchPattern(typed: string): string {
  return `%${normalizeSearch(typed).replace(/[\\%_]/g, "\\$&")}%`;
}

/** Whether a column of `searchText` has the pattern in it; a damaged text is in none. */
export function isLike(column: string, pattern: string): RawBuilder<boolean> {
  if (isDamaged(pattern)) return sql<boolean>`1 = 0`;
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
}
