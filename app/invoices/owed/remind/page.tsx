import { useActionData, useLoaderData } from "@remix-run/react";
import { commonWords } from "../../../../domain/words/common";
import { remindSeveralWords as words } from "../../../../domain/words/remind-several";
import { joinSentences } from "../../../../domain/words/in-languages";
import { owedPaths } from "~/lib/owed-paths";
import { TickCount } from "~/ui/tick-count";
import type { Screen } from "~/shell/screen";
import { ActionBar } from "~/ui/action-bar";
import { EmptyState } from "~/ui/empty-state";
import { ErrorSummary } from "~/ui/error-summary";
import { Notice } from "~/ui/notice";
import { PageLink } from "~/ui/page-link";
import { PostForm } from "~/ui/post-form";
import { QuestionPage, toItemFields } from "~/ui/question-page";
import { Sentence } from "~/ui/sentence";
import { TickRow } from "~/ui/tick-row";
import type { submitRemindSeveral } from "./action.server";
import type { loadRemindSeveral } from "./loader.server";
import type { NotReminded } from "./question.server";

const FORM_ID = "customers";

export const remindSeveralScreen: Screen = {
  formFor: (data) => {
    const { question, customers } = data as LoadedCustomers;
    return question || customers.length === 0 ? undefined : FORM_ID;
  },
  get title() {
    return words.title;
  },
  back: () => ({ to: owedPaths.owed(), label: words.back, icon: "close" }),
};

type LoadedCustomers = ReturnType<typeof useLoaderData<typeof loadRemindSeveral>>;

/** Lists the late customers with a checkbox each, to remind several of them by email. */
export function RemindSeveralPage() {
  const loaded = useLoaderData<typeof loadRemindSeveral>();
  const answer = useActionData<typeof submitRemindSeveral>();
  const { key, companyId, page, hasMore, customers, problem, question, listUrl } = loaded;
  if (question && !answer)
    return <Question {...question} {...{ companyId, page, listUrl }} postKey={key} />;
  if (customers.length === 0)
    return (
      <EmptyState icon="payment" text={words.nobodyLate}>
        <PageLink className="button button-main" to={owedPaths.owed()}>
          {words.whoOwes}
        </PageLink>
      </EmptyState>
    );
  return (
    // After a result or a fault, the address still asks. The list is posted to its own address.
    <PostForm id={FORM_ID} action={listUrl} className="mx-auto max-w-list picking">
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
          detail={[about, email || words.noEmail].join(" · ")}
          isTicked={isTicked}
        />
      ))}
      {hasMore ? (
        <button className="button m-4" name="intent" value="more">
          {words.moreCustomers}
        </button>
      ) : null}
      <ActionBar>
        <TickCount />
        <button className="button button-main px-3" name="intent" value="ask">
          {words.remindByEmail}
        </button>
        <PageLink className="button button-plain px-2" to={owedPaths.owed()}>
          {commonWords.cancel}
        </PageLink>
      </ActionBar>
    </PostForm>
  );
}

type QuestionProps = {
  ids: string[];
  title: string;
  text: string;
  /** Names the customers without an email; empty without any. */
  withoutEmail: string;
  /** Who else is left out, and why. */
  others: NotReminded[];
  companyId: string;
  /** The idempotency key of the reminders. */
  postKey: string;
  page: number;
  listUrl: string;
};

/** Asks before the customers are reminded. */
function Question({ ids, title, text, withoutEmail, others, ...place }: QuestionProps) {
  const { listUrl, postKey, companyId, page } = place;
  return (
    <QuestionPage
      title={title}
      address={listUrl}
      intent={ids.length > 0 ? "remind" : null}
      fields={[["key", postKey], ["company", companyId], ["shown", page], ...toItemFields(ids)]}
    >
      {text ? <p className="mt-2 break-words">{text}</p> : null}
      {withoutEmail || others.length > 0 ? (
        <>
          <p className="mt-4 text-sm text-quiet">{words.notReminded}</p>
          <ul className="text-sm text-quiet">
            {withoutEmail ? <li className="mt-1 break-words">{withoutEmail}</li> : null}
            {others.map((other) => (
              <li key={other.reason.text} className="mt-1 break-words">
                <Explanation {...other} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </QuestionPage>
  );
}

/** Names customers, and why they are not reminded. A reason may be in another language. */
function Explanation({ names, reason }: NotReminded) {
  return (
    <Sentence
      text={words.reasonOf}
      values={{ names, reason: <span lang={reason.lang}>{reason.text}</span> }}
    />
  );
}

type ResultProps = { sent: string; refused: ({ id: string } & NotReminded)[] };

/** Shows how many reminders are on their way, and who is not reminded and why. */
function Result({ sent, refused }: ResultProps) {
  return (
    <Notice>
      <p>{joinSentences([sent, words.theseNotReminded])}</p>
      <ul>
        {refused.map(({ id, ...other }) => (
          <li key={id}>
            <Explanation {...other} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}
