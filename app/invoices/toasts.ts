/** The messages that are shown on the next page after an operation on an invoice. */
export const INVOICE_TOASTS = {
  created: "Invoice successfully created.",
  edited: "Invoice successfully edited.",
  markedSent: "Invoice marked as sent.",
  notMarkedSent: "The invoice could not be marked as sent.",
  deleted: "Invoice successfully deleted.",
  voided: "Invoice successfully voided.",
  linkRevoked: "The link is revoked: it leads nowhere any more.",
  reminderNoted: "The reminder is noted.",
  paymentUndone: "Payment successfully undone.",
  paymentRecorded: (amount: string) => `Payment of ${amount} successfully recorded.`,
  restored: (no: string) => `Invoice ${no} successfully restored.`,
  creditNoteCreated: "Credit note successfully created.",
  creditNoteVoided: "Credit note successfully voided.",
  repeatCreated: "Repeat successfully created.",
  repeatChanged: "Repeat successfully changed.",
  repeatEnded: "Repeat successfully ended.",
  triedAgain: "It is tried again now.",
  daySkipped: (day: string) => `The invoice of ${day} is skipped.`,
  cashSaleSaved: "Cash sale saved.",
  cashSaleSavedBefore: "This cash sale was already saved.",
  styleSaved: "Invoice style saved.",
  formCleared: "The form is empty again.",
  formReset: "The form is as the invoice is stored.",
  /** `day`, DD/MM/YYYY, is empty unless the invoice is for a repeat. */
  duplicated: ({ day, no }: { day: string; no: string }) =>
    `A new draft${day && ` of ${day}`}, like ${no}. Nothing is saved yet.`,
  draftExists: (name: string) => `This invoice was begun for ${name}. Save it or start over first.`,
  alreadyDeleted: {
    message: "This invoice is deleted.",
    description: "It is no longer among your invoices.",
  },
  changedInAnotherTab: {
    message: "This invoice was changed in another tab.",
    description: "Please look at it once more.",
  },
};
