import { closeDialog, Dialog } from "~/ui/dialog";
import { PostForm } from "~/ui/post-form";
import type { Barrier } from "../barred";
import { DELETE } from "./intent";

export const DELETE_DIALOG_ID = "delete-invoice";

const QUESTION =
  "Are you sure you want to delete this invoice? It leaves your lists and sums. Its number is not " +
  "used again, and you can restore it from 'Deleted invoices'.";

type Props = {
  invoice: {
    barrier: Barrier | null;
    /** What goes back to the customer with it; blank for nothing. */
    goesBack: string;
    basedOn: string;
    /** Of what is pressed on this page. */
    key: string;
  };
};

/** Asks before an issued invoice leaves the lists; while something stands in the way, says what is to be done first. */
export function DeleteInvoice({ invoice: { barrier, goesBack, basedOn, key } }: Props) {
  if (barrier)
    return (
      <Dialog id={DELETE_DIALOG_ID} title={barrier.title} text={barrier.text} no="Close">
        {/* The panel stays open when it leads to a place on the same page. */}
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
      text={[goesBack, QUESTION].filter(Boolean).join(" ")}
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
