import { click, fill } from "./steps.mjs";

/** @typedef {import("./types").Visit} Visit */

/** The customer who owes for longest. */
async function openCustomer(/** @type {Visit} */ { page, open }) {
  await open("/owed");
  const name = page.getByRole("main").locator("a[href^='/customer/']").first();
  await open((await name.getAttribute("href")) ?? "");
}

async function openStatement(/** @type {Visit} */ visit) {
  await openCustomer(visit);
  await visit.open(`${new URL(visit.page.url()).pathname}/statement`);
}

/** @type {import("./types").Chapter} */
export const owed = {
  title: "Who owes me",
  screens: [
    {
      id: "owed",
      title: "Who owes me",
      address: "/owed",
      words: "The longest owed first, by days late; the sums of each currency on top.",
      sees: "Late invoices",
    },
    {
      id: "owed-one",
      title: "Who owes me, one customer",
      address: "/owed",
      words: "What is not late yet counts too.",
      as: "small",
      sees: "Kopitiam Jaya",
      isMain: true,
    },
    {
      id: "owed-dark",
      title: "Who owes me, dark",
      address: "/owed",
      words: "What is late stands out there too.",
      sees: "Late invoices",
      isDark: true,
    },
    {
      id: "owed-empty",
      title: "Who owes me, nobody",
      address: "/owed",
      words: "Says so.",
      as: "new",
      sees: "Nobody owes you anything",
    },
    {
      id: "customer",
      title: "Customer",
      address: "/customer/{id}",
      words:
        "What they owe, what was between us and was bought last, 'New invoice' and 'Statement'.",
      sees: "Bought last",
      steps: openCustomer,
    },
    {
      id: "customer-small",
      title: "Customer, new",
      address: "/customer/{id}",
      words: "Leaves out what there is none of.",
      as: "small",
      sees: "Owed",
      isMain: true,
      steps: openCustomer,
    },
    {
      id: "customer-begun",
      title: "Customer, another invoice begun",
      address: "/customer/{id}",
      words: "What was begun for another is discarded only after a question.",
      as: "small",
      sees: "Discard the other invoice?",
      steps: async (visit) => {
        await openCustomer(visit);
        await click(visit.page, "New invoice");
        await visit.page.getByText("Change contact").waitFor();
        await visit.open("/contacts/all");
        const lim = visit.page.getByRole("link", { name: "Lim Mei Hua", exact: true });
        const form = (await lim.getAttribute("href")) ?? "";
        await visit.open(`/customer/${/\d+/.exec(form)?.[0]}`);
        await click(visit.page, "New invoice");
      },
    },
    {
      id: "statement",
      title: "Statement",
      address: "/customer/{id}/statement",
      words: "What was owed, what has happened since, and what is owed, by currency; as PDF too.",
      sees: "Closing balance",
      steps: async (visit) => {
        await openStatement(visit);
        await visit.page.getByRole("link", { name: "This year" }).click();
        await visit.page
          .getByRole("cell", { name: /^Invoice/ })
          .first()
          .waitFor();
      },
    },
    {
      id: "statement-send",
      title: "Send, of a statement",
      address: "/customer/{id}/statement/send",
      words: "Of the days that are shown.",
      sees: "Save PDF",
      steps: async (visit) => {
        await openStatement(visit);
        await visit.page.getByRole("main").getByRole("link", { name: "Send" }).click();
        await visit.page.getByText("Save PDF").waitFor();
      },
    },
    {
      id: "customer-remind",
      title: "Remind a customer",
      address: "/customer/{id}/remind",
      words: "One message of all that is late, each with its link, in a tone by how late it is.",
      sees: "Friendly",
      steps: async (visit) => {
        await visit.open("/owed");
        await visit.page.getByRole("main").getByRole("button", { name: "Remind" }).first().click();
        await visit.page.getByRole("navigation", { name: "How it sounds" }).waitFor();
      },
    },
    {
      id: "statement-refused",
      title: "Statement, days that cannot be read",
      address: "/customer/{id}/statement",
      words: "Says which, and keeps what was typed.",
      as: "small",
      sees: "Enter the date as DD/MM/YYYY.",
      isMain: true,
      steps: async (visit) => {
        await openStatement(visit);
        await fill(visit.page, { From: "31/02/2026" });
        await click(visit.page, "Show");
        await visit.page.getByText("Enter the date").waitFor();
      },
    },
  ],
};
