import {
  addCash,
  addLines,
  chooseContact,
  chooseOption,
  click,
  confirm,
  fill,
  openFirst,
  openInvoice,
  openLines,
  readInvoice,
  readUnpaidInvoice,
  saveWrongly,
  search,
} from "./steps.mjs";

/** @typedef {import("./types").Visit} Visit */

const CUSTOMER = "Kluang Toast House";

/** A customer and two items on the form. */
async function fillIn(/** @type {Visit} */ { page }) {
  await chooseContact(page, CUSTOMER);
  await addLines(page, ["Kopi-O Powder, Traditional Roast 5 kg", "Teh Tarik Blend 2.5 kg"]);
}

/** The same in the small shop. */
async function fillInSmall(/** @type {Visit} */ { page }) {
  await chooseContact(page, "Kopitiam Jaya");
  await addLines(page, ["Mug"]);
}

/** @type {import("./types").Chapter} */
export const invoices = {
  title: "Invoices",
  screens: [
    {
      id: "invoices",
      title: "Invoices",
      address: "/invoices/all",
      words: "Customer, amount, number, due date and status; further pages come as one scrolls.",
      sees: "Invoices",
      isMain: true,
    },
    {
      id: "invoices-unpaid",
      title: "Invoices, unpaid",
      address: "/invoices/unpaid",
      words: "What is owed.",
      sees: "Invoices",
    },
    {
      id: "invoices-draft",
      title: "Invoices, draft",
      address: "/invoices/draft",
      words: "What is not sent yet.",
      sees: "Invoices",
    },
    {
      id: "invoices-overdue",
      title: "Invoices, late",
      address: "/invoices/unpaid?due=overdue",
      words: "Where the dashboard's card leads.",
      sees: "Only late invoices",
    },
    {
      id: "invoices-search",
      title: "Invoices, found",
      address: "/invoices/all",
      words: "With suggestions among customers, contacts and items.",
      sees: /\d+ results?/,
      steps: ({ page }) => search(page, "kopi"),
    },
    {
      id: "invoices-not-found",
      title: "Invoices, nothing found",
      address: "/invoices/all",
      words: "Says so, and how to go on.",
      sees: "No result found. Check your spelling and try again.",
      steps: ({ page }) => search(page, "nothing at all"),
    },
    {
      id: "invoices-search-failed",
      title: "Invoices, a search that failed",
      address: "/invoices/all",
      words: "Offers to try again.",
      as: "small",
      sees: "The search could not be done.",
      steps: async ({ page, shop }) => {
        await shop.fault({ kind: "status", status: 500, path: "/sales", times: 2 });
        await search(page, "kopi");
      },
    },
    {
      id: "invoices-empty",
      title: "Invoices, none",
      address: "/invoices/all",
      words: "Leads to the first.",
      as: "new",
      sees: "Let's create your first invoice!",
    },
    {
      id: "invoices-no-unpaid",
      title: "Invoices, none unpaid",
      address: "/invoices/unpaid",
      words: "The tab has words of its own.",
      as: "new",
      sees: "No unpaid invoices!",
    },
    {
      id: "invoices-no-draft",
      title: "Invoices, no draft",
      address: "/invoices/draft",
      words: "So has this one.",
      as: "new",
      sees: "No draft invoices",
    },
    {
      id: "invoices-add",
      title: "Invoices, adding",
      address: "/invoices/all",
      words: "The round button.",
      sees: "Create invoice",
      steps: ({ page }) => page.getByLabel("Add", { exact: true }).click(),
    },
    {
      id: "invoices-dark",
      title: "Invoices, dark",
      address: "/invoices/all",
      words: "Status by word and tint, here too.",
      sees: "Invoices",
      isDark: true,
    },
  ],
};

