import type { Question } from "~/forms/questions";

/** The label of the menu entries, and the title of the question that they open. */
export const MARK_AS_SENT = "Mark as sent";

/** Returns the questions that the user confirms before an invoice is saved, by intent. */
export function createSaveQuestions(
  isStored: boolean,
): Record<"save" | "send" | "saveAndSend", Question> {
  const text = isStored ? STORED : NEW;
  const save = isStored ? "Edit Invoice?" : "Create Invoice?";
  return {
    save: { id: "confirm-save", intent: "save", title: save, text: text.save },
    send: { id: "confirm-send", intent: "send", title: `${MARK_AS_SENT}?`, text: text.send },
    saveAndSend: {
      id: "confirm-save-and-send",
      intent: "saveAndSend",
      title: isStored ? `${MARK_AS_SENT}?` : save,
      text: text.saveAndSend,
    },
  };
}

const NEW = {
  save: "Are you sure you want to create this invoice?",
  send: "Are you sure you want to create this invoice and mark it as sent?",
  saveAndSend:
    "Are you sure you want to create this invoice? It is marked as sent, and you choose next how it goes.",
};

const STORED = {
  save: "Are you sure you want to edit this invoice?",
  send: "Are you sure you want to mark this invoice as sent?",
  saveAndSend:
    "Are you sure you want to mark this invoice as sent? It is saved, and you choose next how it goes.",
};
