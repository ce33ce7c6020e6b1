import type { MouseEvent } from "react";
import { openDialog } from "~/ui/dialog";
import { focusErrors } from "~/ui/error-summary";

type Validate = () => Promise<{ error?: unknown }>;

/** With script the form is checked first: no question over a form that cannot be saved. */
export function confirmFirst(validate: Validate, dialogId: string) {
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
