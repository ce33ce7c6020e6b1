import { found } from "../forms";
import { begun, day, typedDay, WORDS } from "../records";
import { answer, by, file, look, page, post, type More } from "../screen";
import { clicking } from "../steps";

const SEARCH_FAILED = /The search could not be done\./;
const write = { alone: { method: "POST", path: "/sales/invoices" } };
const demo = { as: "demo" } as const;

/** Lists of invoices, payments and credit notes. */
export const invoiceLists = [
  page("Invoices", "/invoices/all", { ...demo, isMain: true }),
  look("Invoices, unpaid", "/invoices/unpaid", demo),
  look("Invoices, draft", "/invoices/draft", demo),
  look("Invoices, late", "/invoices/unpaid?due=overdue", { ...demo, sees: "Only late invoices" }),
  page("Invoices, found", "/invoices/all?q=kopi", { ...demo, words: SEARCH_FAILED }),
  look("Invoices, nothing found", "/invoices/all?q=nothing+at+all", {
    sees: "No result found. Check your spelling and try again.",
  }),
  look("Invoices, a search that failed", "/invoices/all?q=kopi", {
    sees: SEARCH_FAILED,
    fault: { kind: "status", status: 500, path: "/sales" },
  }),
  look("Invoices, adding", "/invoices/all", {
    ...{
      sees: "Create invoice",
      steps: ({ page }) => page.getByLabel("Add", { exact: true }).click(),
    },
  }),
  look("Invoices, the chooser of days and order", "/invoices/all", {
    ...{ ...demo, sees: "Last month" },
    steps: ({ page }) => page.getByText("Period and order").click(),
  }),
  page("Invoices, this month by balance", "/invoices/all?period=month&sort=balance", {
    ...{ ...demo, isMinor: true, sees: /^This month/ },
  }),
  look("Invoices, days that cannot be read", "/invoices/all?from=31%2F02%2F2026", {
    sees: "From: Enter the first day as DD/MM/YYYY.",
  }),
  page("Payments, yesterday", "/payments?period=yesterday", demo),
  look("Payments", "/payments", { ...demo, isMain: true }),
  page("Credit Notes", "/credit_notes", {
    after: (visit) => visit.record("note"),
    sees: "CN-0001",
  }),
  page("Credit Notes, this month", "/credit_notes?period=month", { isPictured: false }),
  page("Credit Notes, found", "/credit_notes?q=cn", {
    ...{ words: SEARCH_FAILED, after: (visit) => visit.record("note"), sees: "CN-0001" },
  }),
  page("Deleted invoices", "/deleted_invoices", {
    ...{ isMain: true, after: (visit) => visit.record("deleted") },
    sees: "Issued invoices stay here when they are deleted",
  }),
  ...by("new", [
    look("Invoices, none", "/invoices/all", { sees: "Let's create your first invoice!" }),
    look("Invoices, none unpaid", "/invoices/unpaid", { sees: "No unpaid invoices!" }),
    look("Invoices, no draft", "/invoices/draft", { sees: "No draft invoices" }),
    look("Payments, none", "/payments", { sees: "No payments yet." }),
    look("Credit Notes, none", "/credit_notes", { sees: "No credit notes yet." }),
  ]),
  file("CSV of invoices", "/csv/invoices?tab=all&period=all"),
  file("CSV of payments", "/csv/payments?period=all", { isMinor: true }),
  file("CSV of credit notes", "/csv/credit_notes?period=all", { isMinor: true }),
];

const SALE = "/cash_sale/confirm?item={item}";

