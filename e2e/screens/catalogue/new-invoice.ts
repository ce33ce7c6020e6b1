import { createMatchReader, getSamePath, createFirstChoiceReader, type FieldValue } from "../forms";
import { createDraftFiller } from "../records";
import {
  createPostResultScreen,
  createStateScreen,
  createPageScreen,
  createPostScreen,
  type ScreenOptions,
} from "../screen";
import {
  clickButton,
  createClickSteps,
  createOptionSteps,
  fillFields,
  openAllDetails,
} from "../steps";
import type { Visit } from "../visit";
import { createChoiceForm, createPaymentForm, PAYMENT } from "./choosing-steps";

const CREATE = { title: "Create Invoice", address: "/create_invoice", setUp: createDraftFiller() };
const TEST_DRAFT = { name: "test", address: "/create_invoice_test" };
const fillTestDraft = createDraftFiller(2, TEST_DRAFT);
const CREATE_TEST = { ...TEST_DRAFT, title: "Create Invoice Test", setUp: fillTestDraft };
const EDIT = { title: "Edit Invoice", address: "/edit_invoice/{draft}" };
const INVOICE = { formTagText: 'id="invoice"', storedFormPath: getSamePath };
const TYPED = { memo: "typed notes 记下 அ", "lines[0].quantity": "1234.5" };
const lineId = createMatchReader(/name="lines\[0\]\.id" value="([^"]+)/);

const withDraft = { setUp: createDraftFiller() };
const writeCalls = { ownCalls: { path: "/sales/invoices" } };
const withoutApi = { maySucceed: true, isMinor: true };

/**
 * Returns the screen that answers a button of the invoice form. Some buttons clear the typed
 * values.
 */
function createButtonScreen(
  { title, address, setUp }: { title: string; address: string } & Pick<ScreenOptions, "setUp">,
  intent: string,
  { value = intent, ...options }: ScreenOptions & { value?: FieldValue },
) {
  const isCleared = ["discard", "startOver", "delete", "removeLine"].includes(intent);
  const typedValues = intent === "quantity" ? { memo: TYPED.memo } : TYPED;
  return createPostScreen(
    `${title}, ${intent}`,
    address,
    { ...INVOICE, typed: isCleared ? {} : typedValues, choices: { ...TYPED, intent: value } },
    { ...options, ...(setUp ? { setUp } : {}) },
  );
}

/** Fills a draft with a customer, items, a service and a payment. */
async function fillDraft(visit: Visit): Promise<void> {
  await createDraftFiller()(visit);
  const service = { account: createFirstChoiceReader("account"), add: "1" };
  await visit.submit("/select_account?draft=new", service, 'action="/select_account');
  for (const part of ["method", "account"])
    await visit.submit(
      `/${part}?draft=new&payment=0`,
      createChoiceForm(part).choices,
      createChoiceForm(part).formTagText,
    );
  await visit.submit(
    PAYMENT.address,
    createPaymentForm("done", { amount: "100" }).choices,
    PAYMENT.formTagText,
  );
}

/** Returns the screen of a new invoice that is refused. */
const refusedInvoice = (name: string, typed: Record<string, string>, options: ScreenOptions) =>
  createPostResultScreen(
    name,
    CREATE.address,
    { ...INVOICE, typed, choices: { intent: "save" } },
    options,
  );

/** Returns the screen of the request with which script stores the draft while it is typed. */
const createDraftStoringScreen = (draft: string, address: string) => ({
  ...createPostScreen(`Draft ${draft}, saved by script`, address, {
    ...{ formTagText: INVOICE.formTagText, choices: TYPED, postPath: `/draft?draft=${draft}` },
  }),
  ...{ isFile: true, maySucceed: true },
});

