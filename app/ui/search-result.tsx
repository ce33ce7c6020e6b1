import { useLocation } from "@remix-run/react";
import { EmptyState } from "./empty-state";
import type { Page } from "~/lib/page";

/** How many were found, above them; or that there are none, or that the search could not be done. */
export function SearchResult({ page: { rows, more, total, hasFailed } }: { page: Page<unknown> & { hasFailed?: boolean } }) {
  const { pathname, search } = useLocation();
  if (hasFailed) {
    return (
      <EmptyState icon="alert" text="The search could not be done.">
        <a className="button button-main" href={pathname + search}>
          Try again
        </a>
      </EmptyState>
    );
  }
  const count = total ?? rows.length;
  if (count === 0) return <EmptyState icon="search" text="No result found. Check your spelling and try again." />;
  return (
    <p role="status" className="px-4 pt-3 text-sm text-quiet">
      {total === null && more ? `${count}+` : count} {count === 1 ? "result" : "results"}
    </p>
  );
}
