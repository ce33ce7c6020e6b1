import { barrierWords } from "../../../domain/words/barriers";
import { commonWords } from "../../../domain/words/common";
import { joinSentences } from "../../../domain/words/in-languages";
import { invoiceFormWords as words } from "../../../domain/words/invoice-form";
import { useActionData, useLoaderData } from "@remix-run/react";
import { History } from "~/ui/history";
import { InvoicePage } from "./page";
import type {
  loadInvoiceForm,
  InvoiceStatusView,
  loadStoredInvoice,
  StoredInvoiceView,
} from "./loader.server";
import { HiddenFields } from "~/forms/form-field";
import { connectionErrorMessage } from "~/lib/fault-messages";
import { type ConnectionErrorAnswer, hasConnectionError } from "~/ui/connection-error";
import { Dialog, closeDialog } from "~/ui/dialog";
import { ErrorSummary } from "~/ui/error-summary";
import { PageLink } from "~/ui/page-link";
import { PostForm } from "~/ui/post-form";
import { InvoiceSheet } from "../invoice-sheet";
import { invoicePaths } from "../paths";
import type { InvoiceAnswer } from "./answer";
import { createDeleteQuestion } from "./sections/dialogs";

/** Shows a stored invoice, either in a form or read-only, and its history. */
export function StoredInvoicePage() {
  const { edited, status, history } = useLoaderData<typeof loadStoredInvoice>();
  return (
    <>
      {edited?.readOnly ? (
        <ReadOnlyInvoice {...edited} status={status} readOnly={edited.readOnly} />
      ) : (
        <InvoicePage />
      )}
      {history ? (
        <div className="invoice-history mx-auto max-w-form p-4">
          <History history={history} />
        </div>
      ) : null}
    </>
  );
}

type Props = Omit<StoredInvoiceView, "readOnly"> & {
  status: InvoiceStatusView;
  readOnly: NonNullable<StoredInvoiceView["readOnly"]>;
};

/**
 * Shows a read-only invoice and the reason why it cannot be changed. The header's menu opens the
 * dialog that deletes the invoice, if that is possible.
 */
export function ReadOnlyInvoice({
  id,
  status,
  canBeDeleted,
  refundMessage,
  paymentsUrl,
  readOnly: { reason, details },
}: Props) {
  const answer = useActionData<InvoiceAnswer | ConnectionErrorAnswer>();
  const fault = hasConnectionError(answer) ? connectionErrorMessage() : (answer?.fault ?? null);
  return (
    <div className="invoice-read mx-auto grid max-w-form gap-6 p-4">
      <ErrorSummary fault={fault} />
      <div className={`status tone-${status.tone}`}>
        <p>{status.banner}</p>
      </div>
      <p className="notice">
        {reason}
        {paymentsUrl && !canBeDeleted && details.payments.length > 0 ? (
          <PageLink className="link block py-3" to={paymentsUrl}>
            {barrierWords.payments.title}
          </PageLink>
        ) : null}
      </p>
      <InvoiceSheet invoice={details} />
      <PageLink className="button button-main" to={invoicePaths.previewPdf(id)}>
        {words.previewPdf}
      </PageLink>
      {canBeDeleted ? (
        <DeleteDialog
          refundMessage={refundMessage}
          answer={hasConnectionError(answer) ? undefined : answer}
        />
      ) : null}
    </div>
  );
}

function DeleteDialog({
  refundMessage,
  answer,
}: {
  refundMessage: string;
  answer: InvoiceAnswer | undefined;
}) {
  const { companyId, form } = useLoaderData<typeof loadInvoiceForm>();
  const { id, intent, title, text } = createDeleteQuestion();
  return (
    <Dialog id={id} title={title} text={joinSentences([refundMessage, text])}>
      <PostForm onSubmit={() => closeDialog(id)}>
        <input type="hidden" name="company" value={companyId} />
        <HiddenFields prefix="" values={answer?.form ?? form} names={["key", "basedOn"]} />
        <button name="intent" value={intent} className="button button-danger">
          {commonWords.yes}
        </button>
      </PostForm>
    </Dialog>
  );
}
