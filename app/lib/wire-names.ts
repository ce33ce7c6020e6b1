import { listKeys } from "../../domain/field-table";

/**
 * Returns an object with the result of `make` for each field of a table. The keys are the API's
 * names of the fields.
 */
export function mapByWireName<Table extends Record<string, { wire: string }>, Value>(
  table: Table,
  make: (name: keyof Table & string) => Value,
): { [Name in keyof Table as Table[Name]["wire"]]: Value } {
  const entries = listKeys(table).map((name) => [table[name]?.wire, make(name)]);
  // Object.fromEntries loses the types of the names.
  return Object.fromEntries(entries) as { [Name in keyof Table as Table[Name]["wire"]]: Value };
}
