import { found, IN_ITS_DRAFT, offered, type Value } from "../forms";
import { begun } from "../records";
import { answer, file, look, page, post, type Form, type More } from "../screen";
import type { Visit } from "../visit";
import { click, clicking, choosing, fill, opening } from "../steps";

const NEW = { title: "Create Invoice", address: "/create_invoice", after: begun() };
const TEST = { name: "test", address: "/create_invoice_test" };
const TWIN = { ...TEST, title: "Create Invoice Test", after: begun(2, TEST) };
const STORED = { title: "Edit Invoice", address: "/edit_invoice/{draft}" };
const INVOICE = { mark: 'id="invoice"', kept: IN_ITS_DRAFT };
const TYPED = { memo: "typed notes 记下 அ", "lines[0].quantity": "1234.5" };
const lineId = found(/name="lines\[0\]\.id" value="([^"]+)/);

const begin = { after: begun() };
const write = { alone: { path: "/sales/invoices" } };
const local = { mayBeRight: true, isMinor: true };

/** A button of an invoice's form; some of them clear what was typed. */
function press(
  { title, address, after }: { title: string; address: string } & Pick<More, "after">,
  intent: string,
  { value = intent, ...more }: More & { value?: Value },
) {
  const isCleared = ["discard", "startOver", "delete", "removeLine"].includes(intent);
  const kept = intent === "quantity" ? { memo: TYPED.memo } : TYPED;
  return post(
    `${title}, ${intent}`,
    address,
    { ...INVOICE, typed: isCleared ? {} : kept, press: { ...TYPED, intent: value } },
    { ...more, ...(after ? { after } : {}) },
  );
}

/** Begins an invoice with a service and a payment as well. */
async function furnished(visit: Visit): Promise<void> {
  await begun()(visit);
  const service = { account: offered("account"), add: "1" };
  await visit.make("/select_account?draft=new", service, 'action="/select_account');
  for (const part of ["method", "account"])
    await visit.make(`/${part}?draft=new&payment=0`, choice(part).press, choice(part).mark);
  await visit.make(PAYMENT.address, payment("done", { amount: "100" }).press, PAYMENT.mark);
}

/** A new invoice that will not do as it is. */
const refused = (name: string, typed: Record<string, string>, more: More) =>
  answer(name, NEW.address, { ...INVOICE, typed, press: { intent: "save" } }, more);

/** By script, while it is typed. */
const keeping = (draft: string, address: string) => ({
  ...post(`Typing kept of ${draft}`, address, {
    ...{ mark: INVOICE.mark, press: TYPED, to: `/draft?draft=${draft}` },
  }),
  ...{ isFile: true, mayBeRight: true },
});

