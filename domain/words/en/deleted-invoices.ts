export const en = {
  title: "Deleted invoices",
  none: "No deleted invoices",
  explanation:
    "Issued invoices stay here when they are deleted: they are in no other list and in no sum.",
  columns: {
    date: "Date",
    number: "Number",
    customer: "Customer",
    deleted: "Deleted",
    total: "Total",
    restore: "Restore",
  },
  deletedAt: "deleted {moment}",
  restore: "Restore",
  restoreNo: "Restore {no}",
} as const;
