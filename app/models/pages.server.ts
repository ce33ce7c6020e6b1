import type { Page } from "~/lib/page";
import { parsePageNumber } from "~/lib/page";
import type { ListPage } from "./wire.server";
import { UpstreamFault } from "~/server/v2/faults.server";

/** One document shows so many pages; further down the first ones are left out. */
const MAX_PAGES = 50;

/**
 * What an address with `page` shows: pages 1 to that one, so that it can be
 * reloaded and gone back to; with `only`, as script asks, that page alone.
 */
export async function readPages<Row>(
  params: URLSearchParams,
  ask: (page: number) => Promise<ListPage<Row>>,
  addressOf: (page: number) => string,
): Promise<Page<Row>> {
  const last = parsePageNumber(params);
  const isAlone = params.has("only");
  // So far down the page itself is asked for first: an address made up by hand shall not cost fifty
  // calls.
  const isThere = isAlone || last <= MAX_PAGES || !(await ask(last)).isEmpty;
  const first = isAlone ? last : Math.max(1, last - MAX_PAGES + 1);
  const pages = isThere
    ? await Promise.all(Array.from({ length: last - first + 1 }, (_, index) => ask(first + index)))
    : [];
  const end =
    isAlone || !(pages.at(-1)?.isEmpty ?? true) ? null : await findLastPage(ask, last, pages);
  return {
    rows: pages.flatMap(({ rows }) => rows),
    more: pages.at(-1)?.hasMore ? addressOf(last + 1) : null,
    total: pages[0]?.total ?? null,
    pastEnd: end ? { asked: last, last: end, to: addressOf(end) } : null,
  };
}

/**
 * The last page with anything on it, above the empty page `asked`; null when that is the first, or
 * there is none.
 */
async function findLastPage(
  ask: (page: number) => Promise<ListPage<unknown>>,
  asked: number,
  known: ListPage<unknown>[],
): Promise<number | null> {
  let full = known.findLastIndex(({ isEmpty }) => !isEmpty) + 1;
  let empty = known.length > 0 ? full + 1 : asked;
  while (empty - full > 1) {
    const middle = Math.floor((full + empty) / 2);
    if ((await ask(middle)).isEmpty) empty = middle;
    else full = middle;
  }
  return full || null;
}

/**
 * As `readPages`, for a list that is searched; null when the search could not be done, which was
 * logged.
 */
export async function searchPages<Row>(
  { q, params }: { q: string; params: URLSearchParams },
  ...reading: [ask: (page: number) => Promise<ListPage<Row>>, addressOf: (page: number) => string]
): Promise<Page<Row> | null> {
  try {
    return await readPages(params, ...reading);
  } catch (error) {
    const isOfSearch = q !== "" && !params.has("only");
    if (!isOfSearch || !(error instanceof UpstreamFault) || error.isAccessDenied) throw error;
    console.error("[search]", error.message);
    return null;
  }
}
