import { closeDialog, Dialog } from "~/ui/dialog";
import { PostForm } from "~/ui/post-form";
import type { Barrier } from "../barrier";
import { DELETE } from "./intent";

export const DELETE_DIALOG_ID = "delete-invoice";

const QUESTION =
  "Are you sure you want to delete this invoice? It leaves your lists and sums. Its number is not " +
  "used again, and you can restore it from 'Deleted invoices'.";

type Props = {
  invoice: {
    barrier: Barrier | null;
    /**
     * Says what must be given back to the customer when the invoice is deleted; empty when nothing
     * was paid.
     */
    refundText: string;
    basedOn: string;
    /** The idempotency key of the page's forms. */
    key: string;
  };
};

/**
 * Asks for a confirmation before an issued invoice is deleted, or shows the barrier that forbids
 * it.
 */
export function DeleteInvoice({ invoice: { barrier, refundText, basedOn, key } }: Props) {
  if (barrier)
    return (
      <Dialog id={DELETE_DIALOG_ID} title={barrier.title} text={barrier.text} closeText="Close">
        {/* The dialog must be closed here, because a link within the page does not close it. */}
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
      title="Delete Invoice?"
      text={[refundText, QUESTION].filter(Boolean).join(" ")}
    >
      <PostForm onSubmit={() => closeDialog(DELETE_DIALOG_ID)}>
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="basedOn" value={basedOn} />
        <button name="intent" value={DELETE} className="button button-danger">
          Yes
        </button>
      </PostForm>
    </Dialog>
  );
}
