import { matchInPage } from "../forms";
import { draftWithItems, dayFromToday, typedDayFromToday, SAMPLE_TEXT } from "../records";
import {
  formResult,
  ownedBy,
  fileScreen,
  pageState,
  pageScreen,
  formPost,
  unpicturedScreen,
  type ScreenOptions,
} from "../screen";
import { clickButtons } from "../steps";

const SEARCH_FAILED = /The search could not be done\./;
const writeCalls = { ownCalls: { method: "POST", path: "/sales/invoices" } };
const demo = { owner: "demo" } as const;

/** The lists of invoices, payments and credit notes. */
export const invoiceLists = [
  pageScreen("Invoices", "/invoices/all", { ...demo, isMain: true, usesWidth: true }),
  pageState("Invoices, unpaid", "/invoices/unpaid", demo),
  pageState("Invoices, draft", "/invoices/draft", demo),
  pageState("Invoices, late", "/invoices/unpaid?due=overdue", {
    ...demo,
    expectedText: "Only late invoices",
  }),
  pageScreen("Invoices, found", "/invoices/all?q=kopi", { ...demo, faultText: SEARCH_FAILED }),
  pageState("Invoices, nothing found", "/invoices/all?q=nothing+at+all", {
    expectedText: "No result found. Check your spelling and try again.",
  }),
  pageState("Invoices, a search that failed", "/invoices/all?q=kopi", {
    expectedText: SEARCH_FAILED,
    fault: { kind: "status", status: 500, path: "/sales" },
  }),
  pageState("Invoices, adding", "/invoices/all", {
    ...{
      expectedText: "Create invoice",
      steps: ({ page }) => page.getByLabel("Add", { exact: true }).click(),
    },
  }),
  pageState("Invoices, the chooser of days and order", "/invoices/all", {
    ...{ ...demo, expectedText: "Last month" },
    steps: ({ page }) => page.getByText("Period and order").click(),
  }),
  pageScreen("Invoices, this month by balance", "/invoices/all?period=month&sort=balance", {
    ...{ ...demo, isMinor: true, expectedText: /^This month/ },
  }),
  pageState("Invoices, days that cannot be read", "/invoices/all?from=31%2F02%2F2026", {
    expectedText: "From: Enter the first day as DD/MM/YYYY.",
  }),
  pageScreen("Payments, yesterday", "/payments?period=yesterday", demo),
  pageState("Payments", "/payments", { ...demo, isMain: true }),
  pageScreen("Credit Notes", "/credit_notes", {
    setUp: (visit) => visit.ensureRecord("note"),
    expectedText: "CN-0001",
  }),
  pageScreen("Credit Notes, this month", "/credit_notes?period=month", { isPictured: false }),
  pageScreen("Credit Notes, found", "/credit_notes?q=cn", {
    ...{
      faultText: SEARCH_FAILED,
      setUp: (visit) => visit.ensureRecord("note"),
      expectedText: "CN-0001",
    },
  }),
  pageScreen("Deleted invoices", "/deleted_invoices", {
    ...{ isMain: true, setUp: (visit) => visit.ensureRecord("deleted") },
    expectedText: "Issued invoices stay here when they are deleted",
  }),
  ...ownedBy("new", [
    pageState("Invoices, none", "/invoices/all", {
      expectedText: "Let's create your first invoice!",
    }),
    pageState("Invoices, none unpaid", "/invoices/unpaid", { expectedText: "No unpaid invoices!" }),
    pageState("Invoices, no draft", "/invoices/draft", { expectedText: "No draft invoices" }),
    pageState("Payments, none", "/payments", { expectedText: "No payments yet." }),
    pageState("Credit Notes, none", "/credit_notes", { expectedText: "No credit notes yet." }),
  ]),
  fileScreen("CSV of invoices", "/csv/invoices?tab=all&period=all"),
  fileScreen("CSV of payments", "/csv/payments?period=all", { isMinor: true }),
  fileScreen("CSV of credit notes", "/csv/credit_notes?period=all", { isMinor: true }),
];

const SALE = "/cash_sale/confirm?item={item}";