/** @type {import("./types").Chapter} */
export const newInvoice = {
  title: "A new invoice",
  screens: [
    {
      id: "create-invoice",
      title: "Create Invoice",
      address: "/create_invoice",
      words: "Cash, today, the company's own currency and the next number.",
      sees: "Add contact",
      isMain: true,
    },
    {
      id: "create-invoice-filled",
      title: "Create Invoice, filled in",
      address: "/create_invoice",
      words: "Each line with its price, discount, quantity and tax; the total stays in reach.",
      sees: CUSTOMER,
      steps: fillIn,
    },
    {
      id: "create-invoice-lines",
      title: "Create Invoice, its lines",
      address: "/create_invoice",
      words: "Items, a service in one's own words, a payment.",
      sees: "Delivery Charges",
      steps: async (visit) => {
        const { page } = visit;
        await fillIn(visit);
        await addLines(page, ["Delivery Charges"], "Add service");
        await openLines(page);
        await fill(page, { "Unit price of Delivery Charges": "25.00" });
        await addCash(page, "100");
        await openLines(page);
        await page.getByRole("heading", { level: 3 }).first().scrollIntoViewIfNeeded();
      },
    },
    {
      id: "create-invoice-many",
      title: "Create Invoice, many lines",
      address: "/create_invoice",
      words: "A row each; a wide window has room for all of them and for the total beside them.",
      sees: CUSTOMER,
      steps: async ({ page }) => {
        await chooseContact(page, CUSTOMER);
        await click(page, "Add item");
        await page.getByRole("checkbox").nth(7).waitFor();
        for (let index = 0; index < 8; index += 1)
          await page.getByRole("checkbox").nth(index).check();
        await click(page, /^Add (to invoice|\d+ items?)/);
        await page.getByRole("heading", { level: 3 }).first().scrollIntoViewIfNeeded();
      },
    },
    {
      id: "create-invoice-currency",
      title: "Create Invoice in another currency",
      address: "/create_invoice",
      words: "A term sets the due date, a currency fetches its rate.",
      sees: "MYR for 1 SGD",
      steps: async ({ page, hasScript }) => {
        await page.getByLabel("Currency").selectOption({ label: "SGD (S$)" });
        await page.getByLabel("Payment term").selectOption("30 Days");
        if (!hasScript)
          await page.getByRole("button", { name: "Update", exact: true }).last().click();
        await page.getByLabel("Due date").waitFor();
      },
    },
    {
      id: "create-invoice-refused",
      title: "Create Invoice, refused",
      address: "/create_invoice",
      words: "Everything missing, each a link to its place.",
      sees: "Please check the following",
      steps: (visit) => saveWrongly(visit, "Create Invoice?"),
    },
    {
      id: "create-invoice-line-refused",
      title: "Create Invoice, a line refused",
      address: "/create_invoice",
      words: "What cannot be read is kept as typed.",
      sees: "Line 1",
      steps: async (visit) => {
        await fillIn(visit);
        await openLines(visit.page);
        await visit.page
          .getByLabel(/^Unit price of/)
          .first()
          .fill("ten");
        await visit.page
          .getByLabel(/^Discount of/)
          .first()
          .fill("RM50");
        await saveWrongly(visit, "Create Invoice?");
      },
    },
    {
      id: "create-invoice-summary",
      title: "Summary",
      address: "/create_invoice",
      words: "Subtotal, discount, tax, totals and balance.",
      sees: "Balance",
      steps: async (visit) => {
        await fillIn(visit);
        await click(visit.page, /: Summary$/);
      },
    },
    {
      id: "create-invoice-question",
      title: "Create Invoice?",
      address: "/create_invoice",
      words: "Asked before it is made.",
      sees: "Are you sure you want to create this invoice?",
      steps: async (visit) => {
        await fillIn(visit);
        await click(visit.page, "Save");
        await visit.page.getByRole("dialog", { name: "Create Invoice?" }).waitFor();
      },
    },
    {
      id: "create-invoice-options",
      title: "Create Invoice, options",
      address: "/create_invoice",
      words: "Save, Mark as sent and Start over.",
      sees: "Mark as sent",
      steps: ({ page }) => click(page, "Options"),
    },
    {
      id: "create-invoice-discard",
      title: "Leaving a half-made invoice",
      address: "/create_invoice",
      words: "The way back to all invoices asks when something was typed.",
      sees: "Discard?",
      steps: async ({ page }) => {
        await fill(page, { Notes: "By lorry" });
        await click(page, "Back to all invoices");
      },
    },
    {
      id: "create-invoice-zero",
      title: "Quantity at or below zero",
      address: "/create_invoice",
      words: "Asked about once, then taken.",
      as: "small",
      sees: "Save all the same",
      steps: async (visit) => {
        await fillInSmall(visit);
        await openLines(visit.page);
        await fill(visit.page, { "Quantity of Mug": "0" });
        await confirm(visit.page, "Save", "Create Invoice?");
      },
    },
    {
      id: "create-invoice-unanswered",
      title: "Connection Error",
      address: "/create_invoice",
      words: "The form comes back as it was typed.",
      as: "small",
      sees: "Please try again later.",
      steps: async (visit) => {
        await fillInSmall(visit);
        await visit.shop.fault({ kind: "drop", method: "POST", path: "/sales/invoices" });
        await confirm(visit.page, "Save", "Create Invoice?");
      },
    },
    {
      id: "create-invoice-made",
      title: "An invoice made",
      address: "/create_invoice",
      words: "A toast over the list.",
      as: "small",
      sees: "Invoice successfully created.",
      steps: async (visit) => {
        await fillInSmall(visit);
        await confirm(visit.page, "Save", "Create Invoice?");
      },
    },
    {
      id: "create-invoice-test",
      title: "Create Invoice Test",
      address: "/create_invoice_test",
      words: "The twin without taxes.",
      sees: "Add contact",
    },
    {
      id: "create-invoice-dark",
      title: "Create Invoice, dark",
      address: "/create_invoice",
      words: "The same form in the evening.",
      sees: CUSTOMER,
      isDark: true,
      steps: fillIn,
    },
  ],
};

