import { commonWords } from "../../../domain/words/common";
import { formWords as words } from "../../../domain/words/forms";
import { fill } from "../../../domain/words/message";
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
        {commonWords.save}
      </CheckedMenuItem>
      {canDiscard ? <MenuItem opens={DISCARD_ID}>{words.discardChanges}</MenuItem> : null}
      {canDelete ? (
        <MenuItem opens={DELETE_ID} isDestructive>
          {commonWords.delete}
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
      text: fill(words.anotherFollows, { question: save.text }),
    },
    remove && { id: DELETE_ID, intent: "delete", isDestructive: true, ...remove },
    canDiscard && {
      ...{ id: DISCARD_ID, intent: "discard", isDestructive: true },
      ...words.discardQuestion,
    },
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
            {words.saveAndNew}
          </PanelButton>
        ) : null}
        <PanelButton
          panelId={SAVE_ID}
          className="button button-main flex-auto"
          onClick={createCheckedDialogOpener(validate, SAVE_ID)}
        >
          {commonWords.save}
        </PanelButton>
      </ActionBar>
    </>
  );
}

/**
 * Tells the user that the form shows a draft that is not saved, with a button that discards the
 * draft.
 */
export function UnsavedNotice() {
  return (
    <div className="status tone-draft flex flex-wrap items-center justify-between gap-x-3">
      <p className="flex-1 text-left">{words.notSaved}</p>
      <button type="button" className="link opens-popover min-h-11" popovertarget={START_OVER_ID}>
        {words.startOver}
      </button>
    </div>
  );
}

export function StartOverDialog() {
  return (
    <ConfirmDialogs
      questions={[
        {
          ...{ id: START_OVER_ID, intent: "discard", isDestructive: true },
          ...words.startOverQuestion,
        },
      ]}
    />
  );
}

/**
 * Closes all dialogs. With script the document is not replaced after a submit, so an open dialog
 * would stay open.
 */
export function closeRecordDialogs(): void {
  [SAVE_ID, SAVE_AND_NEW_ID, DELETE_ID, DISCARD_ID, START_OVER_ID].forEach(closeDialog);
}
