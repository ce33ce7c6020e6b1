import { toCustomerPagePath } from "../../domain/customer-page-path";
import { formatDate } from "../../domain/calendar/days";
import type { Language } from "../../domain/languages";
import { getMessageWords } from "../../domain/messages";
import { composeReminder } from "../../domain/messages/reminder";
import { formatMoney } from "../../domain/money/money";
import type { LoggedChangeContext } from "../calls/calls";
import type { CompanyBooks } from "../db/company-books";
import { sumByCurrency } from "../messages/sum-by-currency";
import { createLink } from "../invoices/links/link";
import type { ReminderInvoice } from "./due-invoices";
import type { ReminderText } from "./settings";

/** Makes the links in reminders. Without the address of the app, reminders have no links. */
export type ReminderLinks = { secret: () => string; appUrl: string | undefined };

export type ReminderContent = {
  customer: { display_name: string; language: Language };
  late: ReminderInvoice[];
  /** The invoices that are due soon or today. */
  due: ReminderInvoice[];
  texts: ReminderText[];
  today: string;
};

/** Returns the context of a change that no user causes. */
export function createOwnContext(now: Date): LoggedChangeContext {
  return { now, actor: "", logEvent: () => {} };
}

/** The maximum number of invoices that a mail lists. The sums include all. */
const MAX_LISTED = 20;

/** Composes the mail in the customer's language, and creates the missing links of its invoices. */
export async function composeReminderMail(
  books: CompanyBooks,
  { customer, late, due, texts, today }: ReminderContent,
  links: ReminderLinks,
  context: LoggedChangeContext,
): Promise<{ subject: string; text: string }> {
  const { display_name: business } = await books
    .selectFrom("companies")
    .select("display_name")
    .executeTakeFirstOrThrow();
  const toGroup = async (invoices: ReminderInvoice[], maxListed: number) => {
    const listed = [];
    for (const invoice of invoices.slice(0, maxListed))
      listed.push(await toListed(books, invoice, links, context));
    const moreCount = invoices.length - listed.length;
    return { count: invoices.length, sums: sumByCurrency(invoices), invoices: listed, moreCount };
  };
  const lateGroup = await toGroup(late, MAX_LISTED);
  const ownTexts = texts.filter(({ language }) => language === customer.language);
  return composeReminder({
    words: getMessageWords(customer.language),
    contact: customer.display_name,
    business,
    late: lateGroup,
    due: await toGroup(due, MAX_LISTED - lateGroup.invoices.length),
    oldestDue: late[0]?.due_day ?? today,
    today,
    ownTexts: Object.fromEntries(ownTexts.map(({ kind, text }) => [kind, text])),
  });
}

async function toListed(
  books: CompanyBooks,
  { id, no, due_day, balance, symbol }: ReminderInvoice,
  { secret, appUrl }: ReminderLinks,
  context: LoggedChangeContext,
) {
  const link = appUrl === undefined ? null : await createLink(books, id, secret(), context);
  return {
    no,
    due: formatDate(due_day),
    amount: formatMoney(symbol, BigInt(balance)),
    address: link?.token ? new URL(toCustomerPagePath(link.token), appUrl).href : "",
  };
}