/** @param {string | RegExp} status @param {(visit: Visit) => Promise<unknown>} [then] */
const opened = (status, then) => async (/** @type {Visit} */ visit) => {
  await openInvoice(visit, status);
  await then?.(visit);
};

async function editTogether(/** @type {Visit} */ visit) {
  await openInvoice(visit, "Draft");
  const id = Number(new URL(visit.page.url()).pathname.split("/").at(-1));
  await fill(visit.page, { Notes: "Typed here" });
  await visit.shop.changeElsewhere(id, { memo: "Saved there" });
  await chooseOption(visit.page, "Save");
  await visit.page
    .getByRole("dialog", { name: "Edit Invoice?" })
    .getByRole("button", { name: "Yes" })
    .click();
}

/** @type {import("./types").Chapter} */
export const storedInvoice = {
  title: "A stored invoice",
  screens: [
    {
      id: "edit-invoice",
      title: "Edit Invoice",
      address: "/edit_invoice/{id}",
      words: "The same form; the grand total includes tax.",
      sees: "Edit Invoice",
      steps: (visit) => openFirst(visit, "/invoices/draft"),
    },
    {
      id: "edit-invoice-pending",
      title: "Edit Invoice, pending review",
      address: "/edit_invoice/{id}",
      words: "Marked as sent.",
      as: "small",
      sees: "PENDING REVIEW",
      steps: opened(/\bSent\b/),
    },
    {
      id: "edit-invoice-approved",
      title: "Edit Invoice, approved",
      address: "/edit_invoice/{id}",
      words: "Its contact stays.",
      as: "small",
      sees: "The contact of an approved invoice cannot be changed.",
      steps: opened("Approved"),
    },
    {
      id: "edit-invoice-accepted",
      title: "Edit Invoice, accepted",
      address: "/edit_invoice/{id}",
      words: "By the customer.",
      as: "small",
      sees: "ACCEPTED",
      steps: opened("Accepted"),
    },
    {
      id: "edit-invoice-voided",
      title: "A void invoice",
      address: "/edit_invoice/{id}",
      words: "Only looked at.",
      sees: "so it can no longer be changed",
      steps: opened(/\bVoid\b/),
    },
    {
      id: "edit-invoice-received",
      title: "A paid invoice",
      address: "/edit_invoice/{id}",
      words: "Paid, and only looked at.",
      sees: "so it can no longer be changed",
      steps: opened(/\bPaid\b/),
    },
    {
      id: "edit-invoice-options",
      title: "Edit Invoice, options",
      address: "/edit_invoice/{id}",
      words: "Save, Delete and Mark as sent.",
      sees: "Mark as sent",
      steps: opened("Draft", ({ page }) => click(page, "Options")),
    },
    {
      id: "edit-invoice-delete",
      title: "Delete Invoice?",
      address: "/edit_invoice/{id}",
      words: "Yes in red.",
      sees: "Are you sure you want to delete this invoice?",
      steps: opened("Draft", ({ page }) => chooseOption(page, "Delete")),
    },
    {
      id: "edit-invoice-send",
      title: "Mark as sent?",
      address: "/edit_invoice/{id}",
      words: "Saves what was changed, then marks it.",
      sees: "Are you sure you want to mark this invoice as sent?",
      steps: opened("Draft", ({ page }) => chooseOption(page, "Mark as sent")),
    },
    {
      id: "edit-invoice-save-and-send",
      title: "Save and send",
      address: "/edit_invoice/{id}",
      words: "Asks once, then saves, marks as sent and leads to the page it is sent from.",
      sees: "It is saved, and you choose next how it goes.",
      steps: opened("Draft", ({ page }) => click(page, "Save and send")),
    },
    {
      id: "edit-invoice-changed",
      title: "Two who edit one invoice",
      address: "/edit_invoice/{id}",
      words: "The second is told, and chooses.",
      as: "small",
      sees: "This invoice was changed by someone else",
      steps: editTogether,
    },
    {
      id: "preview-pdf",
      title: "Preview PDF",
      address: "/preview_pdf?invoice={id}",
      words: "Every page, and the file to open or save.",
      sees: "Open PDF",
      steps: async (visit) => {
        await openFirst(visit, "/invoices/all");
        await visit.page.getByRole("link", { name: "Preview PDF" }).click();
        await visit.page.getByRole("img", { name: "Page 1 of 1" }).first().waitFor();
      },
    },
    {
      id: "preview-pdf-none",
      title: "Preview PDF, of none",
      address: "/preview_pdf",
      words: "Leads to the list.",
      sees: "Choose an invoice to see its PDF.",
    },
  ],
};

