import { createMatchReader } from "../forms";
import { SAMPLE_TEXT } from "../records";
import {
  createPostResultScreen,
  assignOwner,
  createFileScreen,
  createStateScreen,
  createPageScreen,
  createPostScreen,
  createUnpicturedScreen,
  type ScreenOptions,
} from "../screen";
import { createClickSteps } from "../steps";

const SEARCH_FAILED = /The search could not be done\./;
const writeCalls = { ownCalls: { method: "POST", path: "/sales/invoices" } };
const demo = { owner: "demo" } as const;

/** Returns the form that answers a question about chosen invoices with 'Yes'. */
const answerYes = (intent: "send" | "mail") => ({
  formTagText: null,
  choices: {
    key: createMatchReader(/name="key" value="([^"]+)"/),
    item: createMatchReader(/name="item" value="([^"]+)"/),
    intent,
  },
});

/** The lists of invoices, payments and credit notes. */
export const invoiceLists = [
  createPageScreen("Invoices", "/invoices/all", { ...demo, isMain: true, usesWidth: true }),
  createStateScreen("Invoices, unpaid", "/invoices/unpaid", demo),
  createStateScreen("Invoices, draft", "/invoices/draft", demo),
  createStateScreen("Invoices, late", "/invoices/unpaid?due=overdue", {
    ...demo,
    expectedText: "Only late invoices",
  }),
  createPageScreen("Invoices, found", "/invoices/all?q=kopi", {
    ...demo,
    faultText: SEARCH_FAILED,
  }),
  createStateScreen("Invoices, nothing found", "/invoices/all?q=nothing+at+all", {
    expectedText: "No result found. Check your spelling and try again.",
  }),
  createStateScreen("Invoices, a search that failed", "/invoices/all?q=kopi", {
    expectedText: SEARCH_FAILED,
    fault: { kind: "status", status: 500, path: "/sales" },
  }),
  createStateScreen("Invoices, adding", "/invoices/all", {
    ...{
      expectedText: "Create invoice",
      steps: ({ page, say }) => page.getByLabel(say("Add"), { exact: true }).click(),
    },
  }),
  createStateScreen("Invoices, the chooser of days and order", "/invoices/all", {
    ...{ ...demo, expectedText: "Last month" },
    steps: ({ page, say }) => page.getByText(say("Period and order", true)).click(),
  }),
  // An address with a page is not remembered, so other screens of the list stay as they are.
  createPageScreen(
    "Invoices, this month by balance",
    "/invoices/all?period=month&sort=balance&page=1",
    {
      ...{ ...demo, isMinor: true, expectedText: /^This month/ },
    },
  ),
  createStateScreen("Invoices, days that cannot be read", "/invoices/all?from=31%2F02%2F2026", {
    expectedText: "From: Enter the first day as DD/MM/YYYY.",
  }),
  createPageScreen("Select invoices", "/select_invoices/all", demo),
  createStateScreen("Select invoices, none chosen", "/select_invoices/all?problem=none", {
    ...{ ...demo, expectedText: "Choose at least one invoice." },
  }),
  createPageScreen("Payments, yesterday", "/payments?period=yesterday&page=1", demo),
  createStateScreen("Payments", "/payments", { ...demo, isMain: true }),
  createPageScreen("Credit Notes", "/credit_notes", {
    setUp: (visit) => visit.ensureRecord("note"),
    expectedText: "CN-0001",
  }),
  createPageScreen("Credit Notes, this month", "/credit_notes?period=month&page=1", {
    isPictured: false,
  }),
  createPageScreen("Credit Notes, found", "/credit_notes?q=cn", {
    ...{
      faultText: SEARCH_FAILED,
      setUp: (visit) => visit.ensureRecord("note"),
      expectedText: "CN-0001",
    },
  }),
  createPageScreen("Deleted invoices", "/deleted_invoices", {
    ...{ isMain: true, setUp: (visit) => visit.ensureRecord("deleted") },
    expectedText: "Issued invoices stay here when they are deleted",
  }),
  ...assignOwner("new", [
    createStateScreen("Invoices, none", "/invoices/all", {
      expectedText: "Let's create your first invoice!",
    }),
    createStateScreen("Invoices, none unpaid", "/invoices/unpaid", {
      expectedText: "No unpaid invoices!",
    }),
    createStateScreen("Invoices, no draft", "/invoices/draft", {
      expectedText: "No draft invoices",
    }),
    createStateScreen("Payments, none", "/payments", { expectedText: "No payments yet." }),
    createStateScreen("Credit Notes, none", "/credit_notes", {
      expectedText: "No credit notes yet.",
    }),
  ]),
  createFileScreen("CSV of invoices", "/csv/invoices?tab=all&period=all"),
  createFileScreen("CSV of payments", "/csv/payments?period=all", { isMinor: true }),
  createStateScreen(
    "Select invoices, the question",
    "/select_invoices/draft?ask=send&item={draft}",
    { expectedText: "Mark 1 invoice as sent?" },
  ),
  createPostScreen(
    "Select invoices, marked as sent",
    "/select_invoices/draft?ask=send&item={draft}",
    answerYes("send"),
    { ownCalls: { method: "PUT", path: "/status" } },
  ),
  createStateScreen(
    "Select invoices, the question about emails",
    "/select_invoices/all?ask=mail&item={unpaid}&item={late}&item={draft}&item={voided}",
    { expectedText: "Send 1 email to 1 customer?" },
  ),
  createPostScreen(
    "Select invoices, emailed",
    "/select_invoices/all?ask=mail&item={unpaid}",
    answerYes("mail"),
    { ownCalls: { method: "POST", path: "/sales/mails" } },
  ),
  createFileScreen("PDF of chosen invoices", "/files/invoices.pdf?item={draft}"),
  createFileScreen("CSV of credit notes", "/csv/credit_notes?period=all", { isMinor: true }),
];

