export const en = {
  title: "Give back",
  nothing: {
    text: "There is nothing to give back to {name} here.",
    invoice: "See the invoice",
    customer: "See the customer",
  },
  paidTooMuch: "{amount} more than is to pay was received for {no}.",
  onAccount: "{amount} is on account.",
} as const;
