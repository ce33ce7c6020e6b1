export const en = {
  title: "Record payment",
  paysOthersToo: "It pays other invoices too",
  currency: "Currency",
  currencyOption: "{code}: {amount}",
  whatItPays: "What it pays",
  dueFirst: "The invoices that are due first are paid first. You can change it.",
  spreadAgain: "Spread the amount again",
  noUnpaid: "There is no unpaid invoice. All of it goes on account.",
  nothingLeft: "Nothing left to pay",
  amountFor: "Amount for {no}",
  short: "Short of the invoices",
  onAccount: "On account",
  stays: "{amount} stays with you for {name}: for the next invoice, or to give back.",
  cashCustomer: {
    text: "Cash sales are paid when they are made, so no payment can be recorded for them here.",
    link: "See the cash sales",
  },
  toPay: "{amount} to pay",
  due: "Due on {date}, {relative}",
  late: "Due on {date}, {span} late",
  toPayOn: {
    one: "{amount} to pay on {count} invoice",
    other: "{amount} to pay on {count} invoices",
  },
  nothingToPay: "Nothing to pay",
  lookAgain: {
    title: "Please look once more",
    spread:
      "The amount is now spread over the invoices as shown below. Nothing is recorded yet. To record it, press the button again.",
    onAccount:
      "{amount} more than is to pay goes on account. Nothing is recorded yet. To record it, press the button again.",
  },
  tooMuch: "The invoices add up to {amount}, which is more than the amount.",
  invalidShare: "Enter the amount for {no} as a number.",
  shareBelowZero: "The amount for {no} cannot be below zero.",
  onlyLeft: "Only {amount} is left to pay on {no}.",
  noneLeft: "Nothing is left to pay on {no}.",
} as const;
