import type { MouseEvent, ReactNode } from "react";
import { Dialog, openDialog } from "~/ui/dialog";
import { MenuItem } from "~/shell/header-menu";
import { useLongForm, validateMountedForm } from "./long-form";
import { focusErrors } from "../ui/error-summary";

/** What is asked before something cannot be taken back; `id` is that of its panel. */
export type Question = {
  id: string;
  /** What Yes posts. */
  intent: string;
  title: string;
  text: string;
  isDestructive?: boolean;
};

/** To stand in the form: Yes is a submit of it. */
export function ConfirmDialogs({ asked: questions }: { asked: Question[] }): ReactNode {
  const { isSubmitting } = useLongForm();
  return questions.map(({ id, intent, title, text, isDestructive }) => (
    <Dialog key={id} id={id} title={title} text={text}>
      <button
        name="intent"
        value={intent}
        className={`button ${isDestructive ? "button-danger" : "button-main"}`}
        disabled={isSubmitting}
      >
        Yes
      </button>
    </Dialog>
  ));
}

/** An option of the header, which stands outside of the form: the form is checked first. */
export function CheckedMenuItem({
  formId,
  opens: dialogId,
  children,
}: {
  formId: string;
  opens: string;
  children: string;
}) {
  return (
    <MenuItem
      opens={dialogId}
      onClick={checkThenConfirm(() => validateMountedForm(formId), dialogId)}
    >
      {children}
    </MenuItem>
  );
}

type Validate = () => Promise<{ error?: unknown }>;

/** With script the form is checked first: no question over a form that cannot be saved. */
export function checkThenConfirm(validate: Validate, dialogId: string) {
  return async (event: MouseEvent) => {
    event.preventDefault();
    // What the question gives the focus back to.
    if (event.currentTarget instanceof HTMLElement)
      event.currentTarget.focus({ preventScroll: true });
    if (await checkForm(validate)) openDialog(dialogId);
  };
}

/** Checks the whole form, and leads to what is wrong with it. */
export async function checkForm(validate: Validate): Promise<boolean> {
  const { error } = await validate();
  // The messages are on the page with its next frame.
  if (error) requestAnimationFrame(focusErrors);
  return !error;
}
