export const en = {
  title: "Payments",
  columns: {
    customer: "Customer",
    invoice: "Invoice",
    method: "Method",
    status: "Status",
    amount: "Amount",
  },
  label: "payments",
  none: "No payments yet.",
  givenBack: "Given back",
  givenBackFor: "Given back for {no}",
  onAccount: "On account",
  nothingStands: "Nothing stands",
  undoneOn: "Undone on {date}",
} as const;
