import { isRouteErrorResponse, useFetcher, type ClientLoaderFunctionArgs } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import { toErrorPage } from "./error-message";
import { useListUrl } from "./list-url";
import type { Page } from "~/lib/page";

/** Why a further page could not be loaded. */
type PageFailure = { title: string; text: string };

/**
 * The client loader of routes with a paged list. When a further page cannot be loaded, the list is
 * still shown, with the message below it.
 */
export async function loadPageOrFailure({
  request,
  serverLoader,
}: ClientLoaderFunctionArgs): Promise<unknown> {
  try {
    return await serverLoader();
  } catch (error) {
    const isFurtherPage = new URL(request.url).searchParams.has("only");
    // 401 means that the login has ended, and 402 that the plan has ended.
    const isAccessDenied =
      isRouteErrorResponse(error) && (error.status === 401 || error.status === 402);
    if (!isFurtherPage || isAccessDenied) throw error;
    const { title, text } = toErrorPage(error);
    return { title, text } satisfies PageFailure;
  }
}

type Answer<Row> = { page: Page<Row> } | PageFailure;

type ListState<Row> = Page<Row> & {
  /** The address that shows the same rows after a reload. Null before a page was appended. */
  address: string | null;
  page: Page<Row>;
  answer: Answer<Row> | undefined;
};

/** Returns the rows from the server, with the rows of the pages that were appended. */
export function useMorePages<Row extends { id: string }>(page: Page<Row>) {
  const { load, state, data } = useFetcher<Answer<Row>>();
  const answer: Answer<Row> | undefined = data;
  const [list, setList] = useState<ListState<Row>>({ ...page, address: null, page, answer });
  if (list.page !== page) setList({ ...page, address: null, page, answer });
  else if (answer && answer !== list.answer) setList({ ...appendPage(list, answer), page, answer });

  const { rows, nextUrl, address } = list;
  // A reload and the back button of the browser show the same rows by this address. The router does
  // not get the address, because it would load the page again. Back links read the address with
  // `useListUrl`.
  const { setUrl } = useListUrl();
  useEffect(() => {
    if (!address) return;
    window.history.replaceState(window.history.state, "", address);
    setUrl(address);
  }, [address, setUrl]);

  const loadMore = useCallback(() => {
    if (nextUrl && state === "idle") load(`${nextUrl}&only=1`);
  }, [nextUrl, state, load]);
  const failure = state === "idle" && answer !== undefined && "title" in answer ? answer : null;
  return { rows, nextUrl, loadMore, isLoading: state !== "idle", failure };
}

function appendPage<Row extends { id: string }>(
  { rows, nextUrl, total, address }: ListState<Row>,
  answer: Answer<Row>,
) {
  if ("title" in answer) return { rows, nextUrl, total, address };
  // A record that was created since the last page was loaded moves the other rows down, so the next
  // page can repeat a row.
  const knownIds = new Set(rows.map(({ id }) => id));
  return {
    rows: [...rows, ...answer.page.rows.filter(({ id }) => !knownIds.has(id))],
    nextUrl: answer.page.nextUrl,
    total,
    address: nextUrl,
  };
}
