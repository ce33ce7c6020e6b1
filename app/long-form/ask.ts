import type { MouseEvent } from "react";
import { useFormContext } from "remix-validated-form";
import { openDialog } from "~/components/dialog";
import { focusErrors } from "~/components/error-summary";

/** With script the form is checked first: no question over a form that cannot be saved. */
export function useAsk(formId: string, dialogId: string) {
  const check = useCheck(formId);
  return async (event: MouseEvent) => {
    event.preventDefault();
    // What the question gives the focus back to.
    if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
    if (await check()) openDialog(dialogId);
  };
}

/** Checks the whole form, and leads to what is wrong with it. */
export function useCheck(formId: string): () => Promise<boolean> {
  const { validate } = useFormContext(formId);
  return async () => {
    const { error } = await validate();
    // The messages are on the page with its next frame.
    if (error) requestAnimationFrame(focusErrors);
    return !error;
  };
}
