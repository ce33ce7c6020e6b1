export const en = {
  title: "Same again",
  sameAgainAs: "Same again as {no}",
  text: "Makes a new draft with the same customer, lines and notes, under the next number. Nothing is saved or sent before you do it.",
  textOfDay:
    "Makes a new draft of {date} with the same customer, lines and notes, under the next number. Nothing is saved or sent before you do it.",
  existingDraft: {
    title: "You have begun another new invoice",
    text: "Go on with it and save it first, or leave what was entered there.",
    resume: "Resume invoice",
    replace: "Leave it and make the draft",
  },
  make: "Make the draft",
} as const;
