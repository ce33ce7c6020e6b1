export const en = {
  notSaved: "Not saved yet",
  openCalendar: "Open calendar",
  update: "Update",
  saveAndNew: "Save and new",
  discardChanges: "Discard Changes",
  discarded: "Changes discarded.",
  startOver: "Start over",
  /** Follows a question such as "Are you sure you want to create this item?". */
  anotherFollows: "{question} An empty form for the next one follows.",
  discardQuestion: {
    title: "Discard changes?",
    text: "What was typed on this page will be cleared.",
  },
  startOverQuestion: {
    title: "Start over?",
    text: "What was entered on this page will be cleared.",
  },
  leave: {
    title: "Leave this page?",
    lost: "What you have typed here will be lost.",
    saved: "What you have typed here is kept for a day, and shown again.",
  },
  conflict: {
    yours: "Yours",
    theirs: "Theirs",
    nothing: "nothing",
    noDifference: "Nothing on this page differs from it.",
    typedThere:
      "What was typed here is below: save it again to keep it, or take what was typed there.",
    savedThere:
      "What was typed here is below: save it again to keep it, or take what was saved there.",
    takeTyped: "Take what was typed there",
    takeSaved: "Take what was saved there",
  },
  /** The entries of lists in forms, as they are named in a conflict. */
  entries: {
    lines: { numbered: "Line {number}", order: "Order of lines" },
    payments: { numbered: "Payment {number}", order: "Order of payments" },
    people: { numbered: "Contact person {number}", order: "Order of contact persons" },
    addresses: { numbered: "Address {number}", order: "Order of addresses" },
  },
  /** A field of an entry: "Line 1, quantity". */
  entryField: "{entry}, {field}",
  tooMany: {
    invoiceLines:
      "An invoice has at most {max} lines, and this one has more, so nothing was changed. Go back, take some away, and send it again.",
    invoicePayments:
      "An invoice has at most {max} payments, and this one has more, so nothing was changed. Go back, take some away, and send it again.",
    creditNoteLines:
      "A credit note has at most {max} lines, and this one has more, so nothing was changed. Go back, take some away, and send it again.",
    contactPersons:
      "A contact has at most {max} contact persons, and this one has more, so nothing was changed. Go back, take some away, and send it again.",
    addresses:
      "A contact has at most {max} addresses, and this one has more, so nothing was changed. Go back, take some away, and send it again.",
  },
  setAside: {
    title: "What you had entered here could not be read",
    text: "So this form begins anew: please enter it again. What was kept of it is set aside, where whoever runs this app can look at it.",
  },
  deleted: "This was not found: it may have been deleted.",
  newRecordOffer: {
    text: "This was not found: it may have been deleted. What you typed is kept, and can become a new one.",
    button: "Make a new one of it",
  },
} as const;
