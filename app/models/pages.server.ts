import type { Page } from "~/lib/page";
import { parsePageNumber } from "~/lib/page";
import type { ListPage } from "./wire.server";
import { UpstreamFault } from "~/server/v2/faults.server";

/** The maximum number of pages in one document. Later pages replace the first ones. */
const MAX_PAGES = 50;

/**
 * Reads the pages of a list that the address shows: page 1 to the page in the parameter `page`. A
 * reloaded page thus shows the same rows. With the parameter `only`, which scripts send, reads that
 * page alone.
 */
export async function readPages<Row>(
  params: URLSearchParams,
  readPage: (page: number) => Promise<ListPage<Row>>,
  addressOf: (page: number) => string,
): Promise<Page<Row>> {
  const last = parsePageNumber(params);
  const isAlone = params.has("only");
  // Beyond the maximum, the last page is read first, so that an invented page number does not cause
  // fifty calls.
  const pageExists = isAlone || last <= MAX_PAGES || !(await readPage(last)).isEmpty;
  const first = isAlone ? last : Math.max(1, last - MAX_PAGES + 1);
  const pages = pageExists
    ? await Promise.all(
        Array.from({ length: last - first + 1 }, (_, index) => readPage(first + index)),
      )
    : [];
  const end =
    isAlone || !(pages.at(-1)?.isEmpty ?? true) ? null : await findLastPage(readPage, last, pages);
  return {
    rows: pages.flatMap(({ rows }) => rows),
    more: pages.at(-1)?.hasMore ? addressOf(last + 1) : null,
    total: pages[0]?.total ?? null,
    pastEnd: end ? { asked: last, last: end, to: addressOf(end) } : null,
  };
}

/** Finds the last page with rows, before `emptyPage`. Returns null when the list is empty. */
async function findLastPage(
  readPage: (page: number) => Promise<ListPage<unknown>>,
  emptyPage: number,
  known: ListPage<unknown>[],
): Promise<number | null> {
  let full = known.findLastIndex(({ isEmpty }) => !isEmpty) + 1;
  let empty = known.length > 0 ? full + 1 : emptyPage;
  while (empty - full > 1) {
    const middle = Math.floor((full + empty) / 2);
    if ((await readPage(middle)).isEmpty) empty = middle;
    else full = middle;
  }
  return full || null;
}

/**
 * Reads the pages of a list with a search. When the search fails, logs the fault and returns null.
 */
export async function searchPages<Row>(
  { q, params }: { q: string; params: URLSearchParams },
  ...readers: [
    readPage: (page: number) => Promise<ListPage<Row>>,
    addressOf: (page: number) => string,
  ]
): Promise<Page<Row> | null> {
  try {
    return await readPages(params, ...readers);
  } catch (error) {
    const isSearch = q !== "" && !params.has("only");
    if (!isSearch || !(error instanceof UpstreamFault) || error.isAccessDenied) throw error;
    console.error(`The search failed: ${error.message}`);
    return null;
  }
}
