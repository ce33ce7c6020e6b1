import { click, fill, readUnpaidInvoice } from "./steps.mjs";

/** @typedef {import("./types").Visit} Visit */

const WEEKLY = { "First date": "02/11/2026", "Last date": "31/12/2026" };

async function startRepeat(/** @type {Visit} */ visit) {
  await readUnpaidInvoice(visit);
  await visit.open(`${new URL(visit.page.url()).pathname}/repeat`);
  await visit.page.getByLabel("Weeks, months or years").selectOption("week");
  await fill(visit.page, WEEKLY);
}

async function repeat(/** @type {Visit} */ visit) {
  await startRepeat(visit);
  await click(visit.page, "Repeat");
  await visit.page.getByText("Every week").waitFor();
}

async function again(/** @type {Visit} */ visit) {
  await readUnpaidInvoice(visit);
  await click(visit.page, "Same again");
  await visit.page.getByRole("heading", { name: "Create Invoice" }).waitFor();
}

/** @type {import("./types").Chapter} */
export const repeats = {
  title: "Same again, and repeats",
  screens: [
    {
      id: "same-again",
      title: "Same again",
      address: "/create_invoice",
      words: "A new draft with the same customer and lines; prices that changed are named.",
      as: "small",
      sees: "Nothing is saved yet.",
      isMain: true,
      steps: again,
    },
    {
      id: "same-again-begun",
      title: "Same again, with another begun",
      address: "/again?invoice={id}",
      words: "What was begun is gone on with, or left.",
      as: "small",
      sees: "You have begun another new invoice",
      steps: async (visit) => {
        await again(visit);
        await readUnpaidInvoice(visit);
        await click(visit.page, "Same again");
      },
    },
    {
      id: "repeat-invoice",
      title: "Repeat invoice",
      address: "/invoice/{id}/repeat",
      words: "Every week, month or year, until a day or for good.",
      as: "small",
      sees: "The next dates",
      isMain: true,
      steps: async (visit) => {
        await startRepeat(visit);
        await click(visit.page, "Show the dates");
        await visit.page.getByText("16/11/2026").waitFor();
      },
    },
    {
      id: "repeats",
      title: "Repeats",
      address: "/repeats",
      words: "All that is to be written, and what repeats.",
      as: "small",
      sees: "Every week, until 31/12/2026",
      isMain: true,
      steps: repeat,
    },
    {
      id: "repeats-empty",
      title: "Repeats, none",
      address: "/repeats",
      words: "Says how the first is made.",
      as: "new",
      sees: "Nothing repeats yet.",
    },
    {
      id: "invoices-to-write",
      title: "Invoices, with some to write",
      address: "/invoices/all",
      words: "What is due stands above the list, each with 'Write' and 'Skip'.",
      as: "small",
      sees: "To write",
      steps: async (visit) => {
        await repeat(visit);
        await visit.open("/invoices/all");
      },
    },
  ],
};
