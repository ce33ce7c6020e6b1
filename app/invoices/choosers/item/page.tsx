import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { paths } from "~/paths";
import { ActionBar } from "~/ui/action-bar";
import { Amount } from "~/ui/amount";
import { EmptyState } from "~/ui/empty-state";
import { ErrorSummary } from "~/ui/error-summary";
import { PagedList } from "~/ui/paged-list";
import { PastEnd } from "~/ui/past-end";
import { PostForm } from "~/ui/post-form";
import { TickRow } from "~/ui/tick-row";
import type { actOnItemChooser } from "./act.server";
import { FORM_ID } from "./header";
import type { loadItemChooser } from "./load.server";
import { invoicePaths } from "../../paths";

export function ItemChooserPage() {
  const { q, draft, key, symbol, page } = useLoaderData<typeof loadItemChooser>();
  const answer = useActionData<typeof actOnItemChooser>();
  const shown = useMemo(() => withTicked(page, answer?.ticked ?? []), [page, answer]);
  return (
    <PostForm
      id={FORM_ID}
      action={invoicePaths.selectItem({ draft })}
      className="mx-auto max-w-form"
    >
      <input type="hidden" name="key" value={key} />
      {answer ? (
        <div className="px-4 pt-4">
          <ErrorSummary fault={{ title: "Nothing was added", text: answer.message }} />
        </div>
      ) : null}
      <p className="px-4 py-2 text-right">
        <Link
          className="button"
          to={paths.createItem({ returnTo: invoicePaths.selectItem({ draft }) })}
        >
          New item
        </Link>
      </p>
      <PastEnd page={page} />
      {shown.rows.length === 0 ? (
        page.pastEnd ? null : (
          <EmptyState
            icon="item"
            text={
              q
                ? "No result found. Check your spelling and try again."
                : "Let's add your first item!"
            }
          />
        )
      ) : (
        <PagedList page={shown} isInForm>
          {(item) => (
            <TickRow
              name="item"
              value={item.id}
              isTicked={item.isTicked}
              title={item.name}
              detail={item.sku || "Not provided"}
            >
              <Amount symbol={symbol} figure={item.price} />
            </TickRow>
          )}
        </PagedList>
      )}
      <ActionBar>
        <button name="add" value="1" className="button button-main w-full">
          Add to invoice
        </button>
      </ActionBar>
    </PostForm>
  );
}

type Shown = ReturnType<typeof useLoaderData<typeof loadItemChooser>>["page"];

/** What was refused stays ticked, on top, wherever in the list it stands. */
function withTicked(page: Shown, ticked: Shown["rows"]): Shown {
  if (ticked.length === 0) return page;
  return {
    ...page,
    rows: [...ticked, ...page.rows.filter(({ id }) => !ticked.some((row) => row.id === id))],
  };
}
