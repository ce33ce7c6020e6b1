import { isRouteErrorResponse, useFetcher, type ClientLoaderFunctionArgs } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import { readError } from "./error-message";
import { useListPlace } from "./list-place";
import type { Page } from "~/lib/page";

/** Why a next page could not be loaded. */
type PageFailure = { title: string; text: string };

/**
 * The client loader of routes with a paged list. When a next page cannot be loaded, the list stays,
 * and the message is shown below it.
 */
export async function loadPageOrFailure({
  request,
  serverLoader,
}: ClientLoaderFunctionArgs): Promise<unknown> {
  try {
    return await serverLoader();
  } catch (error) {
    const isNextPage = new URL(request.url).searchParams.has("only");
    const isAccessDenied =
      isRouteErrorResponse(error) && (error.status === 401 || error.status === 402);
    if (!isNextPage || isAccessDenied) throw error;
    const { title, text } = readError(error);
    return { title, text } satisfies PageFailure;
  }
}

type Answer<Row> = { page: Page<Row> } | PageFailure;

type ListState<Row> = Page<Row> & {
  /** The address of all rows that are shown; null before a page was appended. */
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

  const { rows, more, address } = list;
  // With this address, reload and back show the same rows. The router does not need to know it.
  const { setHere } = useListPlace();
  useEffect(() => {
    if (!address) return;
    window.history.replaceState(window.history.state, "", address);
    setHere(address);
  }, [address, setHere]);

  const loadMore = useCallback(() => {
    if (more && state === "idle") load(`${more}&only=1`);
  }, [more, state, load]);
  const failure = state === "idle" && answer !== undefined && "title" in answer ? answer : null;
  return { rows, more, loadMore, isLoading: state !== "idle", failure };
}

function appendPage<Row extends { id: string }>(
  { rows, more, total, address }: ListState<Row>,
  answer: Answer<Row>,
) {
  if ("title" in answer) return { rows, more, total, address };
  // A record that was created meanwhile moves the others down, so a row can come twice.
  const knownIds = new Set(rows.map(({ id }) => id));
  return {
    rows: [...rows, ...answer.page.rows.filter(({ id }) => !knownIds.has(id))],
    more: answer.page.more,
    total,
    address: more,
  };
}
