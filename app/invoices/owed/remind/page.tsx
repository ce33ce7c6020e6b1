import { useActionData, useLoaderData } from "@remix-run/react";
import { owedPaths } from "~/lib/owed-paths";
import type { Screen } from "~/shell/screen";
import { ActionBar } from "~/ui/action-bar";
import { EmptyState } from "~/ui/empty-state";
import { ErrorSummary } from "~/ui/error-summary";
import { Notice } from "~/ui/notice";
import { PageLink } from "~/ui/page-link";
import { PostForm } from "~/ui/post-form";
import { TickRow } from "~/ui/tick-row";
import type { submitRemindSeveral } from "./action.server";
import type { loadRemindSeveral } from "./loader.server";

export const remindSeveralScreen: Screen = {
  title: "Remind customers",
  back: () => ({ to: owedPaths.owed(), label: "Back to who owes me", icon: "close" }),
};

/** Lists the late customers with a checkbox each, to remind several of them by email. */
export function RemindSeveralPage() {
  const loaded = useLoaderData<typeof loadRemindSeveral>();
  const answer = useActionData<typeof submitRemindSeveral>();
  const { key, companyId, page, hasMore, customers, problem, question, listUrl } = loaded;
  if (question && !answer)
    return <Question {...question} {...{ companyId, page, listUrl }} postKey={key} />;
  if (customers.length === 0)
    return (
      <EmptyState icon="payment" text="Nobody is late">
        <PageLink className="button button-main" to={owedPaths.owed()}>
          Who owes me
        </PageLink>
      </EmptyState>
    );
  return (
    // After a result or a fault, the address still asks. The list is posted to its own address.
    <PostForm action={listUrl} className="mx-auto max-w-list picking">
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="company" value={companyId} />
      <input type="hidden" name="shown" value={page} />
      {answer && "refused" in answer ? <Result {...answer} /> : null}
      <ErrorSummary fault={answer?.fault ?? null} />
      {problem ? <Notice>{problem}</Notice> : null}
      {customers.map(({ id, name, email, about, isTicked }) => (
        <TickRow
          key={id}
          name="item"
          value={id}
          title={name}
          detail={[about, email || "no email"].join(" · ")}
          isTicked={isTicked}
        />
      ))}
      {hasMore ? (
        <button className="button m-4" name="intent" value="more">
          More customers
        </button>
      ) : null}
      <ActionBar>
        <span className="tick-count" />
        <button className="button button-main px-3" name="intent" value="ask">
          Remind by email
        </button>
        <PageLink className="button button-plain px-2" to={owedPaths.owed()}>
          Cancel
        </PageLink>
      </ActionBar>
    </PostForm>
  );
}

type QuestionProps = {
  ids: string[];
  title: string;
  text: string;
  others: string;
  companyId: string;
  /** The idempotency key of the reminders. */
  postKey: string;
  page: number;
  listUrl: string;
};

/** Asks before the customers are reminded. It replaces the list, which 'No' shows again. */
function Question({ ids, title, text, others, listUrl, ...post }: QuestionProps) {
  const { postKey, companyId, page } = post;
  return (
    <section className="dialog dialog-open" aria-labelledby="question">
      <h2 id="question" className="text-lg">
        {title}
      </h2>
      {text ? <p className="mt-2 break-words">{text}</p> : null}
      {others ? <p className="mt-2 break-words text-sm text-quiet">{others}</p> : null}
      <div className="mt-6 flex justify-end gap-3">
        <PageLink className="button button-plain" to={listUrl}>
          {ids.length > 0 ? "No" : "Back"}
        </PageLink>
        {ids.length > 0 ? (
          <PostForm action={listUrl}>
            <input type="hidden" name="key" value={postKey} />
            <input type="hidden" name="company" value={companyId} />
            <input type="hidden" name="shown" value={page} />
            {ids.map((id) => (
              <input key={id} type="hidden" name="item" value={id} />
            ))}
            <button className="button button-main" name="intent" value="remind">
              Yes
            </button>
          </PostForm>
        ) : null}
      </div>
    </section>
  );
}

type ResultProps = { sent: string; refused: { id: string; name: string; reason: string }[] };

/** Shows how many reminders are on their way, and who is not reminded and why. */
function Result({ sent, refused }: ResultProps) {
  return (
    <Notice>
      <p>{sent} These are not reminded:</p>
      <ul>
        {refused.map(({ id, name, reason }) => (
          <li key={id}>
            {name}: {reason}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
