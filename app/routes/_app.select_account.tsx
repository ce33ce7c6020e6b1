import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import {
  selectForDraft,
  anchorOfLines,
  renderingKey,
  requireDraft,
  lineLimitError,
  serviceLine,
  withLines,
} from "~/invoices/choosers/draft-selection.server";
import { ActionBar } from "~/ui/action-bar";
import { EmptyState } from "~/ui/empty-state";
import { ErrorSummary } from "~/ui/error-summary";
import { PostForm } from "~/ui/post-form";
import { backToForm } from "~/invoices/choosers/back-to-form";
import type { Screen } from "~/ui/shell/screen";
import { TickRow } from "~/ui/tick-row";
import { titled } from "~/ui/title";
import { readRememberedLists } from "~/models/lists.server";
import { paths } from "~/paths";
import { withPost, withSession } from "~/server/session/guards.server";

export const meta = titled("Select Account");

export const handle: Screen = { title: "Select Account", back: (at) => backToForm(at) };

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, async (session) => {
    await requireDraft(session, request);
    const { categories } = await readRememberedLists(session, ["categories"]);
    return { groups: categories.filter(({ items }) => items.length > 0), key: renderingKey() };
  });
}

export async function action({ request }: ActionFunctionArgs) {
  return withPost(request, async ({ session, form: posted }) => {
    const { name, draft } = await requireDraft(session, request);
    const { categories } = await readRememberedLists(session, ["categories"]);
    const ids = posted.getAll("account").map(String);
    const lines = categories.flatMap(({ items }) =>
      items.filter(({ id }) => ids.includes(id)).map(serviceLine),
    );
    if (lines.length === 0) return data({ message: "Tick at least one account.", ids }, 422);
    const noRoom = lineLimitError(draft, lines.length);
    if (noRoom) return data({ message: noRoom, ids }, 422);
    const to = paths.invoiceForm({ draft: name, at: anchorOfLines(lines) });
    return selectForDraft(session, {
      request,
      name,
      draft,
      posted,
      change: (form) => withLines(form, lines),
      to,
    });
  });
}

/** The income accounts: each one ticked becomes a service on the invoice. */
export default function SelectAccount() {
  const { groups, key } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  if (groups.length === 0)
    return <EmptyState icon="item" text="There are no income accounts to bill services under." />;
  return (
    <PostForm className="mx-auto max-w-form">
      <input type="hidden" name="key" value={key} />
      <div className="px-4 pt-4">
        <ErrorSummary
          fault={refusal ? { title: "Nothing was added", text: refusal.message } : null}
        />
        <p className="text-sm text-quiet">
          Each account you tick becomes a service on the invoice, to be named and priced there.
        </p>
      </div>
      {groups.map((group) => (
        <section key={group.name}>
          <h2 className="px-4 pb-1 pt-6 text-sm text-quiet">{group.name}</h2>
          <ul>
            {group.items.map((account) => (
              <li key={account.id}>
                <TickRow
                  name="account"
                  value={account.id}
                  title={account.name}
                  isTicked={refusal?.ids.includes(account.id) ?? false}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <ActionBar>
        <button className="button button-main w-full">Add to invoice</button>
      </ActionBar>
    </PostForm>
  );
}
