import { PageLink } from "~/ui/page-link";
import { PostForm } from "~/ui/post-form";
import type { askBeforeMailing } from "./mail-question.server";

type MailQuestionProps = Awaited<ReturnType<typeof askBeforeMailing>> & {
  postKey: string;
  /** The address of the list with its ticks. */
  selectionUrl: string;
  /** The address of the question whether the ticked drafts should be marked as sent first. */
  markFirstUrl: string;
};

/**
 * Asks before invoices are emailed, or says why there is no email to send. It replaces the list,
 * which 'No' or 'Back' shows again.
 */
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
    <section className="dialog dialog-open" aria-labelledby="question">
      <h2 id="question" className="text-lg">
        {title}
      </h2>
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
          Drafts are not emailed: {drafts}.{" "}
          <PageLink className="link" to={markFirstUrl}>
            Mark as sent first
          </PageLink>
        </p>
      ) : null}
      {leftOut.length > 0 ? (
        <>
          <p className="mt-4 text-sm text-quiet">These are left out:</p>
          <ul className="text-sm text-quiet">
            {leftOut.map(({ no, reason }) => (
              <li key={no} className="mt-1 break-words">
                {no}: {reason}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {unreachable ? <p className="mt-4 text-sm">{unreachable}</p> : null}
      <div className="mt-6 flex justify-end gap-3">
        <PageLink className="button button-plain" to={selectionUrl}>
          {ids.length > 0 ? "No" : "Back"}
        </PageLink>
        {ids.length > 0 ? (
          <PostForm reloadDocument action={selectionUrl}>
            <input type="hidden" name="key" value={postKey} />
            {ids.map((id) => (
              <input key={id} type="hidden" name="item" value={id} />
            ))}
            <button className="button button-main" name="intent" value="mail">
              Yes
            </button>
          </PostForm>
        ) : null}
      </div>
    </section>
  );
}