/** @type {import("./types").Chapter} */
export const paidInvoice = {
  title: "An issued invoice, and its payments",
  screens: [
    {
      id: "invoice",
      title: "Invoice",
      address: "/invoice/{id}",
      words: "What is left, how the customer is reached, and what one does next.",
      as: "small",
      sees: "Record payment",
      isMain: true,
      steps: (visit) => readUnpaidInvoice(visit),
    },
    {
      id: "record-payment",
      title: "Record payment",
      address: "/invoice/{id}/payment",
      words: "Filled with what is left.",
      as: "small",
      sees: "Deposit to",
      isMain: true,
      steps: async (visit) => {
        await readUnpaidInvoice(visit);
        await visit.page.getByRole("link", { name: "Record payment" }).click();
        await visit.page.getByLabel("Reference").waitFor();
      },
    },
    {
      id: "invoice-part-paid",
      title: "Invoice, paid in part",
      address: "/invoice/{id}",
      words: "Each payment with its receipt and 'Undo'.",
      as: "small",
      sees: "still to pay of",
      steps: async (visit) => {
        const { page } = visit;
        await readInvoice(visit, /\bSent\b/);
        await page.getByRole("link", { name: "Record payment" }).click();
        await page.getByLabel(/^Amount/).fill("1.50");
        await page.getByRole("main").getByRole("button", { name: "Record payment" }).click();
        await page.getByText("still to pay of").waitFor();
      },
    },
    {
      id: "cash-sale",
      title: "Cash sale",
      address: "/cash_sale",
      words: "What is sold over the counter.",
      sees: "Next",
    },
    {
      id: "cash-sale-confirm",
      title: "Cash sale, the question",
      address: "/cash_sale/confirm",
      words: "How many of each, how it is paid, and what is taken.",
      as: "small",
      sees: /Take RM/,
      isMain: true,
      steps: askForSale,
    },
    {
      id: "receipt",
      title: "Receipt",
      address: "/invoice/{id}/receipt/{payment}",
      words: "At once after a cash sale, and from every payment.",
      as: "small",
      sees: "received from",
      steps: async (visit) => {
        await askForSale(visit);
        await click(visit.page, /^Take RM/);
        await visit.page.getByText("received from").waitFor();
      },
    },
    {
      id: "receipt-send",
      title: "Send, of a receipt",
      address: "/invoice/{id}/receipt/{payment}/send",
      words: "As an invoice is sent: the words, the ways and the PDF.",
      as: "small",
      sees: "Save PDF",
      steps: async (visit) => {
        await askForSale(visit);
        await click(visit.page, /^Take RM/);
        await visit.page.getByRole("main").getByRole("link", { name: "Send" }).click();
        await visit.page.getByText("Save PDF").waitFor();
      },
    },
  ],
};

