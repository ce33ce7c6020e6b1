export const en = {
  title: "Invoices",
  search: "Search invoices",
  tabs: { all: "all", unpaid: "unpaid", draft: "draft" },
  add: "Add",
  createInvoice: "Create invoice",
  cashSale: "Cash sale",
  resume: "Resume invoice",
  payments: "Payments",
  /** What the search compares. */
  searched: "numbers, customers, items, notes and amounts",
  table: "invoices",
  columns: {
    date: "Date",
    number: "Number",
    customer: "Customer",
    due: "Due",
    total: "Total",
    stillToPay: "Still to pay",
    status: "Status",
  },
  /** The amount that is left to pay, on a phone. */
  left: "{amount} left",
  only: {
    overdue: "Only late invoices",
    open: "Only open invoices",
    paid: "Only paid invoices",
  },
  none: { overdue: "No late invoices", open: "No open invoices", paid: "No paid invoices" },
  empty: {
    all: "Let's create your first invoice!",
    unpaid: "No unpaid invoices!",
    draft: "No draft invoices",
  },
  deleted: "Deleted invoices",
} as const;
