import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { paths } from "~/paths";
import { ActionBar } from "~/ui/action-bar";
import { ErrorSummary } from "~/ui/error-summary";
import { PostForm } from "~/ui/post-form";
import type { actOnItemChooser } from "./act.server";
import { FORM_ID } from "./header";
import { SellableList } from "./sellable-list";
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
      <SellableList page={shown} q={q} symbol={symbol} />
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
