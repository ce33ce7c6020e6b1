import type { Page } from "~/lib/page";
import { parsePageNumber } from "~/lib/page";
import type { ListPage } from "./wire.server";
import { UpstreamFault } from "~/server/v2/faults.server";

/**
 * The maximum number of pages in one response. With a higher page number, the first pages are left
 * out.
 */
const MAX_PAGES = 50;

/**
 * Reads the pages of a list that the address shows: page 1 to the page in the parameter `page`, or
 * the last `MAX_PAGES` of them. A reloaded page thus shows the same rows. `addressOf` returns the
 * path of the screen that shows the pages up to a number. The parameter `only`, which scripts send,
 * limits the rows to the page in `page`. `pastEnd` is null when that page exists, when the list is
 * empty, and with `only`.
 */
export async function readPages<Row>(
  params: URLSearchParams,
  readPage: (page: number) => Promise<ListPage<Row>>,
  addressOf: (page: number) => string,
): Promise<Page<Row>> {
  const requestedPage = parsePageNumber(params);
  const isFurtherPage = params.has("only");
  // For a number above the maximum, the requested page is read first, so that an invented number
  // does not cause fifty calls.
  const pageExists =
    isFurtherPage || requestedPage <= MAX_PAGES || !(await readPage(requestedPage)).isEmpty;
  const first = isFurtherPage ? requestedPage : Math.max(1, requestedPage - MAX_PAGES + 1);
  const pages = pageExists
    ? await Promise.all(
        Array.from({ length: requestedPage - first + 1 }, (_, index) => readPage(first + index)),
      )
    : [];
  const lastPage =
    isFurtherPage || !(pages.at(-1)?.isEmpty ?? true)
      ? null
      : await findLastPage(readPage, requestedPage, pages);
  return {
    rows: pages.flatMap(({ rows }) => rows),
    nextUrl: pages.at(-1)?.hasMore ? addressOf(requestedPage + 1) : null,
    total: pages[0]?.total ?? null,
    pastEnd: lastPage ? { requestedPage, lastPage, to: addressOf(lastPage) } : null,
  };
}

/**
 * Finds the number of the last page with rows. `emptyPage` is the number of a page without rows.
 * `firstPages` has the pages from 1 on, or no page when none was read. Returns null when the list
 * is empty.
 */
async function findLastPage(
  readPage: (page: number) => Promise<ListPage<unknown>>,
  emptyPage: number,
  firstPages: ListPage<unknown>[],
): Promise<number | null> {
  // The last page with rows is `withRows` or later, and before `withoutRows`.
  let withRows = firstPages.findLastIndex(({ isEmpty }) => !isEmpty) + 1;
  let withoutRows = firstPages.length > 0 ? withRows + 1 : emptyPage;
  while (withoutRows - withRows > 1) {
    const middle = Math.floor((withRows + withoutRows) / 2);
    if ((await readPage(middle)).isEmpty) withoutRows = middle;
    else withRows = middle;
  }
  return withRows || null;
}

/**
 * Reads the pages of a list with a search. When a search without the parameter `only` fails, logs
 * the fault and returns null. In all other cases, and when the login or the plan has ended, throws
 * the fault.
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
