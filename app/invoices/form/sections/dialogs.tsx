import { formWords } from "../../../../domain/words/forms";
import { invoiceFormWords as words } from "../../../../domain/words/invoice-form";
import { closeDialog } from "~/ui/dialog";
import { ConfirmDialogs, type Question } from "~/forms/questions";
import type { StoredInvoiceView } from "../loader.server";
import { createSaveQuestions, SAVE_AND_SEND_ID, SAVE_ID, SEND_ID } from "./save-questions";

export const FORM_ID = "invoice";
export const SUMMARY_ID = "summary";
export const START_OVER_ID = "start-over";
export const DELETE_ID = "confirm-delete";

export function createDeleteQuestion(): Question {
  return { id: DELETE_ID, intent: "delete", ...words.deleteQuestion, isDestructive: true };
}

type Props = { edited: StoredInvoiceView | null; canSend: boolean };

export function InvoiceQuestions({ edited, canSend }: Props) {
  const { save, send, saveAndSend } = createSaveQuestions(edited !== null);
  // A browser without popovers shows every dialog in the page, so an operation that is not possible
  // has no dialog.
  const questions = [
    save,
    ...(!edited || edited.canBeSent ? [send] : []),
    ...(canSend ? [saveAndSend] : []),
    ...(edited?.canBeDeleted ? [createDeleteQuestion()] : []),
    { id: START_OVER_ID, intent: "startOver", ...formWords.startOverQuestion, isDestructive: true },
  ];
  return <ConfirmDialogs questions={questions} />;
}

/** Returns the id of the dialog that confirms undoing a recorded payment. */
export function toUndoDialogId(paymentId: string): string {
  return `undo-${paymentId}`;
}

/** Closes all dialogs of the form, because with JavaScript a submit does not leave the page. */
export function closeDialogs(paymentIds: string[]) {
  const ids = [SUMMARY_ID, SAVE_ID, SEND_ID, SAVE_AND_SEND_ID, START_OVER_ID, DELETE_ID];
  [...ids, ...paymentIds.map(toUndoDialogId)].forEach(closeDialog);
}