/** The payments of issued invoices, and cash sales. */
export const paidInvoices = [
  page("Invoice", "/invoice/{unpaid}", { isMain: true, sees: "Record payment", mayBeRight: true }),
  page("Invoice, paid in part", "/invoice/{partPaid}", {
    mayBeRight: true,
    sees: /still to pay of/,
  }),
  look("Invoice, paid", "/invoice/{paid}"),
  look("Invoice, of a cash sale", "/invoice/{cashSale}"),
  post(
    "Invoice, a payment undone",
    "/invoice/{partPaid}",
    {
      mark: null,
      press: { key: found(/name="key" value="([^"]+)"/), intent: found(/value="(undo:[^"]+)"/) },
    },
    { alone: { path: "/payments" } },
  ),
  page("Record payment", "/invoice/{partPaid}/payment", { isMain: true, sees: "Deposit to" }),
  post(
    "Record payment, recorded",
    "/invoice/{partPaid}/payment",
    { typed: { reference: WORDS } },
    { alone: { path: "/payments" } },
  ),
  answer("Record payment, refused", "/invoice/{partPaid}/payment", { typed: { amount: "x" } }),
  page("Receipt", "/invoice/{partPaid}/receipt/{payment}", { sees: /received from/ }),
  page("Cash sale", "/cash_sale", { ...demo, mayBeRight: true, sees: "Next" }),
  page("Cash sale, found", "/cash_sale?q=mug", { words: SEARCH_FAILED, mayBeRight: true }),
  page("Cash sale, the question", SALE, { isMain: true, sees: /Take RM/ }),
  post(
    "Cash sale, sold",
    SALE,
    {
      typed: { "lines[0].quantity": "1234.5" },
      // What the page asks about once the quantity is typed.
      press: { exact: "51330.51", inCash: "51330.50", intent: "sell" },
    },
    { alone: { path: "/sales/cash" }, isPictured: true },
  ),
];

const STATES = {
  ...{ draft: "a draft", voided: "a void one", paid: "a paid one", partPaid: "a part-paid one" },
  ...{ credited: "a credited one", deleted: "a deleted one" },
};
/** By the deed, which is its address. */
const FORBIDDEN: Record<string, (keyof typeof STATES)[]> = {
  void: ["draft", "partPaid", "paid", "credited", "voided", "deleted"],
  credit: ["draft", "voided"],
  payment: ["draft", "paid", "credited", "voided"],
  send: ["voided"],
  repeat: ["draft", "voided"],
};

const deleting = (name: string, record: string, more: More = {}) =>
  look(name, `/invoice/{${record}}`, { steps: clicking("Options", "Delete"), ...more });

/** What is kept of issued invoices, and what their states forbid. */
export const keptInvoices = [
  page("Void invoice", "/invoice/{unpaid}/void", {
    isMain: true,
    sees: /This cannot be taken back/,
  }),
  post(
    "Void invoice, voided",
    "/invoice/{unpaid}/void",
    { typed: { reason: WORDS } },
    {
      ...{ ...write, isPictured: true, sees: WORDS },
    },
  ),
  answer("Void invoice, refused", "/invoice/{unpaid}/void", { typed: { reason: "" } }),
  look("Void invoice, a cash sale", "/invoice/{cashSale}/void"),
  page("Versions", "/invoice/{versioned}/versions", { sees: "superseded" }),
  page("A deleted invoice", "/invoice/{deleted}/versions", { sees: "This invoice is deleted." }),
  post(
    "A deleted invoice, restored",
    "/invoice/{deleted}/versions",
    { mark: null, press: { key: found(/name="key" value="([^"]+)"/) } },
    write,
  ),
  deleting("Delete an issued invoice", "unpaid"),
  deleting("Delete a cash sale", "cashSale"),
  deleting("Delete, payments first", "partPaid", { isMain: true }),
  deleting("Delete, credit note first", "credited"),
  post(
    "Invoice, deleted",
    "/invoice/{unpaid}",
    {
      mark: null,
      press: {
        key: found(/id="delete-invoice"[^]*?name="key" value="([^"]+)"/),
        basedOn: found(/id="delete-invoice"[^]*?name="basedOn" value="([^"]+)"/),
        intent: "delete",
      },
    },
    { alone: { method: "DELETE", path: "/sales/invoices" } },
  ),
  ...Object.entries(FORBIDDEN).flatMap(([deed, records]) =>
    records.map((record) =>
      look(`Not now: ${deed} of ${STATES[record]}`, `/invoice/{${record}}/${deed}`, {
        sees: /See the |nothing to send/,
      }),
    ),
  ),
  file("PDF of an invoice", "/files/invoice/{draft}.pdf", { isFile: false, mayBeRight: false }),
  file("PDF of a version", "/files/version/{versioned}_1.pdf", {
    isFile: false,
    mayBeRight: false,
  }),
  file("Page of an invoice", "/files/invoice/{draft}/1.webp?v=x"),
  file("Page of a version", "/files/version/{versioned}_1/1.webp"),
];

