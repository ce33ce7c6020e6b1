import { selectionWords as words } from "../../../domain/words/invoice-selection";
import { PageLink } from "~/ui/page-link";
import { QuestionPage, toItemFields } from "~/ui/question-page";
import { Sentence } from "~/ui/sentence";
import type { askBeforeMailing, LeftOutView } from "./mail-question.server";

type MailQuestionProps = Awaited<ReturnType<typeof askBeforeMailing>> & {
  postKey: string;
  /** The address of the list with its ticks. */
  selectionUrl: string;
  /** The address of the question whether the ticked drafts should be marked as sent first. */
  markFirstUrl: string;
};

/** Names invoices that are left out, and why. A reason may be in another language. */
export function LeftOut({ no, reason }: LeftOutView) {
  return (
    <Sentence
      text={words.leftOut}
      values={{ invoice: no, reason: <span lang={reason.lang}>{reason.text}</span> }}
    />
  );
}

/** Asks before invoices are emailed, or says why there is no email to send. */
export function MailQuestion({
  ids,
  title,
  text,
  mails,
  drafts,
  leftOut,
  unreachable,
  postKey,
  selectionUrl,
  markFirstUrl,
}: MailQuestionProps) {
  return (
    <QuestionPage
      reloadDocument
      title={title}
      address={selectionUrl}
      intent={ids.length > 0 ? "mail" : null}
      fields={[["key", postKey], ...toItemFields(ids)]}
    >
      {text ? <p className="mt-2">{text}</p> : null}
      {mails.length > 0 ? (
        <ul className="mt-2">
          {mails.map((mail) => (
            <li key={mail.id} className="mt-2 break-words">
              {mail.text}
              <span className="block text-sm text-quiet">{mail.to}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {drafts ? (
        <p className="mt-4 break-words text-sm">
          <Sentence
            text={words.draftsNotMailed}
            values={{
              drafts,
              markFirst: (
                <PageLink className="link" to={markFirstUrl}>
                  {words.markFirst}
                </PageLink>
              ),
            }}
          />
        </p>
      ) : null}
      {leftOut.length > 0 ? (
        <>
          <p className="mt-4 text-sm text-quiet">{words.theseLeftOut}</p>
          <ul className="text-sm text-quiet">
            {leftOut.map(({ no, reason }) => (
              <li key={no} className="mt-1 break-words">
                <LeftOut no={no} reason={reason} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {unreachable ? <p className="mt-4 text-sm">{unreachable}</p> : null}
    </QuestionPage>
  );
}
