import { closeDialog } from "~/ui/dialog";
import { Questions, type Question } from "~/forms/questions";
import type { Edited } from "./load.server";

export const FORM_ID = "invoice";
export const SUMMARY_ID = "summary";
export const SAVE_ID = "confirm-save";
export const SEND_ID = "confirm-send";
export const START_OVER_ID = "start-over";
export const DELETE_ID = "confirm-delete";

export const deleteQuestion: Question = {
  id: DELETE_ID,
  intent: "delete",
  title: "Delete Invoice?",
  text: "Are you sure you want to delete this invoice?",
  isDestructive: true,
};

const startOver: Question = {
  id: START_OVER_ID,
  intent: "startOver",
  title: "Start over?",
  text: "What was entered on this page will be cleared.",
  isDestructive: true,
};

const ofNew: Question[] = [
  {
    id: SAVE_ID,
    intent: "save",
    title: "Create Invoice?",
    text: "Are you sure you want to create this invoice?",
  },
  {
    id: SEND_ID,
    intent: "send",
    title: "Mark as sent?",
    text: "Are you sure you want to create this invoice and mark it as sent?",
  },
  startOver,
];

const ofStored: Question[] = [
  {
    id: SAVE_ID,
    intent: "save",
    title: "Edit Invoice?",
    text: "Are you sure you want to edit this invoice?",
  },
  {
    id: SEND_ID,
    intent: "send",
    title: "Mark as sent?",
    text: "Are you sure you want to mark this invoice as sent?",
  },
  deleteQuestion,
  startOver,
];

export function InvoiceQuestions({ edited }: { edited: Edited | null }) {
  // A browser without popovers shows them in place: only what can be done is asked.
  const asked = edited ? ofStored.filter(({ id }) => id !== SEND_ID || edited.canBeSent) : ofNew;
  return <Questions asked={asked} />;
}

/** The panel that asks before a recorded payment is undone. */
export function undoId(paymentId: string): string {
  return `undo-${paymentId}`;
}

/** With script a page is not left on submit. */
export function closeDialogs(paymentIds: string[]) {
  const ids = [SUMMARY_ID, SAVE_ID, SEND_ID, START_OVER_ID, DELETE_ID];
  [...ids, ...paymentIds.map(undoId)].forEach(closeDialog);
}
