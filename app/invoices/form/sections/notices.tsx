import type { FormWarning } from "../warnings";
import type { InvoiceAnswer } from "../answer";
import { FIELD_LABELS } from "./labels";
import { Notice } from "~/ui/notice";
import { Conflict } from "~/forms/conflict";
import { LongFormErrors } from "~/forms/long-form-errors";
import { useLongForm } from "~/forms/long-form";
import type { Conflict as Changes } from "~/forms/answer";
import { PageLink } from "~/ui/page-link";
import { PanelButton } from "~/ui/panel-button";
import type { InvoiceStatusView } from "../loader.server";
import { START_OVER_ID } from "./dialogs";

/** Shows the errors, warnings and conflicts of the last post above the form. */
export function Notices({ answer, here }: { answer: InvoiceAnswer; here: string }) {
  const { changed } = useLongForm();
  const doubts = (answer.confirmation?.warnings ?? []).flatMap((doubt) =>
    withoutChanged(doubt, changed),
  );
  return (
    <>
      <LongFormErrors answer={answer} labels={FIELD_LABELS} />
      {answer.confirmation && doubts.length > 0 ? (
        <Notice>
          {doubts.map((doubt) => (
            <WarningText key={doubt.text} doubt={doubt} />
          ))}
          <button
            name="intent"
            value={answer.confirmation.intent}
            className="button button-main mt-3"
          >
            Save all the same
          </button>
        </Notice>
      ) : null}
      {answer.conflict ? <ConflictNotice {...answer.conflict} here={here} /> : null}
    </>
  );
}

/**
 * Returns the warning without the fields that were changed since; an empty list when nothing
 * remains.
 */
function withoutChanged(doubt: FormWarning, changed: readonly string[]): FormWarning[] {
  const lines = doubt.lines.filter(({ field }) => !changed.includes(field));
  const isOver =
    doubt.lines.length > 0
      ? lines.length === 0
      : doubt.fields.some((field) => changed.includes(field));
  return isOver ? [] : [{ ...doubt, lines }];
}

function WarningText({ doubt: { text, lines } }: { doubt: FormWarning }) {
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

/** Shows both versions. Saving again keeps the one on this page. */
function ConflictNotice({ isOtherTab, differences, here }: Changes & { here: string }) {
  return (
    <Conflict
      title={
        isOtherTab
          ? "This invoice was changed in another tab"
          : "This invoice was changed by someone else"
      }
      differences={differences}
      text="What was entered on this page is below: go on here to keep it, or take the other one."
    >
      {isOtherTab ? (
        <a className="button mt-3" href={here}>
          Take the other one
        </a>
      ) : (
        <button name="intent" value="startOver" className="button mt-3">
          Take the other one
        </button>
      )}
    </Conflict>
  );
}

type Props = {
  status: InvoiceStatusView;
  /** True when the form has a draft that is not saved yet. */
  isKept: boolean;
  /** The address of the stored invoice's PDF; null for a new invoice. */
  pdf: string | null;
  /** The address of the page that sends a draft invoice; empty when it cannot be sent. */
  sendAt: string;
};

export function DraftBanner({ status, isKept, pdf, sendAt }: Props) {
  return (
    <div
      className={`status tone-${status.tone} flex flex-wrap items-center justify-between gap-x-3`}
    >
      <p className="flex-1 text-left">{status.banner}</p>
      {pdf ? (
        <PageLink className="link inline-flex min-h-11 items-center" to={pdf}>
          Preview PDF
        </PageLink>
      ) : null}
      {sendAt ? (
        <PageLink className="link inline-flex min-h-11 items-center" to={sendAt}>
          Send
        </PageLink>
      ) : null}
      {isKept ? (
        <PanelButton panelId={START_OVER_ID} className="link inline-flex min-h-11 items-center">
          Start over
        </PanelButton>
      ) : null}
    </div>
  );
}
