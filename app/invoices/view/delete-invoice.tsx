import type { ComponentProps } from "react";
import { commonWords } from "../../../domain/words/common";
import { joinSentences } from "../../../domain/words/in-languages";
import { invoiceViewWords as words } from "../../../domain/words/invoice-view";
import { moneyWords } from "../../../domain/words/money";
import { closeDialog, Dialog } from "~/ui/dialog";
import { PostForm } from "~/ui/post-form";
import type { Barrier } from "../barrier";
import { MoneyWayFields } from "../money-fields";
import { DELETE } from "./intent";

export const DELETE_DIALOG_ID = "delete-invoice";

const FORM_ID = "delete-form";

type Props = {
  invoice: {
    barrier: Barrier | null;
    /**
     * A sentence about the money that goes back to the customer when the invoice is deleted; empty
     * when none does.
     */
    refundText: string;
    saleRefund: Pick<ComponentProps<typeof MoneyWayFields>, "form" | "choices"> | null;
    /** The etag of the invoice. */
    basedOn: string;
    /** The idempotency key of the page's forms. */
    key: string;
  };
};

/**
 * Shows the question before an issued invoice is deleted, or the reason why the invoice cannot be
 * deleted.
 */
export function DeleteInvoiceDialog({ invoice }: Props) {
  const { barrier, refundText, saleRefund, basedOn, key } = invoice;
  if (barrier)
    return (
      <Dialog
        id={DELETE_DIALOG_ID}
        title={barrier.title}
        text={barrier.text}
        closeText={commonWords.close}
      >
        {/* The link closes the dialog itself, because a link within the page would leave the
            dialog open. */}
        <a
          className="button button-main"
          href={barrier.to}
          onClick={() => closeDialog(DELETE_DIALOG_ID)}
        >
          {barrier.link}
        </a>
      </Dialog>
    );
  return (
    <Dialog
      id={DELETE_DIALOG_ID}
      title={words.deleteQuestion.title}
      text={joinSentences([refundText, words.deleteQuestion.text])}
      fields={
        saleRefund ? (
          <div className="mt-4 grid gap-4">
            <MoneyWayFields
              {...saleRefund}
              errors={{}}
              formId={FORM_ID}
              methodLabel={moneyWords.givenBackBy}
              accountLabel={moneyWords.paidFrom}
            />
          </div>
        ) : null
      }
    >
      <PostForm id={FORM_ID} onSubmit={() => closeDialog(DELETE_DIALOG_ID)}>
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="basedOn" value={basedOn} />
        <button name="intent" value={DELETE} className="button button-danger">
          {commonWords.yes}
        </button>
      </PostForm>
    </Dialog>
  );
}
