/** @type {import("./types").Chapter} */
export const periods = {
  title: "Periods and payments",
  screens: [
    {
      id: "invoices-chooser",
      title: "Invoices, the chooser of days and order",
      address: "/invoices/all",
      words: "One line until it is opened; beside the days, the order, the CSV and the payments.",
      sees: "Last month",
      steps: ({ page }) => page.getByText("Period and order").click(),
    },
    {
      id: "invoices-month",
      title: "Invoices, this month by amount still to pay",
      address: "/invoices/all?period=month&sort=balance",
      words: "What is shown comes to, by currency.",
      sees: "This month, 01/11/2026 to 30/11/2026 · by amount still to pay",
    },
    {
      id: "invoices-no-days",
      title: "Invoices, days that cannot be read",
      address: "/invoices/all?from=31%2F02%2F2026",
      words: "What was typed stays, and what is wrong is said.",
      sees: "From: Enter the first day as DD/MM/YYYY.",
    },
    {
      id: "payments",
      title: "Payments, yesterday",
      address: "/payments?period=yesterday",
      words: "By day, with the sums of each method; two taps from the dashboard.",
      sees: "Yesterday, 19/11/2026",
    },
    {
      id: "payments-all",
      title: "Payments",
      address: "/payments",
      words: "All of them, the newest day first.",
      sees: "Yesterday",
      isMain: true,
    },
    {
      id: "payments-empty",
      title: "Payments, none",
      address: "/payments",
      words: "Leads to the invoices.",
      as: "new",
      sees: "No payments yet.",
    },
  ],
};
