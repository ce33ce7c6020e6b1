import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { readForm, withFields } from "../../../e2e/screens/markup";
import type { Fields } from "../../../e2e/screens/visitor";
import type { BrowserAnswer, Browser } from "./browser";
import { PASSWORD } from "./make-books";
import type { Owner } from "./owners";
import { SEARCHES } from "./shop-books";

/** What is asked for, as the tables name it. */
export const REQUEST_KINDS = [
  "login page",
  "log in",
  "dashboard",
  "invoice list",
  "search in the list",
  "new invoice",
  "choose customer, items",
  "keep what is typed",
  "save an invoice",
  "save one with a payment",
  "PDF",
] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** Told of every answer, also of one that is not right. */
export type ReportAnswer = (
  kind: RequestKind,
  answer: { milliseconds: number; status: number; isRight: boolean },
) => void;

/** A day that could not go on. */
export class DayFailedError extends Error {}

const FORM = 'id="invoice"';
const DRAFT = "?draft=new";

/**
 * From the login to the PDF: the books are looked at, an invoice is written by choosing a customer
 * and two items, and another one for the same that is paid at once. Pages only; nobody pauses.
 */
export async function runOwnerDay(
  browser: Browser,
  owner: Owner,
  tell: ReportAnswer,
): Promise<void> {
  const ask = createPages(browser, tell);
  await ask.page("login page", "/login");
  await ask.post("log in", "/login", [
    ["email", owner.email],
    ["password", PASSWORD],
  ]);
  await ask.page("dashboard", "/");
  await ask.page("invoice list", "/invoices/all");
  const searched = SEARCHES[owner.id % SEARCHES.length] ?? "";
  await ask.page("search in the list", `/invoices/all?q=${encodeURIComponent(searched)}`);

  const written = await fillInvoiceForm(ask);
  await ask.post("save an invoice", "/create_invoice", withFields(written, { intent: "save" }));
  const list = await ask.page("invoice list", "/invoices/all");
  const newest = firstMatch(list, /href="\/edit_invoice\/(\d+)/);

  const blank = readForm(await ask.page("new invoice", "/create_invoice"), FORM);
  const paid = withFields(addPayment(written, owner), identityFields(blank));
  await ask.post("save one with a payment", "/create_invoice", paid);
  await ask.page("invoice list", "/invoices/all");
  await ask.page("PDF", `/files/invoice/${newest}.pdf`);
}

/** The form of an invoice with a customer and two items, not saved yet. */
async function fillInvoiceForm(ask: Pages): Promise<Fields> {
  const blank = readForm(await ask.page("new invoice", "/create_invoice"), FORM);
  await ask.post("keep what is typed", "/create_invoice", withFields(blank, { intent: "contact" }));
  const contacts = await ask.page("choose customer, items", `/select_contact/all${DRAFT}`);
  await ask.post("keep what is typed", `/select_contact/all${DRAFT}`, [
    ["key", randomUUID()],
    ["contactId", firstMatch(contacts, /name="contactId" value="([^"]+)/)],
  ]);
  const begun = readForm(await ask.page("new invoice", "/create_invoice"), FORM);
  await ask.post("keep what is typed", "/create_invoice", withFields(begun, { intent: "item" }));
  const items = await ask.page("choose customer, items", `/select_item${DRAFT}`);
  const boxes = [...items.matchAll(/<input\b[^>]*type="checkbox"[^>]*>/g)].slice(0, 2);
  await ask.post("keep what is typed", `/select_item${DRAFT}`, [
    ["key", randomUUID()],
    ["add", "1"],
    ...boxes.map(([box]): [string, string] => ["item", firstMatch(box, / value="([^"]+)/)]),
  ]);
  return readForm(await ask.page("new invoice", "/create_invoice"), FORM);
}

function addPayment(written: Fields, { cashTerm, method, account }: Owner): Fields {
  const payment = {
    ...{ storedId: "", isRemoved: "", methodId: String(method), methodName: "Cash" },
    ...{ accountId: String(account), accountName: "Till", amount: "1.00" },
  };
  return withFields(written, {
    ...Object.fromEntries(
      Object.entries(payment).map(([name, value]) => [`payments[0].${name}`, value]),
    ),
    termId: String(cashTerm),
    intent: "save",
  });
}

/** What a form has of its own; all else may be as in another one. */
function identityFields(fields: Fields): Record<string, string> {
  const own = ["key", "no", "noSuggested", "revision"];
  return Object.fromEntries(fields.filter(([name]) => own.includes(name)));
}

type Pages = ReturnType<typeof createPages>;

function createPages(browser: Browser, tell: ReportAnswer) {
  /** Whoever is told to come back later does. */
  async function insist(
    kind: RequestKind,
    right: number,
    ask: () => Promise<BrowserAnswer>,
  ): Promise<BrowserAnswer> {
    for (;;) {
      const answer = await ask();
      tell(kind, { ...answer, isRight: answer.status === right });
      if (answer.status === right) return answer;
      if (answer.status !== 503 || answer.retryAfter === 0)
        throw new DayFailedError(`${kind} answered ${answer.status}: ${await readAlert(answer)}`);
      await sleep(answer.retryAfter * 1_000);
    }
  }
  return {
    async page(kind: RequestKind, path: string): Promise<string> {
      const answer = await insist(kind, 200, () => browser.get(path));
      // Only what is read is unpacked.
      return READ_KINDS.includes(kind) ? answer.text() : "";
    },
    async post(kind: RequestKind, path: string, fields: Fields): Promise<void> {
      await insist(kind, 302, () => browser.post(path, fields));
    },
  };
}

const READ_KINDS: RequestKind[] = ["invoice list", "new invoice", "choose customer, items"];

async function readAlert(answer: BrowserAnswer): Promise<string> {
  const text = await answer.text();
  return (/role="alert"[^>]*>([^]{0,400})/.exec(text)?.[1] ?? "").replace(/<[^>]*>/g, " ");
}

function firstMatch(html: string, pattern: RegExp): string {
  const [, found] = pattern.exec(html) ?? [];
  if (found === undefined) throw new DayFailedError(`Nothing in the page is as ${pattern.source}.`);
  return found;
}
