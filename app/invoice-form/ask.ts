import type { MouseEvent } from "react";
import { useFormContext } from "remix-validated-form";
import { openDialog } from "~/components/dialog";
import { focusErrors } from "~/components/error-summary";
import { FORM_ID } from "./dialogs";

/** With script the form is checked first: no question over a form that cannot be saved. */
export function useAsk(dialogId: string) {
  const check = useCheck();
  return async (event: MouseEvent) => {
    event.preventDefault();
    if (await check()) openDialog(dialogId);
  };
}

/** Checks the whole form, and leads to what is wrong with it. */
export function useCheck(): () => Promise<boolean> {
  const { validate } = useFormContext(FORM_ID);
  return async () => {
    const { error } = await validate();
    // The messages are on the page with its next frame.
    if (error) requestAnimationFrame(focusErrors);
    return !error;
  };
}
