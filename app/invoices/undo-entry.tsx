import { commonWords } from "../../domain/words/common";
import { moneyEntryWords as words } from "../../domain/words/money-entries";
import { closeDialog, Dialog } from "~/ui/dialog";
import { PanelButton } from "~/ui/panel-button";
import { PostForm } from "~/ui/post-form";

const DIALOG_ID = "undo";

type Props = {
  /** The question, and what it says. */
  title: string;
  text: string;
  companyId: string;
  /** The idempotency key of the page's form. */
  postKey: string;
  etag: string;
};

/** A button that undoes the receipt or the refund of the page, after a question. */
export function UndoEntry({ title, text, companyId, postKey, etag }: Props) {
  return (
    <>
      <PanelButton panelId={DIALOG_ID} className="button w-full">
        {words.undo}
      </PanelButton>
      <Dialog id={DIALOG_ID} title={title} text={text}>
        <PostForm onSubmit={() => closeDialog(DIALOG_ID)}>
          <input type="hidden" name="key" value={postKey} />
          <input type="hidden" name="company" value={companyId} />
          <input type="hidden" name="etag" value={etag} />
          <button className="button button-danger">{commonWords.yes}</button>
        </PostForm>
      </Dialog>
    </>
  );
}