const SALE = "/cash_sale/confirm?item={item}";

/** The pages of payments, and of cash sales. */
export const paidInvoices = [
  createPageScreen("Invoice", "/invoice/{unpaid}", {
    usesWidth: true,
    isMain: true,
    expectedText: "Record payment",
    maySucceed: true,
  }),
  createPageScreen("Invoice, paid in part", "/invoice/{partPaid}", {
    maySucceed: true,
    expectedText: /still to pay of/,
  }),
  createStateScreen("Invoice, paid", "/invoice/{paid}"),
  createStateScreen("Invoice, a Chinese paper", "/invoice/{chinese}"),
  createStateScreen("Invoice, of a cash sale", "/invoice/{cashSale}"),
  createPostScreen(
    "Invoice, a payment undone",
    "/invoice/{partPaid}",
    {
      formTagText: null,
      choices: {
        key: createMatchReader(/name="key" value="([^"]+)"/),
        intent: createMatchReader(/value="(undo:[^"]+)"/),
      },
    },
    { ownCalls: { path: "/payments" } },
  ),
  createPageScreen("Record payment", "/invoice/{partPaid}/payment", {
    isMain: true,
    expectedText: "Deposit to",
  }),
  createPostScreen(
    "Record payment, recorded",
    "/invoice/{partPaid}/payment",
    { typed: { reference: SAMPLE_TEXT } },
    { ownCalls: { path: "/payments" } },
  ),
  createPostResultScreen("Record payment, refused", "/invoice/{partPaid}/payment", {
    typed: { amount: "x" },
  }),
  createPageScreen("Receipt", "/invoice/{partPaid}/receipt/{payment}", {
    expectedText: /received from/,
  }),
  createPageScreen("Cash sale", "/cash_sale", { ...demo, maySucceed: true, expectedText: "Next" }),
  createPageScreen("Cash sale, found", "/cash_sale?q=mug", {
    faultText: SEARCH_FAILED,
    maySucceed: true,
  }),
  createPageScreen("Cash sale, the question", SALE, { isMain: true, expectedText: /Take RM/ }),
  createPostScreen(
    "Cash sale, sold",
    SALE,
    {
      typed: { "lines[0].quantity": "1234.5" },
      // The total that the page confirms for the typed quantity.
      choices: { exact: "51330.51", inCash: "51330.50", intent: "sell" },
    },
    { ownCalls: { path: "/sales/cash" }, isPictured: true },
  ),
];

const STATES = {
  ...{ draft: "a draft", voided: "a void one", paid: "a paid one", partPaid: "a part-paid one" },
  ...{ credited: "a credited one", deleted: "a deleted one" },
};
/** The states that forbid an operation, by the last part of the operation's address. */
const FORBIDDEN_STATES: Record<string, (keyof typeof STATES)[]> = {
  void: ["draft", "credited", "voided", "deleted"],
  credit: ["draft", "voided"],
  payment: ["draft", "paid", "credited", "voided"],
  send: ["voided"],
  repeat: ["draft", "voided"],
};

