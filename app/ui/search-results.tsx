import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Markup } from "./static-html";
import { EmptyState } from "./empty-state";
import type { IconName } from "./icon";
import { PagedList } from "./paged-list";
import { PastEnd } from "./past-end";
import type { Page } from "~/lib/page";

type Props<Row> = {
  /** Null when the search has failed. */
  page: Page<Row> | null;
  q: string;
  icon: IconName;
  /** The text of an empty list; `action` is the next step to offer. */
  empty: string;
  action: ReactNode;
  /** What to offer when the search has found nothing. */
  add?: ReactNode;
  /** True to show the number of results. */
  showsCount?: boolean;
  /** The table of `PagedList`. */
  table?: { name: string; head: Markup | null } | undefined;
  /** `before` is the row above. */
  children: (row: Row, before?: Row) => ReactNode;
};

/** A list with search: shows the rows, that nothing was found, or that the search has failed. */
export function SearchResults<Row extends { id: string }>({
  page,
  q,
  icon,
  empty,
  action,
  add,
  showsCount,
  table,
  children,
}: Props<Row>) {
  const { pathname, search } = useLocation();
  if (!page) {
    return (
      <div role="alert">
        <EmptyState icon="alert" text="The search could not be done.">
          <a className="button button-main" href={pathname + search}>
            Try again
          </a>
        </EmptyState>
      </div>
    );
  }
  if (page.rows.length > 0 || page.pastEnd) {
    return (
      <>
        <PastEnd page={page} />
        {showsCount && q && page.rows.length > 0 ? <Count page={page} /> : null}
        {page.rows.length > 0 ? (
          <PagedList page={page} table={table}>
            {children}
          </PagedList>
        ) : null}
      </>
    );
  }
  if (q)
    return (
      <EmptyState icon="search" text="No result found. Check your spelling and try again.">
        {add}
      </EmptyState>
    );
  return (
    <EmptyState icon={icon} text={empty}>
      {action}
    </EmptyState>
  );
}

/** The number of results. "+" is added when the API does not count and has more. */
function Count({ page: { rows, more, total } }: { page: Page<unknown> }) {
  const count = total ?? rows.length;
  return (
    <p role="status" className="px-4 pt-3 text-sm text-quiet">
      {total === null && more ? `${count}+` : count} {count === 1 ? "result" : "results"}
    </p>
  );
}
