import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { fill } from "../../domain/words/message";
import { uiWords as words } from "../../domain/words/ui";
import { count } from "../../domain/words/in-languages";
import type { Markup } from "./static-html";
import { EmptyState } from "./empty-state";
import type { IconName } from "./icon";
import { PagedList } from "./paged-list";
import { PastEndNotice } from "./past-end";
import type { Page } from "~/lib/page";

type Props<Row> = {
  /** Null when the search has failed. */
  page: Page<Row> | null;
  q: string;
  icon: IconName;
  /** The text of an empty list, and the buttons below the text. */
  empty: string;
  emptyAction: ReactNode;
  /** What the search compares, such as "a number, a customer"; shown when it found nothing. */
  searched?: string;
  /** The buttons below the message that the search found nothing. */
  notFoundAction?: ReactNode;
  /** True in a form: without script 'Load more' submits the form, so that ticked rows are kept. */
  isInForm?: boolean;
  /** True to show the number of results of a search. */
  showsCount?: boolean;
  /**
   * Shows the rows as a table. `name` is its class, `label` its accessible name, by default the
   * class, `head` has the column headings, and `sums` the sums of all rows.
   */
  table?: { name: string; label: string; head: Markup | null; sums?: Markup | null } | undefined;
  /** `rowAbove` is the previous row of the list; undefined for the first row. */
  children: (row: Row, rowAbove?: Row) => ReactNode;
};

/**
 * A list with search. Shows the rows, or a message when the list is empty, when nothing was found
 * or when the search has failed.
 */
export function SearchResults<Row extends { id: string }>({
  page,
  q,
  icon,
  empty,
  emptyAction,
  searched,
  notFoundAction,
  showsCount,
  isInForm = false,
  table,
  children,
}: Props<Row>) {
  const { pathname, search } = useLocation();
  if (!page) {
    return (
      <div role="alert">
        <EmptyState icon="alert" text={words.searchFailed}>
          <a className="button button-main" href={pathname + search}>
            {words.tryAgain}
          </a>
        </EmptyState>
      </div>
    );
  }
  if (page.rows.length > 0 || page.pastEnd) {
    return (
      <>
        <PastEndNotice page={page} />
        {showsCount && q && page.rows.length > 0 ? <ResultCount page={page} /> : null}
        {page.rows.length > 0 ? (
          <PagedList page={page} isInForm={isInForm} table={table}>
            {children}
          </PagedList>
        ) : null}
      </>
    );
  }
  if (q)
    return (
      <EmptyState icon="search" text={words.nothingFound}>
        {searched ? (
          <p className="text-sm text-quiet">{fill(words.searched, { fields: searched })}</p>
        ) : null}
        {notFoundAction}
      </EmptyState>
    );
  return (
    <EmptyState icon={icon} text={empty}>
      {emptyAction}
    </EmptyState>
  );
}

/**
 * Shows the number of results, followed by "+" when the API sends no total and has further pages.
 */
function ResultCount({ page: { rows, nextUrl, total } }: { page: Page<unknown> }) {
  const found = total ?? rows.length;
  const shown = total === null && nextUrl ? `${found}+` : found;
  return (
    <p role="status" className="px-4 pt-3 text-sm text-quiet">
      {count(words.results, found, { shown })}
    </p>
  );
}