/** @type {import("./types").Chapter} */
export const issuedInvoice = {
  title: "What is kept of an issued invoice",
  screens: [
    {
      id: "invoice-void",
      title: "Void invoice",
      address: "/invoice/{id}/void",
      words: "Says what it does, and asks why.",
      as: "small",
      sees: "This cannot be taken back.",
      isMain: true,
      steps: (visit) => openVoidForm(visit),
    },
    {
      id: "invoice-voided",
      title: "A void invoice, with its history",
      address: "/invoice/{id}",
      words: "Its reason, and who did what and when at its foot.",
      as: "small",
      sees: "Void",
      steps: voidInvoice,
    },
    {
      id: "invoice-versions",
      title: "Versions",
      address: "/invoice/{id}/versions",
      words: "What each edit changed, field by field; every version in print.",
      as: "small",
      sees: "superseded",
      steps: async (visit) => {
        await readUnpaidInvoice(visit);
        await visit.shop.changeElsewhere(idAt(visit), { memo: "Goods stay ours until paid." });
        await visit.open(`/invoice/${idAt(visit)}/versions`);
      },
    },
    {
      id: "invoice-deleted",
      title: "A deleted invoice",
      address: "/invoice/{id}/versions",
      words: "Can be looked at, printed and restored.",
      as: "small",
      sees: "This invoice is deleted.",
      steps: async (visit) => {
        await deleteOne(visit);
        await visit.page.getByRole("main").getByRole("listitem").getByRole("link").first().click();
      },
    },
    {
      id: "invoices-deleted",
      title: "Deleted invoices",
      address: "/deleted_invoices",
      words: "Issued ones, each with 'Restore'.",
      as: "small",
      sees: "Issued invoices stay here when they are deleted",
      isMain: true,
      steps: deleteOne,
    },
    {
      id: "contact-history",
      title: "A contact's history",
      address: "/edit_business/{id}",
      words: "What happened to its invoices too.",
      as: "small",
      sees: /INV-\d+: Voided/,
      steps: async (visit) => {
        await voidInvoice(visit);
        await openFirst(visit, "/contacts/customers");
        await visit.page.getByRole("region", { name: "History" }).scrollIntoViewIfNeeded();
      },
    },
  ],
};

