import type { MouseEvent, ReactNode } from "react";
import { commonWords } from "../../domain/words/common";
import { Dialog, openDialog } from "~/ui/dialog";
import { MenuItem } from "~/shell/header-menu";
import { useLongForm, validateMountedForm } from "./long-form";
import { focusErrors } from "~/ui/error-summary";

/** A question before an action, such as save or delete. `id` is the id of its dialog. */
export type Question = {
  id: string;
  /** The `intent` that the Yes button posts. */
  intent: string;
  title: string;
  text: string;
  isDestructive?: boolean;
};

/**
 * The dialogs that ask the questions. The dialogs must be inside the form, because their Yes
 * buttons submit the form.
 */
export function ConfirmDialogs({ questions }: { questions: Question[] }): ReactNode {
  const { isSubmitting } = useLongForm();
  return questions.map(({ id, intent, title, text, isDestructive }) => (
    <Dialog key={id} id={id} title={title} text={text}>
      <button
        name="intent"
        value={intent}
        className={`button ${isDestructive ? "button-danger" : "button-main"}`}
        disabled={isSubmitting}
      >
        {commonWords.yes}
      </button>
    </Dialog>
  ));
}

/**
 * A menu item of the header that checks the form before it opens a dialog. The header is outside
 * the form.
 */
export function CheckedMenuItem({
  formId,
  dialogId,
  children,
}: {
  formId: string;
  dialogId: string;
  children: string;
}) {
  return (
    <MenuItem
      opens={dialogId}
      onClick={createCheckedDialogOpener(() => validateMountedForm(formId), dialogId)}
    >
      {children}
    </MenuItem>
  );
}

type Validate = () => Promise<{ error?: unknown }>;

/** Returns a click handler that opens the dialog only when the form has no errors. */
export function createCheckedDialogOpener(validate: Validate, dialogId: string) {
  return async (event: MouseEvent) => {
    event.preventDefault();
    // When the dialog closes, the focus returns to this element.
    if (event.currentTarget instanceof HTMLElement)
      event.currentTarget.focus({ preventScroll: true });
    if (await checkForm(validate)) openDialog(dialogId);
  };
}

/** Checks the whole form. Returns true without errors; otherwise focuses the list of errors. */
export async function checkForm(validate: Validate): Promise<boolean> {
  const { error } = await validate();
  // React renders the messages in the next frame.
  if (error) requestAnimationFrame(focusErrors);
  return !error;
}
