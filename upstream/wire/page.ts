import { LIST_LIMITS, PAGE_SIZE } from "../../domain/limits/lists";
import { createRefusal } from "./api-error";

/** The requested page of a list: its number, counted from 1, and the number of rows per page. */
export type PageQuery = { number: number; size: number };

/** Returns the number of rows on the pages before this page. */
export function calculateRowOffset({ number, size }: PageQuery): number {
  return (number - 1) * size;
}

/** Reads the parameters `page` and `per_page`. Throws a 422 for an invalid one. */
export function readPageQuery({ page, per_page }: Record<string, string>): PageQuery {
  return { number: readPageNumber(page) ?? 1, size: readPageSize(per_page) };
}

/** Returns the `meta` of a list with pages, or an empty object when the request names no page. */
export function toPageMeta({ page }: Record<string, string>): { meta?: { per_page: number } } {
  return readPageNumber(page) === undefined ? {} : { meta: { per_page: PAGE_SIZE } };
}

/** Reads a page number. Returns undefined when there is none. Throws a 422 for an invalid one. */
export function readPageNumber(page: string | undefined): number | undefined {
  if (page === undefined || page === "") return undefined;
  if (!/^[1-9]\d{0,6}$/.test(page)) throw createRefusal("page_number");
  return Number(page);
}

function readPageSize(size: string | undefined): number {
  if (size === undefined || size === "") return PAGE_SIZE;
  const rows = /^[1-9]\d{0,3}$/.test(size) ? Number(size) : LIST_LIMITS.rows + 1;
  if (rows > LIST_LIMITS.rows) throw createRefusal("page_size", { max: LIST_LIMITS.rows });
  return rows;
}