/** The form of a new invoice. */
export const newInvoice = [
  createPageScreen("Create Invoice", CREATE.address, {
    owner: "demo",
    expectedText: "Add contact",
    ...{ isMain: true, usesWidth: true },
  }),
  ...[
    "update",
    "contact",
    "item",
    "service",
    "matchDueDate",
    "details",
    "discard",
    "startOver",
  ].map((intent) => createButtonScreen(CREATE, intent, withoutApi)),
  createButtonScreen(CREATE, "summary", {
    ...withoutApi,
    isPictured: true,
    expectedText: "Balance",
  }),
  createButtonScreen(CREATE, "payment", { ...withoutApi, value: "payment:0" }),
  createButtonScreen(CREATE, "quantity", {
    ...withoutApi,
    value: (html) => `quantity:${lineId(html)}:1:1235.5`,
  }),
  createButtonScreen(CREATE, "removeLine", {
    ...withoutApi,
    value: (html) => `removeLine:${lineId(html)}`,
  }),
  createButtonScreen(CREATE, "preview", withoutApi),
  createButtonScreen(CREATE, "save", {
    ...writeCalls,
    isPictured: true,
    expectedText: "Invoice successfully created.",
  }),
  createButtonScreen(CREATE, "send", writeCalls),
  createStateScreen("Create Invoice, filled in", CREATE.address, { ...withDraft, owner: "demo" }),
  createStateScreen("Create Invoice, its lines", CREATE.address, {
    ...{ setUp: fillDraft, owner: "demo", steps: openAllDetails },
  }),
  createStateScreen("Create Invoice, many lines", CREATE.address, {
    setUp: createDraftFiller(8),
    owner: "demo",
  }),
  createStateScreen("Create Invoice in another currency", CREATE.address, {
    owner: "demo",
    expectedText: "MYR for 1 SGD",
    steps: async ({ page, hasScript, say }) => {
      await page.getByLabel(say("Currency")).selectOption({ label: "SGD (S$)" });
      const term = page.getByLabel(say("Payment term"));
      await term.selectOption({ index: (await term.locator("option").count()) - 1 });
      if (!hasScript)
        await page
          .getByRole("button", { name: say("Update"), exact: true })
          .last()
          .click();
      await page.getByLabel(say("Due date")).waitFor();
    },
  }),
  refusedInvoice("Create Invoice, refused", {}, { expectedText: "Please check the following" }),
  refusedInvoice(
    "Create Invoice, a line refused",
    { "lines[0].unitPrice": "ten", "lines[0].discount": "RM50" },
    { ...withDraft, expectedText: "Line 1" },
  ),
  refusedInvoice(
    "Quantity at or below zero",
    { "lines[0].quantity": "0" },
    { ...withDraft, expectedText: "Save all the same" },
  ),
  refusedInvoice(
    "Create Invoice without an answer",
    {},
    {
      ...{ ...withDraft, expectedText: "Please try again later." },
      fault: { kind: "drop", method: "POST", path: "/sales/invoices" },
    },
  ),
  createStateScreen("Create Invoice, the question", CREATE.address, {
    ...{ ...withDraft, owner: "demo", steps: createClickSteps("Save") },
    expectedText: "Are you sure you want to create this invoice?",
  }),
  createStateScreen("Create Invoice, options", CREATE.address, {
    ...{ owner: "demo", expectedText: "Mark as sent", steps: createClickSteps("Options") },
  }),
  createStateScreen("Leaving a half-made invoice", CREATE.address, {
    expectedText: "Discard?",
    steps: async (target) => {
      await fillFields(target, { Notes: "By lorry" });
      await clickButton(target, "Back to all invoices");
    },
  }),
  createPageScreen("Create Invoice Test", CREATE_TEST.address, { expectedText: "Add contact" }),
  createButtonScreen(CREATE_TEST, "update", withoutApi),
  createButtonScreen(CREATE_TEST, "save", writeCalls),
  createDraftStoringScreen("new", CREATE.address),
  {
    ...createPostScreen("Create Invoice, its paper drawn", CREATE.address, {
      ...{ formTagText: INVOICE.formTagText, choices: TYPED, postPath: "/draft_paper?draft=new" },
    }),
    ...{ isFile: true, maySucceed: true },
  },
];

const EDITED = { sent: "PENDING REVIEW", late: "ACCEPTED", partPaid: "APPROVED" };
const READ_ONLY = "so it can no longer be changed";

/** The form of a stored invoice. */
export const storedInvoice = [
  createPageScreen("Edit Invoice", EDIT.address, {
    maySucceed: true,
    expectedText: "Edit Invoice",
  }),
  createButtonScreen(EDIT, "update", withoutApi),
  createButtonScreen(EDIT, "save", writeCalls),
  createButtonScreen(EDIT, "send", writeCalls),
  createButtonScreen(EDIT, "delete", writeCalls),
  createButtonScreen(EDIT, "startOver", withoutApi),
  { ...createDraftStoringScreen("edit-{draft}", EDIT.address) },
  ...Object.entries(EDITED).map(([record, expectedText]) =>
    createStateScreen(`Edit Invoice, ${expectedText.toLowerCase()}`, `/edit_invoice/{${record}}`, {
      expectedText,
    }),
  ),
  createStateScreen("Edit Invoice, approved and unpaid", "/edit_invoice/{unpaid}", {
    expectedText: "The contact of an approved invoice cannot be changed.",
  }),
  createStateScreen("A void invoice", "/edit_invoice/{voided}", { expectedText: READ_ONLY }),
  createStateScreen("A paid invoice", "/edit_invoice/{paid}", {
    expectedText: "This invoice is paid and cannot be edited.",
  }),
  createStateScreen("Edit Invoice, options", EDIT.address, {
    ...{ expectedText: "Mark as sent", steps: createClickSteps("Options") },
  }),
  createStateScreen("Delete Invoice?", EDIT.address, {
    ...{
      steps: createOptionSteps("Delete"),
      expectedText: "Are you sure you want to delete this invoice?",
    },
  }),
  createStateScreen("Mark as sent?", EDIT.address, {
    steps: createOptionSteps("Mark as sent"),
    expectedText: "Are you sure you want to mark this invoice as sent?",
  }),
  createStateScreen("Save and send?", EDIT.address, {
    steps: createClickSteps("Save and send"),
    expectedText: "It is saved, and you choose next how it goes.",
  }),
  createPostResultScreen(
    "Two who edit one invoice",
    EDIT.address,
    {
      ...{ ...INVOICE, typed: { memo: "Typed here" }, choices: { intent: "save" } },
      beforeSending: async (visit) =>
        visit.shop.changeInvoiceElsewhere(Number(await visit.ensureRecord("draft")), {
          memo: "Saved there",
        }),
    },
    { expectedText: "This invoice was changed by someone else" },
  ),
  createPageScreen("Preview PDF", "/preview_pdf?invoice={unpaid}", { expectedText: "Open PDF" }),
  createPageScreen("Preview PDF, a version", "/preview_pdf?invoice={versioned}&version=1"),
  createStateScreen("Preview PDF, in two languages", "/preview_pdf?invoice={chinese}"),
  createStateScreen("Preview PDF, of none", "/preview_pdf", {
    expectedText: "Choose an invoice to see its PDF.",
  }),
];
