/** Rows of a list, and the address that shows the next page too; null after the last. */
export type Page<Row> = {
  rows: Row[];
  more: string | null;
  total: number | null;
  /** The page asked for is past the end of a list that is not empty; `to` leads to the last one. */
  pastEnd?: { asked: number; last: number; to: string } | null;
};

/** The page asked for, from 1; anything odd is the first. */
export function parsePageNumber(params: URLSearchParams, name = "page"): number {
  const asked = params.get(name) ?? "1";
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1;
}
