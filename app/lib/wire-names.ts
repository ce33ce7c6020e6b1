import { keysOf } from "../../domain/field-table";

/** What `make` returns for each field of a table, by the names that the API has for them. */
export function mapByWireName<Table extends Record<string, { wire: string }>, Made>(
  table: Table,
  make: (name: keyof Table & string) => Made,
): { [Name in keyof Table as Table[Name]["wire"]]: Made } {
  const made = keysOf(table).map((name) => [table[name]?.wire, make(name)]);
  // Of the rows' own names: Object.fromEntries forgets them.
  return Object.fromEntries(made) as { [Name in keyof Table as Table[Name]["wire"]]: Made };
}
