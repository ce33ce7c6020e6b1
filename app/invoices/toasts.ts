/** What is said on the page to which a deed on an invoice leads. */
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
  repeatEnded: "Repeat successfully ended.",
};
