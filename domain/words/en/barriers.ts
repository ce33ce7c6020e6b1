export const en = {
  notNow: { title: "Not now", link: "See the invoice" },
  creditNote: {
    title: "Void its credit note first",
    text: "{no} has credit note {creditNote}. Once that is voided, the invoice can be voided or deleted.",
    link: "See the credit note",
  },
  payments: {
    title: "Undo its payments first",
    text: "Money came in for {no}. Once every payment of it is undone, it can be voided or deleted.",
    link: "See the payments",
  },
} as const;
