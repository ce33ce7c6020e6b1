export const en = {
  plain: {
    draft: { word: "Draft", banner: "DRAFT", meaning: "Not sent yet, and counted in no sum." },
    sent: {
      word: "Sent",
      banner: "PENDING REVIEW",
      meaning: "Marked as sent; nothing is paid yet.",
    },
    approved: {
      word: "Approved",
      banner: "APPROVED",
      meaning: "Approved; its customer can no longer be changed.",
    },
    accepted: {
      word: "Accepted",
      banner: "ACCEPTED",
      meaning: "Accepted by the customer; nothing is paid yet.",
    },
    voided: { word: "Void", banner: "VOIDED", meaning: "It keeps its number, and nobody owes it." },
    received: { word: "Paid", banner: "RECEIVED", meaning: "Nothing is left to pay." },
  },
  unknown: "Status {number}",
  late: { name: "Late", word: "Late ({span})", part: "Late ({span}), part paid" },
  credited: { word: "Credited", meaning: "Credit notes cover all of it." },
  part: { word: "Part paid", meaning: "A part is paid; the rest is still to pay." },
  paidDraft: { word: "Draft, paid", banner: "DRAFT · PAID" },
} as const;
