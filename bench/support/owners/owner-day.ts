import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { readForm, replaceFields } from "../../../e2e/screens/markup";
import type { Fields } from "../../../e2e/screens/visitor";
import type { OwnerBrowserAnswer, OwnerBrowser } from "./browser";
import { PASSWORD } from "./make-books";
import type { Owner } from "./owners";
import { SEARCHES } from "./shop-books";

/** The kinds of requests, named as in the tables of results. */
export const REQUEST_KINDS = [
  "login page",
  "log in",
  "dashboard",
  "invoice list",
  "search in the list",
  "new invoice",
  "choose customer, items",
  "save the draft",
  "save an invoice",
  "save one with a payment",
  "PDF",
] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** Is called with every answer; `isRight` says whether its status is the expected one. */
export type AnswerListener = (
  kind: RequestKind,
  answer: { milliseconds: number; status: number; isRight: boolean },
) => void;

/**
 * The error of an answer with a wrong status or text, after which the owner's day cannot continue.
 */
export class DayFailedError extends Error {}

const FORM = 'id="invoice"';
const DRAFT = "?draft=new";

/**
 * Works through an owner's day without pauses: logs in, reads lists, creates an invoice by choosing
 * a customer and two items, creates a second invoice with a payment, and opens a PDF. No scripts
 * and styles are loaded.
 */
export async function runOwnerDay(
  browser: OwnerBrowser,
  owner: Owner,
  report: AnswerListener,
): Promise<void> {
  const pages = createPages(browser, report);
  await pages.open("login page", "/login");
  await pages.post("log in", "/login", [
    ["email", owner.email],
    ["password", PASSWORD],
  ]);
  await pages.open("dashboard", "/");
  await pages.open("invoice list", "/invoices/all");
  const searched = SEARCHES[owner.id % SEARCHES.length] ?? "";
  await pages.open("search in the list", `/invoices/all?q=${encodeURIComponent(searched)}`);

  const fields = await fillInvoiceForm(pages);
  await pages.post("save an invoice", "/create_invoice", replaceFields(fields, { intent: "save" }));
  const list = await pages.open("invoice list", "/invoices/all");
  const newest = readFirstMatch(list, /href="\/edit_invoice\/(\d+)/);

  const emptyFormFields = readForm(await pages.open("new invoice", "/create_invoice"), FORM);
  const paid = replaceFields(addPayment(fields, owner), pickIdentityFields(emptyFormFields));
  await pages.post("save one with a payment", "/create_invoice", paid);
  await pages.open("invoice list", "/invoices/all");
  await pages.open("PDF", `/files/invoice/${newest}.pdf`);
}

/**
 * Fills the form of an invoice with a customer and two items, and returns its fields. Saves no
 * invoice.
 */
async function fillInvoiceForm(pages: Pages): Promise<Fields> {
  const emptyFormFields = readForm(await pages.open("new invoice", "/create_invoice"), FORM);
  await pages.post(
    "save the draft",
    "/create_invoice",
    replaceFields(emptyFormFields, { intent: "contact" }),
  );
  const contacts = await pages.open("choose customer, items", `/select_contact/all${DRAFT}`);
  await pages.post("save the draft", `/select_contact/all${DRAFT}`, [
    ["key", randomUUID()],
    ["contactId", readFirstMatch(contacts, /name="contactId" value="([^"]+)/)],
  ]);
  const withCustomer = readForm(await pages.open("new invoice", "/create_invoice"), FORM);
  await pages.post(
    "save the draft",
    "/create_invoice",
    replaceFields(withCustomer, { intent: "item" }),
  );
  const items = await pages.open("choose customer, items", `/select_item${DRAFT}`);
  const boxes = [...items.matchAll(/<input\b[^>]*type="checkbox"[^>]*>/g)].slice(0, 2);
  await pages.post("save the draft", `/select_item${DRAFT}`, [
    ["key", randomUUID()],
    ["add", "1"],
    ...boxes.map(([box]): [string, string] => ["item", readFirstMatch(box, / value="([^"]+)/)]),
  ]);
  return readForm(await pages.open("new invoice", "/create_invoice"), FORM);
}

function addPayment(fields: Fields, { cashTerm, method, account }: Owner): Fields {
  const payment = {
    ...{ storedId: "", isRemoved: "", methodId: String(method), methodName: "Cash" },
    ...{ accountId: String(account), accountName: "Till", amount: "1.00" },
  };
  return replaceFields(fields, {
    ...Object.fromEntries(
      Object.entries(payment).map(([name, value]) => [`payments[0].${name}`, value]),
    ),
    termId: String(cashTerm),
    intent: "save",
  });
}

/**
 * Returns the values of the fields that identify a form; the other fields can be copied to another
 * form.
 */
function pickIdentityFields(fields: Fields): Record<string, string> {
  const names = ["key", "no", "noSuggested", "revision"];
  return Object.fromEntries(fields.filter(([name]) => names.includes(name)));
}

type Pages = ReturnType<typeof createPages>;

/** Returns functions that open pages and post forms, and report every answer. */
function createPages(browser: OwnerBrowser, report: AnswerListener) {
  /**
   * Repeats a request while the server answers 503 with Retry-After; throws for other wrong
   * answers.
   */
  async function requestUntilAccepted(
    kind: RequestKind,
    expectedStatus: number,
    sendRequest: () => Promise<OwnerBrowserAnswer>,
  ): Promise<OwnerBrowserAnswer> {
    for (;;) {
      const answer = await sendRequest();
      report(kind, { ...answer, isRight: answer.status === expectedStatus });
      if (answer.status === expectedStatus) return answer;
      if (answer.status !== 503 || answer.retryAfter === 0)
        throw new DayFailedError(`${kind} answered ${answer.status}: ${await readAlert(answer)}`);
      await sleep(answer.retryAfter * 1_000);
    }
  }
  return {
    async open(kind: RequestKind, path: string): Promise<string> {
      const answer = await requestUntilAccepted(kind, 200, () => browser.get(path));
      // Only the pages that the day reads are decompressed.
      return READ_KINDS.includes(kind) ? answer.text() : "";
    },
    async post(kind: RequestKind, path: string, fields: Fields): Promise<void> {
      await requestUntilAccepted(kind, 302, () => browser.post(path, fields));
    },
  };
}

const READ_KINDS: RequestKind[] = ["invoice list", "new invoice", "choose customer, items"];

async function readAlert(answer: OwnerBrowserAnswer): Promise<string> {
  const text = await answer.text();
  return (/role="alert"[^>]*>([^]{0,400})/.exec(text)?.[1] ?? "").replace(/<[^>]*>/g, " ");
}

function readFirstMatch(html: string, pattern: RegExp): string {
  const [, value] = pattern.exec(html) ?? [];
  if (value === undefined) throw new DayFailedError(`The page does not match ${pattern.source}.`);
  return value;
}
