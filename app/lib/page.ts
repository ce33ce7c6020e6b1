/**
 * The rows of a list that a screen shows, from one or more pages of the list. `nextUrl` is the path
 * of the same screen with one more page; null after the last page. `total` is the number of rows on
 * all pages; null when it is unknown.
 */
export type Page<Row> = {
  rows: Row[];
  nextUrl: string | null;
  total: number | null;
  /**
   * Set when the requested page is after the end of a list that is not empty. `to` is the path of
   * the last page.
   */
  pastEnd?: { requestedPage: number; lastPage: number; to: string } | null;
};

/** Parses the page number in an address, from 1. An invalid number becomes 1. */
export function parsePageNumber(params: URLSearchParams, name = "page"): number {
  const text = params.get(name) ?? "1";
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}