/** The form of invoices. */
export const newInvoice = [
  page("Create Invoice", NEW.address, { as: "demo", sees: "Add contact", isMain: true }),
  ...[
    "update",
    "contact",
    "item",
    "service",
    "matchDueDate",
    "details",
    "discard",
    "startOver",
  ].map((intent) => press(NEW, intent, local)),
  press(NEW, "summary", { ...local, isPictured: true, sees: "Balance" }),
  press(NEW, "payment", { ...local, value: "payment:0" }),
  press(NEW, "quantity", { ...local, value: (html) => `quantity:${lineId(html)}:1:1235.5` }),
  press(NEW, "removeLine", { ...local, value: (html) => `removeLine:${lineId(html)}` }),
  press(NEW, "preview", local),
  press(NEW, "save", { ...write, isPictured: true, sees: "Invoice successfully created." }),
  press(NEW, "send", write),
  look("Create Invoice, filled in", NEW.address, { ...begin, as: "demo" }),
  look("Create Invoice, its lines", NEW.address, {
    ...{ after: furnished, as: "demo", steps: opening },
  }),
  look("Create Invoice, many lines", NEW.address, { after: begun(8), as: "demo" }),
  look("Create Invoice in another currency", NEW.address, {
    as: "demo",
    sees: "MYR for 1 SGD",
    steps: async ({ page, hasScript }) => {
      await page.getByLabel("Currency").selectOption({ label: "SGD (S$)" });
      await page.getByLabel("Payment term").selectOption("30 Days");
      if (!hasScript)
        await page.getByRole("button", { name: "Update", exact: true }).last().click();
      await page.getByLabel("Due date").waitFor();
    },
  }),
  refused("Create Invoice, refused", {}, { sees: "Please check the following" }),
  refused(
    "Create Invoice, a line refused",
    { "lines[0].unitPrice": "ten", "lines[0].discount": "RM50" },
    { ...begin, sees: "Line 1" },
  ),
  refused(
    "Quantity at or below zero",
    { "lines[0].quantity": "0" },
    { ...begin, sees: "Save all the same" },
  ),
  refused(
    "Create Invoice without an answer",
    {},
    {
      ...{ ...begin, sees: "Please try again later." },
      fault: { kind: "drop", method: "POST", path: "/sales/invoices" },
    },
  ),
  look("Create Invoice, the question", NEW.address, {
    ...{ ...begin, as: "demo", steps: clicking("Save") },
    sees: "Are you sure you want to create this invoice?",
  }),
  look("Create Invoice, options", NEW.address, {
    ...{ as: "demo", sees: "Mark as sent", steps: clicking("Options") },
  }),
  look("Leaving a half-made invoice", NEW.address, {
    sees: "Discard?",
    steps: async ({ page }) => {
      await fill(page, { Notes: "By lorry" });
      await click(page, "Back to all invoices");
    },
  }),
  page("Create Invoice Test", TWIN.address, { sees: "Add contact" }),
  press(TWIN, "update", local),
  press(TWIN, "save", write),
  keeping("new", NEW.address),
];

const EDITED = { sent: "PENDING REVIEW", late: "ACCEPTED", partPaid: "APPROVED" };
const READ_ONLY = "so it can no longer be changed";

/** An invoice that is stored, in its form. */
export const storedInvoice = [
  page("Edit Invoice", STORED.address, { mayBeRight: true, sees: "Edit Invoice" }),
  press(STORED, "update", local),
  press(STORED, "save", write),
  press(STORED, "send", write),
  press(STORED, "delete", write),
  press(STORED, "startOver", local),
  { ...keeping("edit-{draft}", STORED.address) },
  ...Object.entries(EDITED).map(([record, sees]) =>
    look(`Edit Invoice, ${sees.toLowerCase()}`, `/edit_invoice/{${record}}`, { sees }),
  ),
  look("Edit Invoice, approved and unpaid", "/edit_invoice/{unpaid}", {
    sees: "The contact of an approved invoice cannot be changed.",
  }),
  look("A void invoice", "/edit_invoice/{voided}", { sees: READ_ONLY }),
  look("A paid invoice", "/edit_invoice/{paid}", { sees: READ_ONLY }),
  look("Edit Invoice, options", STORED.address, {
    ...{ sees: "Mark as sent", steps: clicking("Options") },
  }),
  look("Delete Invoice?", STORED.address, {
    ...{ steps: choosing("Delete"), sees: "Are you sure you want to delete this invoice?" },
  }),
  look("Mark as sent?", STORED.address, {
    steps: choosing("Mark as sent"),
    sees: "Are you sure you want to mark this invoice as sent?",
  }),
  look("Save and send?", STORED.address, {
    steps: clicking("Save and send"),
    sees: "It is saved, and you choose next how it goes.",
  }),
  answer(
    "Two who edit one invoice",
    STORED.address,
    {
      ...{ ...INVOICE, typed: { memo: "Typed here" }, press: { intent: "save" } },
      meanwhile: async (visit) =>
        visit.shop.changeElsewhere(Number(await visit.record("draft")), { memo: "Saved there" }),
    },
    { sees: "This invoice was changed by someone else" },
  ),
  page("Preview PDF", "/preview_pdf?invoice={unpaid}", { sees: "Open PDF" }),
  page("Preview PDF, a version", "/preview_pdf?invoice={versioned}&version=1"),
  look("Preview PDF, of none", "/preview_pdf", { sees: "Choose an invoice to see its PDF." }),
];

