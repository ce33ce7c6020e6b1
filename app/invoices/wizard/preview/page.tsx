import { useActionData, useLoaderData } from "@remix-run/react";
import { CONNECTION_ERROR } from "~/lib/fault-messages";
import { paths, type DraftName } from "~/paths";
import { ActionBar } from "~/ui/action-bar";
import { hasConnectionError, type ConnectionErrorAnswer } from "~/ui/connection-error";
import { closeDialog, Dialog } from "~/ui/dialog";
import { ErrorSummary } from "~/ui/error-summary";
import { PostForm } from "~/ui/post-form";
import type { InvoiceAnswer } from "../../form/answer";
import { LABELS } from "../../form/labels";
import { InvoiceLacks } from "../../invoice-lacks";
import { InvoiceSheet } from "../../invoice-sheet";
import { PdfPages } from "../../pdf/pdf-pages";
import { placeOfField } from "../place-of-field";
import { InvoicePaper } from "./invoice-paper";
import type { loadInvoicePreview } from "./load.server";
import { PageLink } from "~/ui/page-link";
import { PanelButton } from "~/ui/panel-button";

const DONE_ID = "confirm-done";

/** The invoice as the customer will see it, and Done, which writes it. */
export function InvoicePreviewPage() {
  const { name, revision, isStored, details, letterhead, template, paymentCode, pdf, ...loaded } =
    useLoaderData<typeof loadInvoicePreview>();
  // Of a Done that did not write the invoice.
  const answer = useActionData<InvoiceAnswer | ConnectionErrorAnswer>();
  const question = isStored
    ? { title: "Edit Invoice?", text: "Are you sure you want to edit this invoice?" }
    : { title: "Create Invoice?", text: "Are you sure you want to create this invoice?" };
  return (
    <PostForm className="mx-auto max-w-form" onSubmit={() => closeDialog(DONE_ID)}>
      <input
        type="hidden"
        name="revision"
        value={answer && !hasConnectionError(answer) ? answer.revision : revision}
      />
      <div className="grid grid-cols-1 gap-6 p-4">
        <Problems draft={name} errors={loaded.errors} answer={answer} />
        <InvoicePaper template={template} letterhead={letterhead} code={paymentCode}>
          <InvoiceSheet invoice={details} isTaxInvoice={letterhead.heading === "Tax Invoice"} />
        </InvoicePaper>
        <InvoiceLacks lacks={loaded.lacks} />
        {pdf ? (
          <section aria-labelledby="as-pdf" className="no-print">
            <h2 id="as-pdf" className="mb-2 flex items-center justify-between gap-3 text-base">
              As PDF
              <a
                className="link inline-flex min-h-11 items-center text-sm"
                href={pdf.file}
                target="_blank"
                rel="noreferrer"
              >
                Open PDF
              </a>
            </h2>
            <PdfPages key={pdf.pages.join()} file={pdf.file} pages={pdf.pages} />
          </section>
        ) : null}
      </div>
      <Dialog id={DONE_ID} {...question}>
        <button className="button button-main">Yes</button>
      </Dialog>
      <ActionBar className="no-print">
        <PageLink className="button flex-1" to={paths.invoiceForm({ draft: name })}>
          Change
        </PageLink>
        <PanelButton panelId={DONE_ID} className="button button-main flex-1">
          Done
        </PanelButton>
      </ActionBar>
    </PostForm>
  );
}

type Answer = InvoiceAnswer | ConnectionErrorAnswer | undefined;

type ProblemsProps = { draft: DraftName; errors: Record<string, string>; answer: Answer };

/** What the invoice lacks, each with the way to its field, or why Done did not write it. */
function Problems({ draft, errors, answer }: ProblemsProps) {
  if (hasConnectionError(answer)) return <ErrorSummary fault={CONNECTION_ERROR} />;
  if (Object.keys(errors).length > 0)
    return (
      <ErrorSummary
        fault={null}
        errors={errors}
        labels={LABELS}
        addressOf={(field) => placeOfField(draft, field)}
      />
    );
  if (!answer) return null;
  const changedMeanwhile = {
    title: "Not saved yet",
    text: "Something has changed meanwhile. Go back to the form with 'Change' to see what.",
  };
  const messages = Object.values(answer.fieldErrors);
  const notice = messages[0] ? { title: "Error", text: messages[0] } : changedMeanwhile;
  return <ErrorSummary fault={answer.fault ?? notice} />;
}
