import { ActionBar } from "~/ui/action-bar";
import { closeDialog } from "~/ui/dialog";
import { PanelButton } from "~/ui/panel-button";
import { MenuItem } from "~/shell/header-menu";
import {
  CheckedMenuItem,
  createCheckedDialogOpener,
  ConfirmDialogs,
  type Question,
} from "../questions";
import { useLongForm } from "../long-form";

/** The id of the form element of a contact or an item. */
export const RECORD_FORM_ID = "record";
const SAVE_ID = "confirm-save";
const SAVE_AND_NEW_ID = "confirm-save-and-new";
const DELETE_ID = "confirm-delete";
const DISCARD_ID = "confirm-discard";
const START_OVER_ID = "start-over";

/** The menu items of the header, which is outside the form. */
export function RecordOptions({
  canDelete,
  canDiscard,
}: {
  canDelete?: boolean;
  canDiscard?: boolean;
}) {
  return (
    <>
      <CheckedMenuItem formId={RECORD_FORM_ID} dialogId={SAVE_ID}>
        Save
      </CheckedMenuItem>
      {canDiscard ? <MenuItem opens={DISCARD_ID}>Discard Changes</MenuItem> : null}
      {canDelete ? (
        <MenuItem opens={DELETE_ID} isDestructive>
          Delete
        </MenuItem>
      ) : null}
    </>
  );
}

type QuestionText = Pick<Question, "title" | "text">;

/** The save buttons at the bottom of the screen, and the dialogs of the form. */
export function RecordSaveBar({
  save,
  isNew,
  remove,
  canDiscard,
}: {
  /** The question before saving. */
  save: QuestionText;
  /** True for a new record, after which another one can follow. */
  isNew: boolean;
  /** The question before deleting; undefined when the record cannot be deleted. */
  remove?: QuestionText | undefined;
  /** True when the header has a menu item that discards the changes. */
  canDiscard?: boolean;
}) {
  const { latest } = useLongForm();
  const validate = () => latest.current.validate();
  const questions: (Question | false | undefined)[] = [
    { id: SAVE_ID, intent: "save", ...save },
    isNew && {
      ...{ id: SAVE_AND_NEW_ID, intent: "saveAndNew", title: save.title },
      text: `${save.text} An empty form for the next one follows.`,
    },
    remove && { id: DELETE_ID, intent: "delete", isDestructive: true, ...remove },
    canDiscard && DISCARD_QUESTION,
  ];
  return (
    <>
      <ConfirmDialogs questions={questions.flatMap((question) => question || [])} />
      <ActionBar>
        {isNew ? (
          <PanelButton
            panelId={SAVE_AND_NEW_ID}
            className="button flex-auto"
            onClick={createCheckedDialogOpener(validate, SAVE_AND_NEW_ID)}
          >
            Save and new
          </PanelButton>
        ) : null}
        <PanelButton
          panelId={SAVE_ID}
          className="button button-main flex-auto"
          onClick={createCheckedDialogOpener(validate, SAVE_ID)}
        >
          Save
        </PanelButton>
      </ActionBar>
    </>
  );
}

const DISCARD_QUESTION: Question = {
  id: DISCARD_ID,
  intent: "discard",
  title: "Discard changes?",
  text: "What was typed on this page will be cleared.",
  isDestructive: true,
};

const START_OVER_QUESTION: Question = {
  id: START_OVER_ID,
  intent: "discard",
  title: "Start over?",
  text: "What was entered on this page will be cleared.",
  isDestructive: true,
};

/**
 * Tells the user that the form shows a draft that is not saved, with a button that discards the
 * draft.
 */
export function UnsavedNotice() {
  return (
    <div className="status status-draft flex flex-wrap items-center justify-between gap-x-3">
      <p className="flex-1 text-left">Not saved yet</p>
      <button type="button" className="link opens-popover min-h-11" popovertarget={START_OVER_ID}>
        Start over
      </button>
    </div>
  );
}

export function StartOverDialog() {
  return <ConfirmDialogs questions={[START_OVER_QUESTION]} />;
}

/**
 * Closes all dialogs. With script the document is not replaced after a submit, so an open dialog
 * would stay open.
 */
export function closeRecordDialogs(): void {
  [SAVE_ID, SAVE_AND_NEW_ID, DELETE_ID, DISCARD_ID, START_OVER_ID].forEach(closeDialog);
}