/** The pages of payments, and of cash sales. */
export const paidInvoices = [
  pageScreen("Invoice", "/invoice/{unpaid}", {
    usesWidth: true,
    isMain: true,
    expectedText: "Record payment",
    maySucceed: true,
  }),
  pageScreen("Invoice, paid in part", "/invoice/{partPaid}", {
    maySucceed: true,
    expectedText: /still to pay of/,
  }),
  pageState("Invoice, paid", "/invoice/{paid}"),
  pageState("Invoice, of a cash sale", "/invoice/{cashSale}"),
  formPost(
    "Invoice, a payment undone",
    "/invoice/{partPaid}",
    {
      formTagText: null,
      choices: {
        key: matchInPage(/name="key" value="([^"]+)"/),
        intent: matchInPage(/value="(undo:[^"]+)"/),
      },
    },
    { ownCalls: { path: "/payments" } },
  ),
  pageScreen("Record payment", "/invoice/{partPaid}/payment", {
    isMain: true,
    expectedText: "Deposit to",
  }),
  formPost(
    "Record payment, recorded",
    "/invoice/{partPaid}/payment",
    { typed: { reference: SAMPLE_TEXT } },
    { ownCalls: { path: "/payments" } },
  ),
  formResult("Record payment, refused", "/invoice/{partPaid}/payment", { typed: { amount: "x" } }),
  pageScreen("Receipt", "/invoice/{partPaid}/receipt/{payment}", { expectedText: /received from/ }),
  pageScreen("Cash sale", "/cash_sale", { ...demo, maySucceed: true, expectedText: "Next" }),
  pageScreen("Cash sale, found", "/cash_sale?q=mug", {
    faultText: SEARCH_FAILED,
    maySucceed: true,
  }),
  pageScreen("Cash sale, the question", SALE, { isMain: true, expectedText: /Take RM/ }),
  formPost(
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
  void: ["draft", "partPaid", "paid", "credited", "voided", "deleted"],
  credit: ["draft", "voided"],
  payment: ["draft", "paid", "credited", "voided"],
  send: ["voided"],
  repeat: ["draft", "voided"],
};

const deleteDialog = (name: string, record: string, options: ScreenOptions = {}) =>
  pageState(name, `/invoice/{${record}}`, { steps: clickButtons("Options", "Delete"), ...options });

/** The versions, voids and deletions of issued invoices, and the refusals of their states. */
export const issuedInvoices = [
  pageScreen("Void invoice", "/invoice/{unpaid}/void", {
    isMain: true,
    expectedText: /This cannot be taken back/,
  }),
  formPost(
    "Void invoice, voided",
    "/invoice/{unpaid}/void",
    { typed: { reason: SAMPLE_TEXT } },
    {
      ...{ ...writeCalls, isPictured: true, expectedText: SAMPLE_TEXT },
    },
  ),
  formResult("Void invoice, refused", "/invoice/{unpaid}/void", { typed: { reason: "" } }),
  pageState("Void invoice, a cash sale", "/invoice/{cashSale}/void"),
  pageScreen("Versions", "/invoice/{versioned}/versions", { expectedText: "superseded" }),
  pageScreen("A deleted invoice", "/invoice/{deleted}/versions", {
    expectedText: "This invoice is deleted.",
  }),
  formPost(
    "A deleted invoice, restored",
    "/invoice/{deleted}/versions",
    { formTagText: null, choices: { key: matchInPage(/name="key" value="([^"]+)"/) } },
    writeCalls,
  ),
  deleteDialog("Delete an issued invoice", "unpaid"),
  deleteDialog("Delete a cash sale", "cashSale"),
  deleteDialog("Delete, payments first", "partPaid", { isMain: true }),
  deleteDialog("Delete, credit note first", "credited"),
  formPost(
    "Invoice, deleted",
    "/invoice/{unpaid}",
    {
      formTagText: null,
      choices: {
        key: matchInPage(/id="delete-invoice"[^]*?name="key" value="([^"]+)"/),
        basedOn: matchInPage(/id="delete-invoice"[^]*?name="basedOn" value="([^"]+)"/),
        intent: "delete",
      },
    },
    { ownCalls: { method: "DELETE", path: "/sales/invoices" } },
  ),
  ...Object.entries(FORBIDDEN_STATES).flatMap(([operation, records]) =>
    records.map((record) =>
      pageState(`Not now: ${operation} of ${STATES[record]}`, `/invoice/{${record}}/${operation}`, {
        expectedText: /See the |nothing to send/,
      }),
    ),
  ),
  unpicturedScreen("PDF of an invoice", "/files/invoice/{draft}.pdf", {
    maySucceed: false,
  }),
  unpicturedScreen("PDF of a version", "/files/version/{versioned}_1.pdf", {
    maySucceed: false,
  }),
  fileScreen("Page of an invoice", "/files/invoice/{draft}/1.webp?v=x"),
  fileScreen("Page of a version", "/files/version/{versioned}_1/1.webp"),
];

