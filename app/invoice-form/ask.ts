import type { MouseEvent } from "react";
import { useFormContext } from "remix-validated-form";
import { openDialog } from "~/components/dialog";
import { FORM_ID } from "./dialogs";

/** With script the form is checked first: no question over a form that cannot be saved. */
export function useAsk(dialogId: string) {
  const { validate } = useFormContext(FORM_ID);
  return async (event: MouseEvent) => {
    event.preventDefault();
    const { error } = await validate();
    if (!error) openDialog(dialogId);
  };
}
