import { formatMoney } from "../../../money/money";
import { showDate } from "~/lib/dates";
import type { InvoiceRecord } from "~/models/invoices/record.server";
import { dueDayOf, isUnpaid } from "~/models/invoices/status";
import { messageWordsIn } from "./words";
import type { Tone } from "./words/words";

type Asked = {
  business: string;
  /** The customer's page; blank for none. */
  address: string;
  language: string;
  /** Null for no reminder. */
  tone: Tone | null;
};

/** What is proposed to be written to the customer, in their language. */
export function proposeMessage(
  invoice: InvoiceRecord,
  { business, address, language, tone }: Asked,
): { subject: string; text: string } {
  const words = messageWordsIn(language);
  const facts = {
    contact: invoice.contact_name,
    no: invoice.no,
    business,
    amount: formatMoney(invoice.currency.symbol, invoice.balance),
    due: showDate(dueDayOf({ date: invoice.date, dueDate: invoice.due_date })),
    address,
  };
  if (tone)
    return { subject: words.reminderSubject(facts), text: words.reminder[tone](facts).trim() };
  const text = isUnpaid(invoice) ? words.owed(facts) : words.settled(facts);
  return { subject: words.subject(facts), text: text.trim() };
}
