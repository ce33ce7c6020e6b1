import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { readForm, withFields } from "../../../e2e/screens/markup";
import type { Fields } from "../../../e2e/screens/visitor";
import type { Answer, Browser } from "./browser";
import { PASSWORD } from "./make-books";
import type { Owner } from "./owners";
import { SEARCHES } from "./shop-books";

/** What is asked for, as the tables name it. */
export const KINDS = [
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
export type Kind = (typeof KINDS)[number];

/** Told of every answer, also of one that is not right. */
export type Tell = (kind: Kind, answer: { took: number; status: number; isRight: boolean }) => void;

/** A day that could not go on. */
export class DayFailed extends Error {}

const FORM = 'id="invoice"';
const DRAFT = "?draft=new";

/**
 * From the login to the PDF: the books are looked at, an invoice is written by choosing a customer
 * and two items, and another one for the same that is paid at once. Pages only; nobody pauses.
 */
export async function workADay(browser: Browser, owner: Owner, tell: Tell): Promise<void> {
  const ask = asker(browser, tell);
  await ask.page("login page", "/login");
  await ask.post("log in", "/login", [
    ["email", owner.email],
    ["password", PASSWORD],
  ]);
  await ask.page("dashboard", "/");
  await ask.page("invoice list", "/invoices/all");
  const searched = SEARCHES[owner.id % SEARCHES.length] ?? "";
  await ask.page("search in the list", `/invoices/all?q=${encodeURIComponent(searched)}`);

  const written = await writeInvoice(ask);
  await ask.post("save an invoice", "/create_invoice", withFields(written, { intent: "save" }));
  const list = await ask.page("invoice list", "/invoices/all");
  const newest = first(list, /href="\/edit_invoice\/(\d+)/);

  const blank = readForm(await ask.page("new invoice", "/create_invoice"), FORM);
  const paid = withFields(withPayment(written, owner), numbersOf(blank));
  await ask.post("save one with a payment", "/create_invoice", paid);
  await ask.page("invoice list", "/invoices/all");
  await ask.page("PDF", `/files/invoice/${newest}.pdf`);
}

/** The form of an invoice with a customer and two items, not saved yet. */
async function writeInvoice(ask: Asker): Promise<Fields> {
  const blank = readForm(await ask.page("new invoice", "/create_invoice"), FORM);
  await ask.post("keep what is typed", "/create_invoice", withFields(blank, { intent: "contact" }));
  const contacts = await ask.page("choose customer, items", `/select_contact/all${DRAFT}`);
  await ask.post("keep what is typed", `/select_contact/all${DRAFT}`, [
    ["key", randomUUID()],
    ["contactId", first(contacts, /name="contactId" value="([^"]+)/)],
  ]);
  const begun = readForm(await ask.page("new invoice", "/create_invoice"), FORM);
  await ask.post("keep what is typed", "/create_invoice", withFields(begun, { intent: "item" }));
  const items = await ask.page("choose customer, items", `/select_item${DRAFT}`);
  const boxes = [...items.matchAll(/<input\b[^>]*type="checkbox"[^>]*>/g)].slice(0, 2);
  await ask.post("keep what is typed", `/select_item${DRAFT}`, [
    ["key", randomUUID()],
    ["add", "1"],
    ...boxes.map(([box]): [string, string] => ["item", first(box, / value="([^"]+)/)]),
  ]);
  return readForm(await ask.page("new invoice", "/create_invoice"), FORM);
}

function withPayment(written: Fields, { cashTerm, method, account }: Owner): Fields {
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
function numbersOf(fields: Fields): Record<string, string> {
  const own = ["key", "no", "noSuggested", "revision"];
  return Object.fromEntries(fields.filter(([name]) => own.includes(name)));
}

type Asker = ReturnType<typeof asker>;

function asker(browser: Browser, tell: Tell) {
  /** Whoever is told to come back later does. */
  async function insist(kind: Kind, right: number, ask: () => Promise<Answer>): Promise<Answer> {
    for (;;) {
      const answer = await ask();
      tell(kind, { ...answer, isRight: answer.status === right });
      if (answer.status === right) return answer;
      if (answer.status !== 503 || answer.retryAfter === 0)
        throw new DayFailed(`${kind} answered ${answer.status}: ${await reasonOf(answer)}`);
      await sleep(answer.retryAfter * 1_000);
    }
  }
  return {
    async page(kind: Kind, path: string): Promise<string> {
      const answer = await insist(kind, 200, () => browser.get(path));
      // Only what is read is unpacked.
      return READ.includes(kind) ? answer.text() : "";
    },
    async post(kind: Kind, path: string, fields: Fields): Promise<void> {
      await insist(kind, 302, () => browser.post(path, fields));
    },
  };
}

const READ: Kind[] = ["invoice list", "new invoice", "choose customer, items"];

async function reasonOf(answer: Answer): Promise<string> {
  const text = await answer.text();
  return (/role="alert"[^>]*>([^]{0,400})/.exec(text)?.[1] ?? "").replace(/<[^>]*>/g, " ");
}

function first(html: string, pattern: RegExp): string {
  const [, found] = pattern.exec(html) ?? [];
  if (found === undefined) throw new DayFailed(`Nothing in the page is as ${pattern.source}.`);
  return found;
}
