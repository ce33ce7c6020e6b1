import { randomUUID } from "node:crypto";
import { formatMoney } from "../../../../domain/money/money";
import { withQuery } from "~/lib/address";
import { getCompanyToday } from "~/lib/company-day.server";
import { formatDate } from "../../../../domain/calendar/days";
import { describeDueDate } from "~/models/invoices/due.server";
import { allowsOperation, describeRefusal } from "~/models/invoices/operations.server";
import { findLink } from "~/models/invoices/link.server";
import type { InvoiceRecord } from "~/models/invoices/record.server";
import { getEffectiveDueDate, isUnpaid } from "../../../../domain/invoices/status";
import { toEditDraftName, paths } from "~/paths";
import type { Session } from "~/server/session/session-storage.server";
import { listExtensions, requireExtension } from "~/server/v2/extensions.server";
import { findDraft } from "~/invoices/draft.server";
import { isUnchanged } from "~/invoices/form/save/compare.server";
import { createSaveQuestions } from "~/invoices/form/sections/save-questions";
import { invoicePaths } from "~/invoices/paths";
import { requireUndeletedInvoice } from "~/invoices/undeleted-invoice.server";
import { loadFirstLetterhead } from "../first-letterhead.server";
import { loadMessage, type LinkGroup, type SendContext } from "../load-message.server";
import { parseTone, REMINDER_PARAM, TONES, createToneLinks } from "../tone";
import type { Tone } from "../../../../domain/messages/words";
import { fill } from "../../../../domain/words/message";
import { sendingWords as words } from "../../../../domain/words/sending";

export function toInvoiceSendContext(invoiceId: string): SendContext {
  return {
    messageSubject: { kind: "invoice", invoiceId },
    pageUrl: invoicePaths.send(invoiceId),
    backUrl: paths.invoice(invoiceId),
    deliveryShownBy: "history",
  };
}

/**
 * Returns the data of the page that sends an issued invoice, or of the question that comes first
 * for a draft invoice.
 */
export async function loadInvoiceSend(session: Session, request: Request, id: string) {
  await requireExtension("links");
  const invoice = await requireUndeletedInvoice(session, id);
  if (allowsOperation(invoice, "mark_sent"))
    return { isDraft: true as const, ...(await loadDraftQuestion(session, invoice)) };
  const today = getCompanyToday(session.countryId);
  const dated = { ...invoice, dueDate: invoice.due_date };
  const canRemind = (await listExtensions()).includes("send") && allowsOperation(invoice, "remind");
  const tone = canRemind ? parseTone(request) : null;
  const facts = {
    contact: invoice.contact_name,
    no: invoice.no,
    amount: formatMoney(invoice.currency.symbol, invoice.balance),
    due: formatDate(getEffectiveDueDate(dated)),
  };
  return loadMessage(session, request, {
    letterhead: await loadFirstLetterhead(session, request, id),
    context: toInvoiceSendContext(id),
    contactId: invoice.contact_id,
    contactName: invoice.contact_name,
    about: [invoice.no, formatBalance(invoice, today)],
    pdf: { href: invoicePaths.pdf("invoice", id), name: invoice.no },
    link: await findLink(session, id),
    linkSubject: "link",
    tone,
    choices: canRemind ? createLinkGroups(id, tone) : [],
    late: null,
    canRemind,
    barrier: describeRefusal(invoice, "send"),
    propose: ({ messageWords, ...commonFacts }) => {
      const messageFacts = { ...facts, ...commonFacts };
      if (tone)
        return {
          subject: messageWords.reminderSubject(messageFacts),
          text: messageWords.reminder[tone](messageFacts),
        };
      const text = isUnpaid(invoice)
        ? messageWords.owed(messageFacts)
        : messageWords.nothingOwed(messageFacts);
      return { subject: messageWords.subject(messageFacts), text };
    },
  });
}

/**
 * Returns the data of the question before a draft invoice is marked as sent. `hasChanges` is true
 * when the form of the invoice has unsaved changes.
 */
async function loadDraftQuestion(session: Session, invoice: InvoiceRecord) {
  const draft = await findDraft(session, toEditDraftName(invoice.id));
  return {
    id: invoice.id,
    companyId: session.companyId,
    key: randomUUID(),
    contactName: invoice.contact_name,
    what: `${invoice.no} · ${formatMoney(invoice.currency.symbol, invoice.amount)}`,
    question: createSaveQuestions(true).send,
    hasChanges: draft !== null && !isUnchanged(draft.form, invoice),
  };
}

/** Returns the balance and its due date; empty when nothing is owed. */
function formatBalance(invoice: InvoiceRecord, today: string): string {
  if (!isUnpaid(invoice)) return "";
  const { due, dueRelative } = describeDueDate({ ...invoice, dueDate: invoice.due_date }, today);
  const amount = formatMoney(invoice.currency.symbol, invoice.balance);
  return due
    ? fill(words.leftUntil, { amount, due, relative: dueRelative })
    : fill(words.left, { amount });
}

/**
 * Returns the links with which the user chooses what is sent: the invoice or a reminder and, for a
 * reminder, the tone.
 */
function createLinkGroups(id: string, tone: Tone | null): LinkGroup[] {
  const here = invoicePaths.send(id);
  const toAddress = (tone: string) => withQuery(here, { [REMINDER_PARAM]: tone });
  const kindLinks: LinkGroup = {
    name: words.whatIsSent,
    links: [
      { name: words.invoiceChoice, to: here, isCurrent: tone === null },
      { name: words.reminderChoice, to: toAddress(TONES[0]), isCurrent: tone !== null },
    ],
  };
  return tone ? [kindLinks, createToneLinks(toAddress, tone)] : [kindLinks];
}
