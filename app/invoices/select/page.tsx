import { invoiceListWords } from "../../../domain/words/invoice-list";
import { commonWords } from "../../../domain/words/common";
import { invoiceFormWords as formWords } from "../../../domain/words/invoice-form";
import { selectionWords as words } from "../../../domain/words/invoice-selection";
import { fill } from "../../../domain/words/message";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ActionBar } from "~/ui/action-bar";
import { useListUrl } from "~/ui/list-url";
import { Notice } from "~/ui/notice";
import { PageLink } from "~/ui/page-link";
import { PostForm } from "~/ui/post-form";
import { QuestionPage, toItemFields } from "~/ui/question-page";
import { SearchResults } from "~/ui/search-results";
import { StaticHtml } from "~/ui/static-html";
import { paths, type InvoiceTab } from "~/paths";
import { TickCount } from "~/ui/tick-count";
import type { Screen } from "~/shell/screen";
import { LeftOut, MailQuestion } from "./mail-question";
import type { LeftOutView } from "./mail-question.server";
import type { submitSelection } from "./action.server";
import type { loadSelection } from "./loader.server";
import { INVOICE_TABS } from "../tabs";

const FORM_ID = "selection";

export const selectionScreen: Screen = {
  formFor: (data) => {
    const { question, mailQuestion } = data as LoadedSelection;
    return question || mailQuestion ? undefined : FORM_ID;
  },
  get title() {
    return words.title;
  },
  back: ({ params: { cat } }) => ({
    to: paths.invoices(INVOICE_TABS.find((tab): tab is InvoiceTab => tab === cat)),
    label: commonWords.backToInvoices,
    icon: "close",
  }),
};

type LoadedSelection = ReturnType<typeof useLoaderData<typeof loadSelection>>;

/**
 * The invoice list with a checkbox per row. The browser itself posts the form, with script too,
 * because the answer can lead to a file.
 */
export function SelectionPage() {
  const loaded = useLoaderData<typeof loadSelection>();
  const { q, key, page, head, empty, problem, question, mailQuestion, urls } = loaded;
  const answer = useActionData<typeof submitSelection>();
  const { url } = useListUrl();
  const forQuestion = { postKey: key, selectionUrl: urls.selection };
  if (question) return <Question {...question} {...forQuestion} then={loaded.then} />;
  if (mailQuestion)
    return <MailQuestion {...mailQuestion} {...forQuestion} markFirstUrl={urls.markFirst} />;
  return (
    <PostForm
      id={FORM_ID}
      reloadDocument
      action={url || urls.selection}
      className="mx-auto max-w-list picking"
    >
      <input type="hidden" name="key" value={key} />
      <div className="mx-4 mt-2 grid gap-2">
        {answer && "refused" in answer ? <Result {...answer} /> : null}
        {problem ? <Notice>{problem}</Notice> : null}
      </div>
      <p className="flex gap-x-4 px-4 text-sm">
        <a className="link py-3" href={urls.all}>
          {words.selectAll}
        </a>
        <a className="link py-3" href={urls.none}>
          {words.selectNone}
        </a>
      </p>
      <SearchResults
        page={page}
        q={q}
        showsCount
        isInForm
        icon="invoice"
        searched={invoiceListWords.searched}
        empty={empty}
        emptyAction={null}
        table={{ name: "invoices", label: invoiceListWords.table, head }}
      >
        {({ id, tone, cells }) => (
          <StaticHtml name={`row-${id}`} role="row" className={`row row-${tone}`} markup={cells} />
        )}
      </SearchResults>
      <ActionBar>
        <TickCount />
        <button className="button button-main px-3" name="intent" value="ask">
          {formWords.markAsSent}
        </button>
        {loaded.hasMails ? (
          <button className="button px-3" name="intent" value="ask-mail">
            {words.email}
          </button>
        ) : null}
        <button className="button px-3" name="intent" value="pdf">
          {words.pdf}
        </button>
        <button className="button px-3" name="intent" value="csv">
          {words.csv}
        </button>
        {/* On a phone, this link stands beside the count, above the buttons. */}
        <PageLink className="button button-plain -order-1 px-2 sm:order-none" to={urls.list}>
          {commonWords.cancel}
        </PageLink>
      </ActionBar>
    </PostForm>
  );
}

type QuestionProps = {
  /** The ids of the draft invoices that 'Yes' marks; empty when there is nothing to mark. */
  ids: string[];
  title: string;
  /** The numbers of these draft invoices; empty without any. */
  text: string;
  /** A sentence about the ticked invoices that are no drafts; empty without any. */
  others: string;
  postKey: string;
  /** The address of the list with its ticks. */
  selectionUrl: string;
  /** "mail" when the question about emails follows; null otherwise. */
  then: "mail" | null;
};

/** Asks before invoices are marked as sent, or says that there is none to mark. */
function Question({ ids, title, text, others, postKey, selectionUrl, then }: QuestionProps) {
  return (
    <QuestionPage
      reloadDocument
      title={title}
      address={selectionUrl}
      intent={ids.length > 0 ? "send" : null}
      fields={[["key", postKey], ...(then ? THEN_MAIL : []), ...toItemFields(ids)]}
    >
      {text ? <p className="mt-2 break-words">{text}</p> : null}
      {others ? <p className="mt-2 break-words text-sm text-quiet">{others}</p> : null}
    </QuestionPage>
  );
}

const THEN_MAIL: [string, string][] = [["then", "mail"]];

type ResultProps = {
  /** A sentence that counts the marked invoices or the emails. */
  done: string;
  /** `no` names invoices, or is a text such as "2 invoices" for invoices that were not found. */
  refused: LeftOutView[];
};

/** Shows how many invoices were marked as sent or emailed, and why the others were not. */
function Result({ done, refused }: ResultProps) {
  return (
    <Notice>
      <p>{fill(words.doneWithLeftOut, { done })}</p>
      <ul>
        {refused.map(({ no, reason }) => (
          <li key={no}>
            <LeftOut no={no} reason={reason} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}
