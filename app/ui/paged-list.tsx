import {
  Fragment,
  useEffect,
  useRef,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from "react";
import { StaticHtml, type Markup } from "./static-html";
import { PageLink } from "./page-link";
import { useMorePages } from "./use-more-pages";
import type { Page } from "~/lib/page";

type Props<Row> = {
  page: Page<Row>;
  /** True in a form: 'Load more' then submits the form, so that ticked rows are kept. */
  isInForm?: boolean;
  /** The ids of rows that are shown elsewhere on the page. */
  excludedIds?: ReadonlySet<string>;
  /** Makes the list a table, with each child as a row. `head` comes from `renderTableHead`. */
  table?: { name: string; head: Markup | null } | undefined;
  /** `before` is the row above. */
  children: (row: Row, before?: Row) => ReactNode;
};

/**
 * A list with 'Load more'. With script the next page is appended when its end comes into view, and
 * the address changes with it, so that reload and back show the same rows.
 */
export function PagedList<Row extends { id: string }>({
  page,
  isInForm,
  excludedIds: except,
  table,
  children,
}: Props<Row>) {
  const { more, failure, isLoading, loadMore, ...shown } = useMorePages(page);
  const rows = except ? shown.rows.filter(({ id }) => !except.has(id)) : shown.rows;
  const list = useRef<HTMLDivElement & HTMLUListElement>(null);
  const next = useRef<HTMLAnchorElement & HTMLButtonElement>(null);
  useEffect(() => (failure ? undefined : observeNear(next.current, loadMore)), [failure, loadMore]);
  useFocusOnNewRow(list, next, rows.length);

  const words = failure ? "Try again" : "Load more";
  const common = {
    className: "button",
    onClick(event: MouseEvent) {
      event.preventDefault();
      loadMore();
    },
  };
  return (
    <>
      {table ? (
        <div role="table" aria-label={table.name} className={`columns ${table.name}`}>
          <StaticHtml name="head" role="rowgroup" markup={table.head} />
          <div role="rowgroup" ref={list}>
            {rows.map((row) => (
              <Fragment key={row.id}>{children(row)}</Fragment>
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
      {more ? (
        <div className="p-4 text-center" aria-busy={isLoading}>
          {failure ? (
            <p role="alert" className="mb-2">
              {failure.title}. {failure.text} The next page did not arrive.
            </p>
          ) : null}
          {isInForm ? (
            <button
              ref={next}
              name="page"
              value={new URLSearchParams(more.split("?")[1]).get("page") ?? ""}
              {...common}
            >
              {words}
            </button>
          ) : (
            <PageLink ref={next} to={more} {...common}>
              {words}
            </PageLink>
          )}
        </div>
      ) : null}
    </>
  );
}

/**
 * Calls `reach` when the element is less than 600 px below the screen. Returns a function that ends
 * this.
 */
function observeNear(element: Element | null, reach: () => void): (() => void) | undefined {
  if (!element || !("IntersectionObserver" in window)) return undefined;
  const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && reach(), {
    rootMargin: "600px",
  });
  watch.observe(element);
  return () => watch.disconnect();
}

/** Focuses the first new row when the focused button has disappeared with the last page. */
function useFocusOnNewRow(
  list: RefObject<HTMLElement>,
  next: RefObject<HTMLElement>,
  count: number,
) {
  const before = useRef({ count, hadFocus: false });
  useEffect(() => {
    const { count: known, hadFocus } = before.current;
    if (count > known && hadFocus && !next.current)
      list.current?.children[known]?.querySelector<HTMLElement>("a, button, input")?.focus();
    before.current = {
      count,
      hadFocus: next.current !== null && document.activeElement === next.current,
    };
  });
}