const deleteDialog = (name: string, record: string, options: ScreenOptions = {}) =>
  createStateScreen(name, `/invoice/{${record}}`, {
    steps: createClickSteps("Options", "Delete"),
    ...options,
  });

/** The versions, voids and deletions of issued invoices, and the barriers of their states. */
export const issuedInvoices = [
  createPageScreen("Void invoice", "/invoice/{unpaid}/void", {
    isMain: true,
    expectedText: /This cannot be taken back/,
  }),
  createPostScreen(
    "Void invoice, voided",
    "/invoice/{unpaid}/void",
    { typed: { reason: SAMPLE_TEXT } },
    {
      ...{ ...writeCalls, isPictured: true, expectedText: SAMPLE_TEXT },
    },
  ),
  createPostResultScreen("Void invoice, refused", "/invoice/{unpaid}/void", {
    typed: { reason: "" },
  }),
  createStateScreen("Void invoice, a cash sale", "/invoice/{cashSale}/void"),
  createPageScreen("Versions", "/invoice/{versioned}/versions", { expectedText: "superseded" }),
  createPageScreen("A deleted invoice", "/invoice/{deleted}/versions", {
    expectedText: "This invoice is deleted.",
  }),
  createPostScreen(
    "A deleted invoice, restored",
    "/invoice/{deleted}/versions",
    { formTagText: null, choices: { key: createMatchReader(/name="key" value="([^"]+)"/) } },
    writeCalls,
  ),
  deleteDialog("Delete an issued invoice", "unpaid"),
  deleteDialog("Delete a cash sale", "cashSale"),
  deleteDialog("Delete, credit note first", "credited"),
  createPostScreen(
    "Invoice, deleted",
    "/invoice/{unpaid}",
    {
      formTagText: null,
      choices: {
        key: createMatchReader(/id="delete-invoice"[^]*?name="key" value="([^"]+)"/),
        basedOn: createMatchReader(/id="delete-invoice"[^]*?name="basedOn" value="([^"]+)"/),
        intent: "delete",
      },
    },
    { ownCalls: { method: "DELETE", path: "/sales/invoices" } },
  ),
  ...Object.entries(FORBIDDEN_STATES).flatMap(([operation, records]) =>
    records.map((record) =>
      createStateScreen(
        `Not now: ${operation} of ${STATES[record]}`,
        `/invoice/{${record}}/${operation}`,
        {
          expectedText: /See the |nothing to send/,
        },
      ),
    ),
  ),
  createUnpicturedScreen("PDF of an invoice", "/files/invoice/{draft}.pdf", {
    maySucceed: false,
  }),
  createUnpicturedScreen("PDF of a version", "/files/version/{versioned}_1.pdf", {
    maySucceed: false,
  }),
  createFileScreen("Page of an invoice", "/files/invoice/{draft}/1.webp?v=x"),
  createFileScreen("Page of a version", "/files/version/{versioned}_1/1.webp"),
];

const CREDIT = "/invoice/{partPaid}/credit";
const VOID_NOTE = "/credit_note/{note}/void";
const creditNoteCalls = { ownCalls: { path: "/credit_notes" } };

/** The pages of credit notes. */
export const creditNotes = [
  createPageScreen("New credit note", CREDIT, { isMain: true, expectedText: "What is credited" }),
  createStateScreen("New credit note, of a cash sale", "/invoice/{cashSale}/credit"),
  createPostScreen(
    "New credit note, saved",
    CREDIT,
    { typed: { reason: SAMPLE_TEXT, "lines[0].quantity": "0.25" } },
    { ...creditNoteCalls, isPictured: true, expectedText: "Total credited" },
  ),
  createPostResultScreen(
    "New credit note, refused",
    CREDIT,
    { typed: { reason: "Typed too much", "lines[0].quantity": "3" } },
    { expectedText: /Only 2 (is|are) left to credit\./ },
  ),
  createPageScreen("Credit note", "/credit_note/{note}", {
    isMain: true,
    expectedText: "Total credited",
  }),
  createPageScreen("Void credit note", VOID_NOTE, { expectedText: /This cannot be taken back/ }),
  createPostScreen(
    "Void credit note, voided",
    VOID_NOTE,
    { typed: { reason: SAMPLE_TEXT } },
    {
      ...{ ...creditNoteCalls, isPictured: true, expectedText: /Voided on/ },
    },
  ),
  createStateScreen("Invoice, credited", "/invoice/{credited}", { expectedText: "Credited" }),
];
