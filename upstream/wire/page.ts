import { PAGE_SIZE } from "../../domain/page-size";
import { unacceptable } from "./api-error";
import { LIST_LIMITS } from "../../domain/limits/lists";

/** Which rows of a list: pages are counted from 1. */
export type PageWanted = { number: number; size: number };

export function firstRow({ number, size }: PageWanted): number {
  return (number - 1) * size;
}

/** Reads `page` and `per_page` of an address. */
export function readPageWanted({ page, per_page }: Record<string, string>): PageWanted {
  return { number: readPage(page) ?? 1, size: readPageSize(per_page) };
}

/** What a list says of its pages; nothing where an address asks for all rows. */
export function pageMeta({ page }: Record<string, string>): { meta?: { per_page: number } } {
  return readPage(page) === undefined ? {} : { meta: { per_page: PAGE_SIZE } };
}

/** Reads a page number from an address; undefined when it is left out. */
export function readPage(page: string | undefined): number | undefined {
  if (page === undefined || page === "") return undefined;
  if (!/^[1-9]\d{0,6}$/.test(page)) throw unacceptable("Pages are counted from 1.");
  return Number(page);
}

function readPageSize(size: string | undefined): number {
  if (size === undefined || size === "") return PAGE_SIZE;
  const rows = /^[1-9]\d{0,3}$/.test(size) ? Number(size) : LIST_LIMITS.rows + 1;
  if (rows > LIST_LIMITS.rows) throw unacceptable(`A page has 1 to ${LIST_LIMITS.rows} rows.`);
  return rows;
}
