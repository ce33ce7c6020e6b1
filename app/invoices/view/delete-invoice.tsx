import { closeDialog, Dialog } from "~/ui/dialog";
import { PostForm } from "~/ui/post-form";
import { DELETE } from "./intent";

export const DELETE_ID = "delete-invoice";

type Props = {
  isPaid: boolean;
  basedOn: string;
  /** Of what is pressed on this page. */
  postKey: string;
};

/** Asks before an issued invoice leaves the lists; while it is paid, says what is to be done first. */
export function DeleteInvoice({ isPaid, basedOn, postKey }: Props) {
  if (isPaid)
    return (
      <Dialog
        id={DELETE_ID}
        title="Undo its payments first"
        text="Money came in for this invoice. It can be deleted once every payment of it is undone."
      >
        <a className="button" href="#payments" onClick={() => closeDialog(DELETE_ID)}>
          See the payments
        </a>
      </Dialog>
    );
  return (
    <Dialog
      id={DELETE_ID}
      title="Delete Invoice?"
      text="Are you sure you want to delete this invoice? It leaves your lists and sums. Its number is not used again, and you can restore it from 'Deleted invoices'."
    >
      <PostForm onSubmit={() => closeDialog(DELETE_ID)}>
        <input type="hidden" name="key" value={postKey} />
        <input type="hidden" name="basedOn" value={basedOn} />
        <button name="intent" value={DELETE} className="button button-danger">
          Yes
        </button>
      </PostForm>
    </Dialog>
  );
}
