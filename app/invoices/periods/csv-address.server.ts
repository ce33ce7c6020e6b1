/** The lists of which there is a file. */
export const CSV_LISTS = ["invoices", "payments", "credit_notes"] as const;

export type CsvList = (typeof CSV_LISTS)[number];

/** Rows; what is longer is asked for in parts, by choosing fewer days. */
export const MAX_CSV_ROWS = 10_000;

/** Of the file of what a list shows at its address. */
export function csvAddress(list: CsvList, listAddress: string): string {
  const [path = "", query = ""] = listAddress.split("?");
  const params = new URLSearchParams(query);
  if (list === "invoices") params.set("tab", path.split("/").at(-1) ?? "");
  const text = params.toString();
  return `/csv/${list}${text ? `?${text}` : ""}`;
}
