/** Returns the keys of a table in their order. */
export function listKeys<Table extends object>(table: Table): (keyof Table & string)[] {
  // The type of `Object.keys` is string[].
  return Object.keys(table) as (keyof Table & string)[];
}

/** Returns an object with the same keys and the result of `make` for each row. */
export function mapRows<Table extends object, Result>(
  table: Table,
  make: (row: Table[keyof Table], name: keyof Table & string) => Result,
): { [Name in keyof Table]: Result } {
  const entries = listKeys(table).map((name) => [name, make(table[name], name)]);
  // The type of `Object.fromEntries` has no keys.
  return Object.fromEntries(entries) as { [Name in keyof Table]: Result };
}