/** A page that chooses something for a draft. */
function chooser(title: string, address: string, form: Form, more: More = {}) {
  return [
    page(title, address, { ...begin, as: "demo", mayBeRight: true, ...more }),
    post(`${title}, chosen`, address, form, { ...begin, mayBeRight: true }),
  ];
}

const ITEMS = "/select_item?draft=new";
const PAYMENT = { address: "/select_payment?draft=new&payment=0", mark: 'id="payment"' };
const DETAILS = { address: "/invoice_details?draft=new", mark: 'id="details"' };
const choice = (part: string) => ({
  ...{ mark: `action="/${part}`, press: { choice: offered("choice") } },
});
const payment = (intent: string, typed = { amount: "77.77" }) => ({
  ...{ mark: PAYMENT.mark, press: { intent, ...typed } },
});

/** What is chosen for an invoice, and the steps to its preview. */
export const choosingSteps = [
  ...chooser("Select Contact", "/select_contact/all?draft=new", {
    ...{ mark: 'action="/select_contact/all', press: { contactId: offered("contactId") } },
  }),
  ...chooser(
    "Select Item",
    ITEMS,
    { mark: 'id="items"', press: { item: offered("item"), add: "1" } },
    { sees: "Add to invoice", isMain: true },
  ),
  look("Select Item, five chosen", ITEMS, {
    as: "demo",
    needsScript: true,
    sees: /items · RM/,
    steps: async ({ page }) => {
      const boxes = page.getByRole("main").getByRole("checkbox");
      for (const place of [0, 1, 2, 3, 6]) await boxes.nth(place).check();
    },
  }),
  post(
    "Select Item, searched",
    ITEMS,
    { mark: 'id="items"', press: { item: offered("item"), q: "mug" } },
    { ...begin, mayBeRight: true, isPictured: true },
  ),
  ...chooser("Select Account", "/select_account?draft=new", {
    ...{ mark: 'action="/select_account', press: { account: offered("account") } },
  }),
  page("Select Payment", PAYMENT.address, { ...begin, as: "demo", mayBeRight: true }),
  ...["method", "account", "done"].map((intent) =>
    post(`Select Payment, ${intent}`, PAYMENT.address, payment(intent), {
      ...begin,
      mayBeRight: true,
    }),
  ),
  answer("Select Payment, refused", PAYMENT.address, payment("done", { amount: "x" }), {
    ...{ ...begin, sees: "Please check the following" },
  }),
  ...chooser("Method", "/method?draft=new&payment=0", choice("method")),
  ...chooser("Account", "/account?draft=new&payment=0", choice("account")),
  ...chooser("Invoice Details", DETAILS.address, {
    ...{ mark: DETAILS.mark, press: { title: "Another title", memo: "other memo" } },
  }),
  post(
    "Invoice Details, refused",
    DETAILS.address,
    { mark: DETAILS.mark, typed: { memo: "other memo" }, press: { title: "" } },
    { ...begin, mayBeRight: true, isPictured: true, sees: "This field is compulsory" },
  ),
  look("Invoice Personalization, a step", "/invoice_personalization?draft=new", {
    ...{ ...begin, as: "demo", sees: "Classic" },
  }),
  page("Invoice Preview", "/invoice_preview?draft=new", { ...begin, as: "demo", mayBeRight: true }),
  post(
    "Invoice Preview, done",
    "/invoice_preview?draft=new",
    { mark: 'action="/invoice_preview', kept: () => "/create_invoice" },
    { ...begin, alone: { method: "POST", path: "/sales/invoices" } },
  ),
  look("Invoice Preview, the question", "/invoice_preview?draft=new", {
    ...{ ...begin, as: "demo", steps: clicking("Done") },
    sees: "Are you sure you want to create this invoice?",
  }),
  file("Rate", "/rate?currency=1&date=2026-11-20"),
  file("Suggestions", "/suggestions?q=kopi"),
];
