import {
  Fragment,
  useEffect,
  useRef,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from "react";
import { fill } from "../../domain/words/message";
import { uiWords as words } from "../../domain/words/ui";
import { StaticHtml, type Markup } from "./static-html";
import { PageLink } from "./page-link";
import { useMorePages } from "./use-more-pages";
import type { Page } from "~/lib/page";

type Props<Row> = {
  page: Page<Row>;
  /** True in a form: without script 'Load more' submits the form, so that ticked rows are kept. */
  isInForm?: boolean;
  /** The ids of rows that are shown elsewhere on the page. */
  excludedIds?: ReadonlySet<string>;
  /**
   * Shows the list as a table, with each child as a row. `name` is the table's class, `label` its
   * accessible name. `head` comes from `renderTableHead`, `sums` from
   * `renderSumRows`.
   */
  table?: { name: string; label: string; head: Markup | null; sums?: Markup | null } | undefined;
  /** `rowAbove` is the previous row of the list; undefined for the first row. */
  children: (row: Row, rowAbove?: Row) => ReactNode;
};

/**
 * A list with 'Load more'. With script the next page is appended when the end of the list comes
 * near the screen. The address then changes too, so that a reload and the back button show the same
 * rows.
 */
export function PagedList<Row extends { id: string }>({
  page,
  isInForm,
  excludedIds,
  table,
  children,
}: Props<Row>) {
  const { nextUrl, failure, isLoading, loadMore, ...loaded } = useMorePages(page);
  const rows = excludedIds ? loaded.rows.filter(({ id }) => !excludedIds.has(id)) : loaded.rows;
  const list = useRef<HTMLDivElement & HTMLUListElement>(null);
  const button = useRef<HTMLAnchorElement & HTMLButtonElement>(null);
  useEffect(
    () => (failure ? undefined : observeNear(button.current, loadMore)),
    [failure, loadMore],
  );
  useFocusOnNewRow(list, button, rows.length);

  const label = failure ? words.tryAgain : words.loadMore;
  const buttonProps = {
    className: "button",
    onClick(event: MouseEvent) {
      event.preventDefault();
      loadMore();
    },
  };
  return (
    <>
      {table ? (
        <div role="table" aria-label={table.label} className={`columns ${table.name}`}>
          <StaticHtml name="head" role="rowgroup" markup={table.head} />
          {table.sums ? <StaticHtml name="sums" role="rowgroup" markup={table.sums} /> : null}
          <div role="rowgroup" ref={list}>
            {rows.map((row, index) => (
              <Fragment key={row.id}>{children(row, rows[index - 1])}</Fragment>
            ))}
          </div>
        </div>
      ) : (
        <ul ref={list}>
          {rows.map((row, index) => (
            <li key={row.id}>{children(row, rows[index - 1])}</li>
          ))}
        </ul>
      )}
      {nextUrl ? (
        <div className="p-4 text-center" aria-busy={isLoading}>
          {failure ? (
            <p role="alert" className="mb-2">
              {fill(words.nextPageMissing, failure)}
            </p>
          ) : null}
          {isInForm ? (
            <button
              ref={button}
              name="page"
              value={new URLSearchParams(nextUrl.split("?")[1]).get("page") ?? ""}
              {...buttonProps}
            >
              {label}
            </button>
          ) : (
            <PageLink ref={button} to={nextUrl} {...buttonProps}>
              {label}
            </PageLink>
          )}
        </div>
      ) : null}
    </>
  );
}

/**
 * Calls `onNear` when the element is less than 600 px below the screen. Returns a function that
 * ends the observation.
 */
function observeNear(element: Element | null, onNear: () => void): (() => void) | undefined {
  if (!element || !("IntersectionObserver" in window)) return undefined;
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNear(), {
    rootMargin: "600px",
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** Focuses the first new row when the focused button has disappeared with the last page. */
function useFocusOnNewRow(
  list: RefObject<HTMLElement>,
  button: RefObject<HTMLElement>,
  count: number,
) {
  const before = useRef({ count, hadFocus: false });
  useEffect(() => {
    const { count: previousCount, hadFocus } = before.current;
    if (count > previousCount && hadFocus && !button.current)
      list.current?.children[previousCount]
        ?.querySelector<HTMLElement>("a, button, input")
        ?.focus();
    before.current = {
      count,
      hadFocus: button.current !== null && document.activeElement === button.current,
    };
  });
}
