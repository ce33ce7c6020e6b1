/**
 * Text to be searched in, one field a line. Lower case by JavaScript, as the
 * databases differ in what they fold.
 */
export function searchText(...fields: string[]): string {
  return fields.map((field) => field.normalize("NFKC").replace(/\s+/g, " ").toLowerCase()).join("\n");
}

/** A pattern for `like … escape '\'` that finds what was typed, whatever is in it. */
export function searchPattern(typed: string): string {
  const plain = typed.normalize("NFKC").trim().replace(/\s+/g, " ").replaceAll("\0", "");
  const wanted = plain.toLowerCase().slice(0, 200);
  return `%${wanted.replace(/[\\%_]/g, "\\$&")}%`;
}
