import { unacceptable } from "./http/api-error";

/** Rows on a page of a list. */
export const PAGE_SIZE = 20;

/** Reads a page number from an address; undefined when it is left out. */
export function readPage(page: string | undefined): number | undefined {
  if (page === undefined || page === "") return undefined;
  if (!/^[1-9]\d{0,6}$/.test(page)) throw unacceptable("Pages are counted from 1.");
  return Number(page);
}
