import { isRouteErrorResponse, useFetcher, type ClientLoaderFunctionArgs } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import { readError } from "./error-message";
import { useListPlace } from "./list-place";
import type { Page } from "~/lib/page";

/** Why a next page could not be loaded. */
type PageFailure = { title: string; text: string };

/**
 * The client loader of routes with such lists. When a next page cannot be loaded, the list stays,
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
    const isBarred = isRouteErrorResponse(error) && (error.status === 401 || error.status === 402);
    if (!isNextPage || isBarred) throw error;
    const { title, text } = readError(error);
    return { title, text } satisfies PageFailure;
  }
}

type Answer<Row> = { page: Page<Row> } | PageFailure;

type ListState<Row> = Page<Row> & {
  /** The address of all rows that are shown; null before a page was appended. */
  address: string | null;
  sent: Page<Row>;
  answer: Answer<Row> | undefined;
};

/** Returns the rows from the server, with the rows of the pages that were appended. */
export function useMorePages<Row extends { id: string }>(sent: Page<Row>) {
  const { load, state, data } = useFetcher<Answer<Row>>();
  const answer: Answer<Row> | undefined = data;
  const [shown, setShown] = useState<ListState<Row>>({ ...sent, address: null, sent, answer });
  if (shown.sent !== sent) setShown({ ...sent, address: null, sent, answer });
  else if (answer && answer !== shown.answer)
    setShown({ ...appendPage(shown, answer), sent, answer });

  const { rows, more, address } = shown;
  // Reload and back then show the same rows. The router does not need to know the address.
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
  const known = new Set(rows.map(({ id }) => id));
  return {
    rows: [...rows, ...answer.page.rows.filter(({ id }) => !known.has(id))],
    more: answer.page.more,
    total,
    address: more,
  };
}
