import { sql, type RawBuilder } from "kysely";

/**
 * Text to be searched in, one field a line. Lower case by JavaScript, as the
 * databases differ in what they fold.
 */
export function searchText(...fields: string[]): string {
  return fields.map((field) => field.normalize("NFKC").replace(/\s+/g, " ").toLowerCase()).join("\n");
}

/** A pattern for `isLike` that finds what was typed, whatever is in it. */
export function searchPattern(typed: string): string {
  const plain = typed.normalize("NFKC").trim().replace(/\s+/g, " ").replaceAll("\0", "");
  const wanted = plain.toLowerCase().slice(0, 200);
  return `%${wanted.replace(/[\\%_]/g, "\\$&")}%`;
}

/** Whether a column of `searchText` has the pattern in it. */
export function isLike(column: string, pattern: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
}
