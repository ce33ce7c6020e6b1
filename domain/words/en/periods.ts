export const en = {
  names: {
    today: "Today",
    yesterday: "Yesterday",
    week: "This week",
    month: "This month",
    last_month: "Last month",
    all: "All days",
  },
  lastThreeMonths: "Last 3 months",
  thisYear: "This year",
  named: "{name}, {days}",
  range: "{from} to {to}",
  from: "from {from}",
  to: "to {to}",
  unreadableFrom: "From: Enter the first day as DD/MM/YYYY.",
  unreadableTo: "To: Enter the last day as DD/MM/YYYY.",
  reversed: "The first day, {from}, is after the last, {to}. Change one of them.",
} as const;