const CREDIT = "/invoice/{partPaid}/credit";
const VOID_NOTE = "/credit_note/{note}/void";
const creditNoteCalls = { ownCalls: { path: "/credit_notes" } };

export const creditNotes = [
  pageScreen("New credit note", CREDIT, { isMain: true, expectedText: "What is credited" }),
  pageState("New credit note, of a cash sale", "/invoice/{cashSale}/credit"),
  formPost(
    "New credit note, saved",
    CREDIT,
    { typed: { reason: SAMPLE_TEXT, "lines[0].quantity": "0.25" } },
    { ...creditNoteCalls, isPictured: true, expectedText: "Total credited" },
  ),
  formResult(
    "New credit note, refused",
    CREDIT,
    { typed: { reason: "Typed too much", "lines[0].quantity": "3" } },
    { expectedText: /Only 2 (is|are) left to credit\./ },
  ),
  pageScreen("Credit note", "/credit_note/{note}", {
    isMain: true,
    expectedText: "Total credited",
  }),
  pageScreen("Void credit note", VOID_NOTE, { expectedText: /This cannot be taken back/ }),
  formPost(
    "Void credit note, voided",
    VOID_NOTE,
    { typed: { reason: SAMPLE_TEXT } },
    {
      ...{ ...creditNoteCalls, isPictured: true, expectedText: /Voided on/ },
    },
  ),
  pageState("Invoice, credited", "/invoice/{credited}", { expectedText: "Credited" }),
];

const REPEAT = "/invoice/{unpaid}/repeat";
const weeklyForm = (intent: string) => ({
  ...{
    typed: { from: typedDayFromToday(-18), until: "31/12/2099" },
    choices: { every: "week", intent },
  },
});
const AGAIN_FOR_REPEAT = `/again?repeat={repeat}&date=${dayFromToday(-18)}`;
const AGAIN = "/again?invoice={unpaid}";
const keyForm = { formTagText: null, choices: { key: "of-the-sweep" } };
const repeatForm = (choices: Record<string, string>) => ({
  ...{ formTagText: null, choices: { key: "of-the-sweep", repeat: "{repeat}", ...choices } },
});

/** The pages that create an invoice again, once or on its dates. */
export const repeats = [
  pageScreen("Again", AGAIN),
  pageScreen("Again, of a repeat", AGAIN_FOR_REPEAT),
  formPost("Same again", AGAIN, keyForm, {
    ...{ ownCalls: { path: "/sales/invoices" }, isPictured: true, isMain: true },
    expectedText: "Nothing is saved yet.",
  }),
  formResult("Same again, with another begun", AGAIN, keyForm, {
    ...{ setUp: draftWithItems(), expectedText: /^You have begun another new invoice/ },
  }),
  formPost("Same again, of a repeat", AGAIN_FOR_REPEAT, keyForm, { isMinor: true }),
  pageScreen("Repeat invoice", REPEAT, { isMain: true }),
  formPost("Repeat invoice, saved", REPEAT, weeklyForm("save"), {
    ...{
      ownCalls: { method: "POST", path: "/repeats" },
      isPictured: true,
      expectedText: /^Every week, until/,
    },
  }),
  formPost("Repeat invoice, the dates", REPEAT, weeklyForm("preview"), {
    ...{ isMinor: true, isPictured: true, expectedText: "The next dates" },
  }),
  pageScreen("Repeats", "/repeats", {
    ...{
      setUp: (visit) => visit.ensureRecord("repeat"),
      isMain: true,
      expectedText: /^Every week/,
    },
  }),
  formPost("Repeats, ended", "/repeats", repeatForm({ intent: "end" }), {
    ownCalls: { method: "DELETE", path: "/repeats" },
  }),
  formPost(
    "Repeats, skipped",
    "/repeats",
    repeatForm({ intent: "skip", date: dayFromToday(-18) }),
    {
      isMinor: true,
    },
  ),
  pageState("Invoices, with some to write", "/invoices/all", {
    ...{ setUp: (visit) => visit.ensureRecord("repeat"), expectedText: "To write" },
  }),
  ...ownedBy("new", [
    pageState("Repeats, none", "/repeats", { expectedText: "Nothing repeats yet." }),
  ]),
];
