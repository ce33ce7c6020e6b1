import { useActionData, useLoaderData } from "@remix-run/react";
import { hasConnectionError, type ConnectionErrorAnswer } from "~/ui/connection-error";
import { closeDialog, Dialog } from "~/ui/dialog";
import { ErrorSummary } from "~/ui/error-summary";
import { InvoiceSheet } from "../invoice-sheet";
import { PostForm } from "~/ui/post-form";
import { HiddenFields } from "~/forms/form-field";
import type { InvoiceAnswer } from "./answer";
import { deleteQuestion } from "./sections/dialogs";
import type { StoredInvoiceView, InvoiceStatusView, loadInvoiceForm } from "./loader.server";
import { CONNECTION_ERROR } from "~/lib/fault-messages";
import { invoicePaths } from "../paths";
import { PageLink } from "~/ui/page-link";

type Props = Omit<StoredInvoiceView, "readOnly"> & {
  status: InvoiceStatusView;
  readOnly: NonNullable<StoredInvoiceView["readOnly"]>;
};

/**
 * A stored invoice that can no longer be changed, and why; it may still be deleted, by the header's
 * option.
 */
export function ReadOnlyInvoice({
  id,
  status,
  canBeDeleted,
  goesBack,
  paymentsAt,
  readOnly: { reason, details },
}: Props) {
  const answer = useActionData<InvoiceAnswer | ConnectionErrorAnswer>();
  const fault = hasConnectionError(answer) ? CONNECTION_ERROR : (answer?.fault ?? null);
  return (
    <div className="invoice-read mx-auto grid max-w-form gap-6 p-4">
      <ErrorSummary fault={fault} />
      <div className={`status tone-${status.tone}`}>
        <p>{status.banner}</p>
      </div>
      <p className="notice">
        {reason}
        {paymentsAt && !canBeDeleted && details.payments.length > 0 ? (
          <PageLink className="link block py-2" to={paymentsAt}>
            Undo its payments first
          </PageLink>
        ) : null}
      </p>
      <InvoiceSheet invoice={details} />
      <PageLink className="button button-main" to={invoicePaths.previewPdf(id)}>
        Preview PDF
      </PageLink>
      {canBeDeleted ? (
        <DeleteDialog
          goesBack={goesBack}
          answer={hasConnectionError(answer) ? undefined : answer}
        />
      ) : null}
    </div>
  );
}

function DeleteDialog({
  goesBack,
  answer,
}: {
  goesBack: string;
  answer: InvoiceAnswer | undefined;
}) {
  const { companyId, form } = useLoaderData<typeof loadInvoiceForm>();
  const { id, intent, title, text } = deleteQuestion;
  return (
    <Dialog id={id} title={title} text={[goesBack, text].filter(Boolean).join(" ")}>
      <PostForm onSubmit={() => closeDialog(id)}>
        <input type="hidden" name="company" value={companyId} />
        <HiddenFields prefix="" values={answer?.form ?? form} names={["key", "basedOn"]} />
        <button name="intent" value={intent} className="button button-danger">
          Yes
        </button>
      </PostForm>
    </Dialog>
  );
}
