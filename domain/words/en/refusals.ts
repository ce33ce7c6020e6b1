export const en = {
  notNow: "This cannot be done with this invoice now.",
  closedVoid: "This invoice is void, so it can no longer be changed. It can be deleted.",
  closedPaid:
    "This invoice is paid, so it can no longer be changed or deleted: its money is in the books.",
  closedCredited:
    "This invoice has credit note {no}, so it can no longer be changed or deleted. Void the credit note first.",
  paidMoneyGoesBack: "{amount} goes back to the customer.",
  paidMoneyStays:
    "{amount} was paid on it. It goes on account for {name}, for the next invoice or to give back.",
} as const;
