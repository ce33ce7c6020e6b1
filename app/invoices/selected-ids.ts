/** Returns the ids of ticked invoices, each once. Leaves out what cannot be an id. */
export function parseSelectedIds(values: FormDataEntryValue[]): string[] {
  return [...new Set(values.map(String))].filter((id) => /^\d{1,15}$/.test(id));
}
