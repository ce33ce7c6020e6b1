import { chooserWords as words } from "../../../../domain/words/choosers";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ActionBar } from "~/ui/action-bar";
import { EmptyState } from "~/ui/empty-state";
import { ErrorSummary } from "~/ui/error-summary";
import { PostForm } from "~/ui/post-form";
import type { Screen } from "~/shell/screen";
import { createFormBackLink } from "../back-to-form";
import { TickRow } from "~/ui/tick-row";
import type { submitIncomeAccountChooser } from "./action.server";
import type { loadIncomeAccountChooser } from "./loader.server";

const FORM_ID = "accounts";

export const incomeAccountScreen: Screen = {
  formFor: (data) => ((data as Loaded).groups.length > 0 ? FORM_ID : undefined),
  get title() {
    return words.selectAccount;
  },
  back: (place) => createFormBackLink(place),
};

type Loaded = ReturnType<typeof useLoaderData<typeof loadIncomeAccountChooser>>;

/** Shows the income accounts. Each chosen account becomes a line with a service. */
export function IncomeAccountChooserPage() {
  const { groups, key } = useLoaderData<typeof loadIncomeAccountChooser>();
  const answer = useActionData<typeof submitIncomeAccountChooser>();
  if (groups.length === 0) return <EmptyState icon="item" text={words.noAccounts} />;
  return (
    <PostForm id={FORM_ID} className="mx-auto max-w-form">
      <input type="hidden" name="key" value={key} />
      <div className="px-4 pt-4">
        <ErrorSummary
          fault={answer?.message ? { title: words.nothingAdded, text: answer.message } : null}
        />
        <p className="text-sm text-quiet">{words.accountsBecomeServices}</p>
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
                  isTicked={answer?.ids.includes(account.id) ?? false}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <ActionBar>
        <button className="button button-main w-full">{words.addToInvoice}</button>
      </ActionBar>
    </PostForm>
  );
}
