/** The names of a table's rows, in their order. */
export function keysOf<Table extends object>(table: Table): (keyof Table & string)[] {
  // Object.keys forgets what the names are.
  return Object.keys(table) as (keyof Table & string)[];
}

/** What `make` returns for each row of a table, by the same names. */
export function mapRows<Table extends object, Made>(
  table: Table,
  make: (row: Table[keyof Table], name: keyof Table & string) => Made,
): { [Name in keyof Table]: Made } {
  const made = keysOf(table).map((name) => [name, make(table[name], name)]);
  // Of the same names, which Object.fromEntries forgets, too.
  return Object.fromEntries(made) as { [Name in keyof Table]: Made };
}
