import { commonWords } from "../../../../domain/words/common";
import { errorWords } from "../../../../domain/words/errors";
import { invoiceFormWords as formWords } from "../../../../domain/words/invoice-form";
import { wizardWords as words } from "../../../../domain/words/invoice-wizard";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { Question } from "~/forms/questions";
import { connectionErrorMessage } from "~/lib/fault-messages";
import { paths, type DraftName } from "~/paths";
import { ActionBar } from "~/ui/action-bar";
import { hasConnectionError, type ConnectionErrorAnswer } from "~/ui/connection-error";
import { closeDialog, Dialog } from "~/ui/dialog";
import { ErrorSummary } from "~/ui/error-summary";
import { PostForm } from "~/ui/post-form";
import type { InvoiceAnswer } from "../../form/answer";
import { MissingBusinessDetails } from "~/invoices/missing-business-details";
import { PdfPages } from "../../pdf/pdf-pages";
import { toFieldAddress } from "../field-address";
import type { loadInvoicePreview } from "./loader.server";
import { StaticHtml } from "~/ui/static-html";
import { PageLink } from "~/ui/page-link";
import { PanelButton } from "~/ui/panel-button";

/** Shows the invoice as the customer will see it, with the buttons that save it. */
export function InvoicePreviewPage() {
  const { name, revision, paper, pdf, ...loaded } = useLoaderData<typeof loadInvoicePreview>();
  // The answer to a post that did not save the invoice.
  const answer = useActionData<InvoiceAnswer | ConnectionErrorAnswer>();
  const { save, saveAndSend } = loaded.questions;
  return (
    <PostForm
      className="mx-auto max-w-form"
      onSubmit={() => [save, saveAndSend].forEach(({ id }) => closeDialog(id))}
    >
      <input
        type="hidden"
        name="revision"
        value={answer && !hasConnectionError(answer) ? answer.revision : revision}
      />
      <div className="grid grid-cols-1 gap-6 p-4">
        <PreviewErrors draft={name} {...loaded} answer={answer} />
        <StaticHtml name="paper" markup={paper} />
        <MissingBusinessDetails details={loaded.missingDetails} />
        {pdf ? (
          <section aria-labelledby="as-pdf" className="no-print">
            <h2 id="as-pdf" className="mb-2 flex items-center justify-between gap-3 text-base">
              {words.asPdf}
              <a
                className="link inline-flex min-h-11 items-center text-sm"
                href={pdf.fileUrl}
                target="_blank"
                rel="noreferrer"
              >
                {words.openPdf}
              </a>
            </h2>
            <PdfPages key={pdf.pages.join()} file={pdf.fileUrl} pages={pdf.pages} />
          </section>
        ) : null}
      </div>
      {loaded.isUnchanged ? null : <ConfirmDialog question={save} />}
      {loaded.canSend ? <ConfirmDialog question={saveAndSend} /> : null}
      <ActionBar className="no-print">
        <PageLink className="button flex-auto" to={paths.invoiceForm({ draft: name })}>
          {words.change}
        </PageLink>
        <DoneButton opens={save.id} isUnchanged={loaded.isUnchanged} isMain={!loaded.canSend} />
        {loaded.canSend ? (
          <PanelButton panelId={saveAndSend.id} className="button button-main flex-auto">
            {formWords.saveAndSend}
          </PanelButton>
        ) : null}
      </ActionBar>
    </PostForm>
  );
}

function ConfirmDialog({ question: { id, intent, title, text } }: { question: Question }) {
  return (
    <Dialog id={id} title={title} text={text}>
      <button name="intent" value={intent} className="button button-main">
        {commonWords.yes}
      </button>
    </Dialog>
  );
}

type DoneProps = { opens: string; isUnchanged: boolean; isMain: boolean };

/**
 * Shows a link to the invoices when there is nothing to save; otherwise a button that opens the
 * question before saving.
 */
function DoneButton({ opens, isUnchanged, isMain }: DoneProps) {
  const className = `button flex-auto ${isMain ? "button-main" : ""}`;
  return isUnchanged ? (
    <PageLink className={className} to={paths.invoices()}>
      {commonWords.done}
    </PageLink>
  ) : (
    <PanelButton panelId={opens} className={className}>
      {commonWords.done}
    </PanelButton>
  );
}

type Answer = InvoiceAnswer | ConnectionErrorAnswer | undefined;

type PreviewErrorsProps = {
  draft: DraftName;
  errors: Record<string, string>;
  labels: Record<string, string>;
  answer: Answer;
};

/**
 * Shows the errors of the invoice, with a link to each field, or the reason why the invoice was not
 * saved.
 */
function PreviewErrors({ draft, errors, labels, answer }: PreviewErrorsProps) {
  if (hasConnectionError(answer)) return <ErrorSummary fault={connectionErrorMessage()} />;
  if (Object.keys(errors).length > 0)
    return (
      <ErrorSummary
        fault={null}
        errors={errors}
        labels={labels}
        addressOf={(field) => toFieldAddress(draft, field)}
      />
    );
  if (!answer) return null;
  const messages = Object.values(answer.fieldErrors);
  const notice = messages[0]
    ? { title: errorWords.error, text: messages[0] }
    : words.changedMeanwhile;
  return <ErrorSummary fault={answer.fault ?? notice} />;
}
