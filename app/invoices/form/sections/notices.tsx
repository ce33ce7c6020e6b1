import { formWords } from "../../../../domain/words/forms";
import { invoiceFormWords as words } from "../../../../domain/words/invoice-form";
import type { FormWarning } from "../warnings";
import type { InvoiceAnswer } from "../answer";
import { getFieldLabels } from "./labels";
import { Notice } from "~/ui/notice";
import { ConflictNotice } from "~/forms/conflict";
import { LongFormErrors } from "~/forms/long-form-errors";
import { useLongForm } from "~/forms/long-form";
import type { Conflict as ConflictDetails } from "~/forms/answer";
import { PageLink } from "~/ui/page-link";
import { PanelButton } from "~/ui/panel-button";
import type { InvoiceStatusView } from "../loader.server";
import { START_OVER_ID } from "./dialogs";

/**
 * Shows the errors, warnings and conflicts of the last post above the form. `formAddress` is the
 * address of the form.
 */
export function Notices({ answer, formAddress }: { answer: InvoiceAnswer; formAddress: string }) {
  const { changed } = useLongForm();
  const warnings = (answer.confirmation?.warnings ?? []).flatMap((warning) =>
    withoutChanged(warning, changed),
  );
  return (
    <>
      <LongFormErrors answer={answer} labels={getFieldLabels()} />
      {answer.confirmation && warnings.length > 0 ? (
        <Notice>
          {warnings.map((warning) => (
            <WarningText key={warning.text} warning={warning} />
          ))}
          <button
            name="intent"
            value={answer.confirmation.intent}
            className="button button-main mt-3"
          >
            {words.saveAllTheSame}
          </button>
        </Notice>
      ) : null}
      {answer.conflict ? <InvoiceConflict {...answer.conflict} formAddress={formAddress} /> : null}
    </>
  );
}

/**
 * Returns the warning without the lines that the user has changed since the post. Returns an empty
 * list when the user has changed all lines, or any field of a warning without lines.
 */
function withoutChanged(warning: FormWarning, changed: readonly string[]): FormWarning[] {
  const lines = warning.lines.filter(({ field }) => !changed.includes(field));
  const isResolved =
    warning.lines.length > 0
      ? lines.length === 0
      : warning.fields.some((field) => changed.includes(field));
  return isResolved ? [] : [{ ...warning, lines }];
}

function WarningText({ warning: { text, lines } }: { warning: FormWarning }) {
  return (
    <>
      <p className="font-semibold">{text}</p>
      {lines.length > 0 ? (
        <ul className="list-disc pl-4">
          {lines.map(({ name, field }) => (
            <li key={field}>{name}</li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

/**
 * Shows the differences between the form on this page and the draft of another tab (`isOtherTab`)
 * or the stored invoice. Saving the form again keeps this page's values.
 */
function InvoiceConflict({
  isOtherTab,
  differences,
  formAddress,
}: ConflictDetails & { formAddress: string }) {
  return (
    <ConflictNotice
      title={isOtherTab ? words.changedInAnotherTab : words.changedBySomeoneElse}
      differences={differences}
      text={words.keepOrTake}
    >
      {isOtherTab ? (
        <a className="button mt-3" href={formAddress}>
          {words.takeOther}
        </a>
      ) : (
        <button name="intent" value="startOver" className="button mt-3">
          {words.takeOther}
        </button>
      )}
    </ConflictNotice>
  );
}

type DraftBannerProps = {
  status: InvoiceStatusView;
  /** True when the form has a stored draft. */
  hasDraft: boolean;
  /** The address of the stored invoice's PDF; null for a new invoice. */
  pdf: string | null;
  /** The address of the page that sends a draft invoice; empty when the invoice cannot be sent. */
  sendUrl: string;
};

/**
 * Shows the status of the invoice, links to its PDF and to sending, and a button that discards the
 * draft.
 */
export function DraftBanner({ status, hasDraft, pdf, sendUrl }: DraftBannerProps) {
  return (
    <div
      className={`status tone-${status.tone} flex flex-wrap items-center justify-between gap-x-3`}
    >
      <p className="flex-1 text-left">{status.banner}</p>
      {pdf ? (
        <PageLink className="link inline-flex min-h-11 items-center" to={pdf}>
          {words.previewPdf}
        </PageLink>
      ) : null}
      {sendUrl ? (
        <PageLink className="link inline-flex min-h-11 items-center px-2" to={sendUrl}>
          {words.send}
        </PageLink>
      ) : null}
      {hasDraft ? (
        <PanelButton panelId={START_OVER_ID} className="link inline-flex min-h-11 items-center">
          {formWords.startOver}
        </PanelButton>
      ) : null}
    </div>
  );
}