const CREDIT = "/invoice/{partPaid}/credit";
const VOID_NOTE = "/credit_note/{note}/void";
const writeNote = { alone: { path: "/credit_notes" } };

export const creditNotes = [
  page("New credit note", CREDIT, { isMain: true, sees: "What is credited" }),
  look("New credit note, of a cash sale", "/invoice/{cashSale}/credit"),
  post(
    "New credit note, saved",
    CREDIT,
    { typed: { reason: WORDS, "lines[0].quantity": "0.25" } },
    { ...writeNote, isPictured: true, sees: "Total credited" },
  ),
  answer(
    "New credit note, refused",
    CREDIT,
    { typed: { reason: "Typed too much", "lines[0].quantity": "3" } },
    { sees: /Only 2 (is|are) left to credit\./ },
  ),
  page("Credit note", "/credit_note/{note}", { isMain: true, sees: "Total credited" }),
  page("Void credit note", VOID_NOTE, { sees: /This cannot be taken back/ }),
  post(
    "Void credit note, voided",
    VOID_NOTE,
    { typed: { reason: WORDS } },
    {
      ...{ ...writeNote, isPictured: true, sees: /Voided on/ },
    },
  ),
  look("Invoice, credited", "/invoice/{credited}", { sees: "Credited" }),
];

const REPEAT = "/invoice/{unpaid}/repeat";
const weekly = (intent: string) => ({
  ...{ typed: { from: typedDay(-18), until: "31/12/2099" }, press: { every: "week", intent } },
});
const WRITE = `/again?repeat={repeat}&date=${day(-18)}`;
const AGAIN = "/again?invoice={unpaid}";
const key = { mark: null, press: { key: "of-the-sweep" } };
const ofRepeat = (press: Record<string, string>) => ({
  ...{ mark: null, press: { key: "of-the-sweep", repeat: "{repeat}", ...press } },
});

/** What is written again, by itself or on its days. */
export const repeats = [
  page("Again", AGAIN),
  page("Again, of a repeat", WRITE),
  post("Same again", AGAIN, key, {
    ...{ alone: { path: "/sales/invoices" }, isPictured: true, isMain: true },
    sees: "Nothing is saved yet.",
  }),
  answer("Same again, with another begun", AGAIN, key, {
    ...{ after: begun(), sees: /^You have begun another new invoice/ },
  }),
  post("Same again, of a repeat", WRITE, key, { isMinor: true }),
  page("Repeat invoice", REPEAT, { isMain: true }),
  post("Repeat invoice, saved", REPEAT, weekly("save"), {
    ...{
      alone: { method: "POST", path: "/repeats" },
      isPictured: true,
      sees: /^Every week, until/,
    },
  }),
  post("Repeat invoice, the dates", REPEAT, weekly("preview"), {
    ...{ isMinor: true, isPictured: true, sees: "The next dates" },
  }),
  page("Repeats", "/repeats", {
    ...{ after: (visit) => visit.record("repeat"), isMain: true, sees: /^Every week/ },
  }),
  post("Repeats, ended", "/repeats", ofRepeat({ intent: "end" }), {
    alone: { method: "DELETE", path: "/repeats" },
  }),
  post("Repeats, skipped", "/repeats", ofRepeat({ intent: "skip", date: day(-18) }), {
    isMinor: true,
  }),
  look("Invoices, with some to write", "/invoices/all", {
    ...{ after: (visit) => visit.record("repeat"), sees: "To write" },
  }),
  ...by("new", [look("Repeats, none", "/repeats", { sees: "Nothing repeats yet." })]),
];
