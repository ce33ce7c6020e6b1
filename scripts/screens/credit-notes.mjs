import { click, fill, readUnpaidInvoice } from "./steps.mjs";

/** @typedef {import("./types").Visit} Visit */

async function startCredit(/** @type {Visit} */ visit) {
  await readUnpaidInvoice(visit);
  await visit.open(`${new URL(visit.page.url()).pathname}/credit`);
}

async function credit(/** @type {Visit} */ visit) {
  await startCredit(visit);
  await visit.page
    .getByLabel(/^Quantity of/)
    .first()
    .fill("1");
  await fill(visit.page, { Reason: "The customer returned it" });
  await click(visit.page, "Save");
  // The form has the same words.
  await visit.page.waitForURL("**/credit_note/*");
  await visit.page.getByText("Total credited").waitFor();
}

async function askToVoid(/** @type {Visit} */ visit) {
  await credit(visit);
  await visit.page.getByRole("link", { name: "Void" }).click();
  await visit.page.getByRole("button", { name: "Void credit note" }).waitFor();
}

/** @type {import("./types").Chapter} */
export const creditNotes = {
  title: "Credit notes",
  screens: [
    {
      id: "credit-invoice",
      title: "New credit note",
      address: "/invoice/{id}/credit",
      words: "Begins at nothing; 'Credit all that is left' fills it.",
      as: "small",
      sees: "What is credited",
      isMain: true,
      steps: startCredit,
    },
    {
      id: "credit-invoice-refused",
      title: "New credit note, refused",
      address: "/invoice/{id}/credit",
      words: "More than is left is named beside its field.",
      as: "small",
      sees: "Only 1 is left to credit.",
      steps: async (visit) => {
        await startCredit(visit);
        await visit.page.getByLabel(/^Quantity of/).fill("2");
        await fill(visit.page, { Reason: "Typed too much" });
        await click(visit.page, "Save");
      },
    },
    {
      id: "credit-note",
      title: "Credit note",
      address: "/credit_note/{id}",
      words: "Of which invoice, why, and how much; its PDF, and 'Void'.",
      as: "small",
      sees: "Total credited",
      isMain: true,
      steps: credit,
    },
    {
      id: "credit-note-send",
      title: "Send, of a credit note",
      address: "/credit_note/{id}/send",
      words: "The message, the PDF, and the link of its invoice.",
      as: "small",
      sees: "Create link",
      steps: async (visit) => {
        await credit(visit);
        await visit.open(`${new URL(visit.page.url()).pathname}/send`);
      },
    },
    {
      id: "credit-note-void",
      title: "Void credit note",
      address: "/credit_note/{id}/void",
      words: "Asks for the reason.",
      as: "small",
      sees: "This cannot be taken back.",
      steps: askToVoid,
    },
    {
      id: "credit-notes",
      title: "Credit Notes",
      address: "/credit_notes",
      words: "The newest first; voided ones struck through.",
      as: "small",
      sees: "CN-0001",
      steps: async (visit) => {
        await askToVoid(visit);
        await fill(visit.page, { Reason: "The customer keeps it" });
        await click(visit.page, "Void credit note");
        await visit.page.getByText("Voided on").waitFor();
        await credit(visit);
        await visit.open("/credit_notes");
      },
    },
    {
      id: "credit-notes-empty",
      title: "Credit Notes, none",
      address: "/credit_notes",
      words: "Says how the first is made.",
      as: "new",
      sees: "No credit notes yet.",
    },
    {
      id: "invoice-credited",
      title: "Invoice, credited",
      address: "/invoice/{id}",
      words: "With its credit notes and what is left.",
      as: "small",
      sees: "Credited",
      steps: async (visit) => {
        await credit(visit);
        await visit.page.getByRole("link", { name: /^INV-/ }).click();
        await visit.page.getByText("Credited", { exact: true }).first().waitFor();
      },
    },
  ],
};
