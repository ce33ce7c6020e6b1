import { useFormContext } from "remix-validated-form";
import { ActionBar } from "~/ui/action-bar";
import { closeDialog, Dialog } from "~/ui/dialog";
import { HeaderMenu, MenuItem } from "~/ui/shell/header-menu";
import { confirmFirst } from "../confirm";
import { useLongForm } from "../long-form";

export const FORM_ID = "record";
const SAVE_ID = "confirm-save";
const DELETE_ID = "confirm-delete";
const DISCARD_ID = "confirm-discard";

/** The header's options; the header stands outside of the form. */
export function RecordOptions({
  canDelete,
  canDiscard,
}: {
  canDelete?: boolean;
  canDiscard?: boolean;
}) {
  const { validate } = useFormContext(FORM_ID);
  return (
    <HeaderMenu>
      <MenuItem opens={SAVE_ID} onClick={confirmFirst(validate, SAVE_ID)}>
        Save
      </MenuItem>
      {canDelete ? <MenuItem opens={DELETE_ID}>Delete</MenuItem> : null}
      {canDiscard ? <MenuItem opens={DISCARD_ID}>Discard Changes</MenuItem> : null}
    </HeaderMenu>
  );
}

type Question = { title: string; text: string };

/** Save in the thumb's reach, and the questions that come before anything is done. */
export function SaveBar({
  save,
  remove,
  discards,
}: {
  save: Question;
  remove?: Question | undefined;
  discards?: boolean;
}) {
  const { isSubmitting, now } = useLongForm();
  return (
    <>
      <Dialog id={SAVE_ID} {...save}>
        <button name="intent" value="save" className="button button-main" disabled={isSubmitting}>
          Yes
        </button>
      </Dialog>
      {remove ? (
        <Dialog id={DELETE_ID} {...remove}>
          <button
            name="intent"
            value="delete"
            className="button button-danger"
            disabled={isSubmitting}
          >
            Yes
          </button>
        </Dialog>
      ) : null}
      {discards ? (
        <Dialog
          id={DISCARD_ID}
          title="Discard changes?"
          text="What was typed on this page will be cleared."
        >
          <button name="intent" value="discard" className="button button-danger">
            Yes
          </button>
        </Dialog>
      ) : null}
      <ActionBar>
        <button
          type="button"
          className="button button-main opens-popover w-full"
          popovertarget={SAVE_ID}
          onClick={confirmFirst(() => now.current.validate(), SAVE_ID)}
        >
          Save
        </button>
      </ActionBar>
    </>
  );
}

/** With script a page is not left on submit. */
export function closeQuestions(): void {
  [SAVE_ID, DELETE_ID, DISCARD_ID].forEach(closeDialog);
}
