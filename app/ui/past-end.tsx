import { fill } from "../../domain/words/message";
import { uiWords as words } from "../../domain/words/ui";
import type { Page } from "~/lib/page";
import { PageLink } from "./page-link";

/** Tells the user that the list has no page with this number, and links to the last page. */
export function PastEndNotice({ page: { rows, pastEnd } }: { page: Page<unknown> }) {
  if (!pastEnd) return null;
  const { requestedPage, lastPage, to } = pastEnd;
  return (
    <p
      role="status"
      className={rows.length > 0 ? "px-4 pt-3 text-sm text-quiet" : "px-4 py-12 text-center"}
    >
      {fill(words.noSuchPage, { page: requestedPage, last: lastPage })}{" "}
      <PageLink className="link inline-block py-3" to={to}>
        {words.lastPage}
      </PageLink>
    </p>
  );
}
