/** The lists that can be downloaded as CSV. */
export const CSV_LISTS = ["invoices", "payments", "credit_notes"] as const;

export type CsvList = (typeof CSV_LISTS)[number];

/** The maximum number of rows in a CSV file. A user with more rows must choose a shorter period. */
export const MAX_CSV_ROWS = 10_000;

/** Returns the address of the CSV file with the rows of the list at `listAddress`. */
export function toCsvAddress(list: CsvList, listAddress: string): string {
  const [path = "", query = ""] = listAddress.split("?");
  const params = new URLSearchParams(query);
  if (list === "invoices") params.set("tab", path.split("/").at(-1) ?? "");
  const text = params.toString();
  return `/csv/${list}${text ? `?${text}` : ""}`;
}
