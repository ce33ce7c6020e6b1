import { addLines, chooseContact, click, fill } from "./steps.mjs";

/** @typedef {import("./types").Visit} Visit */

/** From the form to the choosing screen that a button opens. @param {string} button */
const chooser =
  (button) =>
  (/** @type {Visit} */ { page }) =>
    click(page, button);

/** Several of the first of them. */
async function chooseFive(/** @type {Visit} */ { page }) {
  await click(page, "Add item");
  const boxes = page.getByRole("main").getByRole("checkbox");
  for (const place of [0, 1, 2, 3, 6]) await boxes.nth(place).check();
  await page
    .getByLabel(/^Quantity of/)
    .nth(1)
    .fill("12");
}

/** From the empty form; in the demo's words. */
async function goToDetails(/** @type {Visit} */ { page }) {
  await chooseContact(page, "Kluang Toast House");
  await addLines(page, ["Kopi-O Powder, Traditional Roast 5 kg", "Teh Tarik Blend 2.5 kg"]);
  await click(page, "Title, style and preview");
  await page.getByLabel("Title").waitFor();
}

async function goToStyle(/** @type {Visit} */ visit) {
  await goToDetails(visit);
  await fill(visit.page, { Title: "Kopi for the opening" });
  await click(visit.page, "Next");
  await visit.page.getByRole("radio", { name: "Plain" }).waitFor();
}

async function goToPreview(/** @type {Visit} */ visit) {
  await goToStyle(visit);
  await visit.page
    .getByRole("navigation", { name: "Steps" })
    .getByRole("link", { name: "3. Preview" })
    .click();
  await visit.page
    .getByRole("img", { name: /^Page 1 of/ })
    .first()
    .waitFor();
}

/**
 * Their screens are steps away from the form: the choosers are opened by its buttons.
 * @type {import("./types").Chapter}
 */
export const invoiceSteps = {
  title: "Choosing, and the steps to the preview",
  screens: [
    {
      id: "select-contact",
      title: "Select Contact",
      address: "/create_invoice",
      words: "`/select_contact/{cat}`: the customers first; a new contact comes back here.",
      sees: "New contact",
      steps: chooser("Add contact"),
    },
    {
      id: "select-item",
      title: "Select Item",
      address: "/create_invoice",
      words: "`/select_item`: several at once.",
      sees: "Add to invoice",
      isMain: true,
      steps: chooser("Add item"),
    },
    {
      id: "select-item-chosen",
      title: "Select Item, five chosen",
      address: "/create_invoice",
      words: "How many of each, and what they come to.",
      needsScript: true,
      sees: /items · RM/,
      steps: chooseFive,
    },
    {
      id: "select-item-dark",
      title: "Select Item, dark",
      address: "/create_invoice",
      words: "What is chosen stands out there too.",
      needsScript: true,
      isDark: true,
      sees: /items · RM/,
      steps: chooseFive,
    },
    {
      id: "select-item-search",
      title: "Select Item, searched",
      address: "/create_invoice",
      words: "What was chosen before goes along on top.",
      sees: "Results",
      steps: async (visit) => {
        await chooseFive(visit);
        await visit.page.getByLabel("Search items").fill("tarik");
        if (!visit.hasScript) await visit.page.getByLabel("Search items").press("Enter");
        await visit.page.getByRole("list", { name: "Chosen" }).waitFor();
      },
    },
    {
      id: "select-account",
      title: "Select Account",
      address: "/create_invoice",
      words: "`/select_account`: the income account of a service.",
      sees: "Add to invoice",
      steps: chooser("Add service"),
    },
    {
      id: "select-payment",
      title: "Select Payment",
      address: "/create_invoice",
      words: "`/select_payment`: method, account and amount.",
      sees: "Deposit to",
      steps: chooser("Add payment"),
    },
    {
      id: "select-payment-refused",
      title: "Select Payment, refused",
      address: "/create_invoice",
      words: "What is missing, beside its place.",
      sees: "Please check the following",
      steps: async ({ page }) => {
        await click(page, "Add payment");
        await page.getByLabel(/^Amount/).fill("x");
        await click(page, "Done");
      },
    },
    {
      id: "method",
      title: "Method",
      address: "/create_invoice",
      words: "`/method`: how it was paid.",
      sees: "Cash",
      steps: async ({ page }) => {
        await click(page, "Add payment");
        await click(page, /^Payment method/);
      },
    },
    {
      id: "account",
      title: "Account",
      address: "/create_invoice",
      words: "`/account`: where the money went.",
      sees: "Petty Cash",
      steps: async ({ page }) => {
        await click(page, "Add payment");
        await click(page, /^Deposit to/);
      },
    },
    {
      id: "details",
      title: "Invoice Details",
      address: "/create_invoice",
      words: "`/invoice_details`: title, number and memo.",
      sees: "Printed above the lines",
      steps: goToDetails,
    },
    {
      id: "details-refused",
      title: "Invoice Details, refused",
      address: "/create_invoice",
      words: "A title is asked for here only.",
      sees: "This field is compulsory",
      steps: async (visit) => {
        await goToDetails(visit);
        await click(visit.page, "Next");
      },
    },
    {
      id: "style-of-invoice",
      title: "Invoice Personalization, a step",
      address: "/create_invoice",
      words: "`/invoice_personalization?draft=new`: the second of three.",
      sees: "Classic",
      steps: goToStyle,
    },
    {
      id: "style",
      title: "Invoice Personalization",
      address: "/invoice_personalization",
      words: "Three styles and eighteen colours; the company's own.",
      sees: "Classic",
    },
    {
      id: "style-intro",
      title: "Invoice Personalization, after signing up",
      address: "/invoice_personalization?mode=register",
      words: "SKIP or PERSONALIZE.",
      as: "new",
      sees: "Create the perfect invoice to match your brand. This will take a minute!",
    },
    {
      id: "style-register",
      title: "Invoice Personalization, in register mode",
      address: "/invoice_personalization?mode=register&start=1",
      words: "Still to be skipped.",
      as: "new",
      sees: "SKIP",
    },
    {
      id: "preview",
      title: "Invoice Preview",
      address: "/create_invoice",
      words: "`/invoice_preview`: at the width of a phone, and as PDF; Done makes the invoice.",
      sees: "Kopi for the opening",
      steps: goToPreview,
    },
    {
      id: "preview-question",
      title: "Invoice Preview, Done",
      address: "/create_invoice",
      words: "Asked here too.",
      sees: "Are you sure you want to create this invoice?",
      steps: async (visit) => {
        await goToPreview(visit);
        await click(visit.page, "Done");
      },
    },
  ],
};
