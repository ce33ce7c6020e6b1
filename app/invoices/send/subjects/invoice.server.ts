import { randomUUID } from "node:crypto";
import { formatMoney } from "../../../../domain/money/money";
import { withQuery } from "~/lib/address";
import { companyToday } from "~/lib/company-day.server";
import { showDate } from "../../../../domain/calendar/days";
import { dueInWords } from "~/models/invoices/due.server";
import { allows, whyNot } from "~/models/invoices/operations.server";
import { readLink } from "~/models/invoices/link.server";
import type { InvoiceRecord } from "~/models/invoices/record.server";
import { dueDayOf, isUnpaid } from "../../../../domain/invoices/status";
import { editDraft, paths } from "~/paths";
import type { Session } from "~/server/session/session-storage.server";
import { extensions, requireExtension } from "~/server/v2/extensions.server";
import { readDraft } from "../../draft.server";
import { isAsStored } from "../../form/is-as-stored.server";
import { saveQuestions } from "../../form/save-questions";
import { invoicePaths } from "../../paths";
import { readOrShowDeleted } from "../../read-or-show-deleted.server";
import { askForLetterhead } from "../first-letterhead.server";
import { loadMessage, type Choice } from "../load-message.server";
import type { Sending } from "../sending";
import { readTone, REMINDER, TONES } from "../tone";
import { toneChoice } from "../tone-choice";
import type { Tone } from "../words/words";

export function invoiceSending(invoiceId: string): Sending {
  return {
    of: { kind: "invoice", invoiceId },
    here: invoicePaths.send(invoiceId),
    back: paths.invoice(invoiceId),
    toldBy: "Its history",
  };
}

/**
 * What is handed over of an issued invoice: its link, and the words that go with it. A draft is
 * asked about first.
 */
export async function loadSend(session: Session, request: Request, id: string) {
  await requireExtension("links");
  const invoice = await readOrShowDeleted(session, id);
  if (allows(invoice, "mark_sent"))
    return { isDraft: true as const, ...(await loadDraft(session, invoice)) };
  const today = companyToday(session.countryId);
  const due = { ...invoice, dueDate: invoice.due_date };
  const canRemind = (await extensions()).includes("send") && allows(invoice, "remind");
  const tone = canRemind ? readTone(request) : null;
  const facts = {
    contact: invoice.contact_name,
    no: invoice.no,
    amount: formatMoney(invoice.currency.symbol, invoice.balance),
    due: showDate(dueDayOf(due)),
  };
  return loadMessage(session, request, {
    letterhead: await askForLetterhead(session, request, id),
    sending: invoiceSending(id),
    contactId: invoice.contact_id,
    contactName: invoice.contact_name,
    about: [invoice.no, leftOf(invoice, today)],
    pdf: { href: invoicePaths.pdf("invoice", id), name: invoice.no },
    link: await readLink(session, id),
    links: "The link",
    tone,
    choices: canRemind ? choicesOf(id, tone) : [],
    late: null,
    canRemind,
    closed: whyNot(invoice, "send"),
    propose: ({ words, ...rest }) => {
      const all = { ...facts, ...rest };
      if (tone) return { subject: words.reminderSubject(all), text: words.reminder[tone](all) };
      const text = isUnpaid(invoice) ? words.owed(all) : words.settled(all);
      return { subject: words.subject(all), text };
    },
  });
}

/** `hasChanges`: its form holds some that are not saved. */
async function loadDraft(session: Session, invoice: InvoiceRecord) {
  const kept = await readDraft(session, editDraft(invoice.id));
  return {
    id: invoice.id,
    companyId: session.companyId,
    key: randomUUID(),
    contactName: invoice.contact_name,
    what: `${invoice.no} · ${formatMoney(invoice.currency.symbol, invoice.amount)}`,
    question: saveQuestions(true).send,
    hasChanges: kept !== null && !isAsStored(kept.form, invoice),
  };
}

/** What is owed, and by when; blank for nothing. */
function leftOf(invoice: InvoiceRecord, today: string): string {
  if (!isUnpaid(invoice)) return "";
  const { due, dueRelative } = dueInWords({ ...invoice, dueDate: invoice.due_date }, today);
  const left = `${formatMoney(invoice.currency.symbol, invoice.balance)} left`;
  return due ? `${left} · ${due}, ${dueRelative}` : left;
}

/** Of an overdue invoice: the invoice itself, or a reminder of it, and how it sounds. */
function choicesOf(id: string, tone: Tone | null): Choice[] {
  const here = invoicePaths.send(id);
  const at = (asked: string) => withQuery(here, { [REMINDER]: asked });
  const what: Choice = {
    name: "What is sent",
    links: [
      { name: "Invoice", to: here, isHere: tone === null },
      { name: "Reminder", to: at(TONES[0].id), isHere: tone !== null },
    ],
  };
  return tone ? [what, toneChoice(at, tone)] : [what];
}