/** @type {import("./types").Chapter} */
export const handedOver = {
  title: "In the customer's hands",
  screens: [
    {
      id: "invoice-send-draft",
      title: "Send, of a draft",
      address: "/invoice/{id}/send",
      words: "Asks first; the way here changes nothing.",
      sees: "You choose next how it goes.",
      steps: opened("Draft", ({ page }) =>
        page.getByRole("main").getByRole("link", { name: "Send" }).click(),
      ),
    },
    {
      id: "invoice-send",
      title: "Send",
      address: "/invoice/{id}/send",
      words: "The customer's link, and the words to hand it over with.",
      as: "small",
      sees: "Whoever has the link sees the invoice",
      isMain: true,
      steps: openSend,
    },
    {
      id: "invoice-remind",
      title: "Remind",
      address: "/invoice/{id}/send?reminder=firm",
      words: "Of a late invoice: three tones, and when the customer was last reminded.",
      sees: /^Last reminded on/,
      steps: async (visit) => {
        await readInvoice(visit, LATE);
        await toSend(visit);
        const main = visit.page.getByRole("main");
        await main.getByRole("link", { name: "Reminder" }).click();
        await main.getByRole("link", { name: "Firm" }).click();
        await main.getByText("Already reminded? Note it").click();
        await click(visit.page, "Note the reminder");
        await main.getByText(/^Last reminded on/).waitFor();
      },
    },
    {
      id: "customer-page",
      title: "What the customer sees",
      address: "/i/{token}",
      words: "What is left, how to pay, and what it is for; without a login and without script.",
      as: "small",
      sees: /[\d.,]+ due \d/,
      isMain: true,
      steps: openCustomerPage,
    },
  ],
};

const idAt = (/** @type {Visit} */ { page }) =>
  Number(new URL(page.url()).pathname.split("/").at(-1));

async function openVoidForm(/** @type {Visit} */ visit) {
  await readUnpaidInvoice(visit);
  await visit.open(`/invoice/${idAt(visit)}/void`);
}

async function voidInvoice(/** @type {Visit} */ visit) {
  await openVoidForm(visit);
  await visit.page.getByLabel("Reason").fill("Sent twice");
  await click(visit.page, "Void invoice");
  await visit.page.getByRole("region", { name: "History" }).getByText("Sent twice").waitFor();
}

const LATE = /\bLate \(/;

async function openSend(/** @type {Visit} */ visit) {
  await readUnpaidInvoice(visit);
  await toSend(visit);
}

/** From an invoice's own page. */
async function toSend(/** @type {Visit} */ visit) {
  await visit.page.getByRole("main").getByRole("link", { name: "Send" }).click();
  const link = visit.page.getByRole("textbox", { name: "Link for the customer" });
  const create = visit.page.getByRole("button", { name: "Create link" });
  await link.or(create).waitFor();
  // It has one by now when another screen was looked at before.
  if (await create.isVisible()) await create.click();
  await link.waitFor();
}

async function openCustomerPage(/** @type {Visit} */ visit) {
  await openSend(visit);
  const link = visit.page.getByRole("textbox", { name: "Link for the customer" });
  await visit.page.goto(new URL(new URL(await link.inputValue()).pathname, visit.page.url()).href);
}

async function deleteOne(/** @type {Visit} */ visit) {
  await readUnpaidInvoice(visit);
  await visit.shop.changeElsewhere(idAt(visit), "delete");
  await visit.open("/deleted_invoices");
}

async function askForSale(/** @type {Visit} */ { page, open }) {
  await open("/cash_sale");
  await page.getByRole("main").getByRole("checkbox").first().check();
  await click(page, /^Next/);
  await page.getByRole("button", { name: /^Take RM/ }).waitFor();
}
