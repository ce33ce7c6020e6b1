import { invoiceFormWords as words } from "../../../../domain/words/invoice-form";
import type { Question } from "~/forms/questions";

export const SAVE_ID = "confirm-save";
export const SEND_ID = "confirm-send";
export const SAVE_AND_SEND_ID = "confirm-save-and-send";

/** Returns the questions that the user confirms before an invoice is saved, by intent. */
export function createSaveQuestions(
  isStored: boolean,
): Record<"save" | "send" | "saveAndSend", Question> {
  const text = isStored ? words.editQuestion : words.createQuestion;
  return {
    save: { id: SAVE_ID, intent: "save", title: text.title, text: text.save },
    send: { id: SEND_ID, intent: "send", title: words.markAsSentQuestion, text: text.send },
    saveAndSend: {
      id: SAVE_AND_SEND_ID,
      intent: "saveAndSend",
      title: isStored ? words.markAsSentQuestion : text.title,
      text: text.saveAndSend,
    },
  };
}
