import { randomUUID } from "node:crypto";
import { formatMoney } from "../../../money/money";
import { companyMoment, companyToday } from "~/lib/company-day.server";
import { readPhone } from "~/lib/phone.server";
import { readMailing } from "~/models/account/confirmation.server";
import { readContact } from "~/models/contacts/record.server";
import { dueInWords } from "~/models/invoices/due.server";
import { readLink, type CustomerLink } from "~/models/invoices/link.server";
import { readMessages } from "~/models/invoices/messages.server";
import { readInvoice, type InvoiceRecord } from "~/models/invoices/record.server";
import { INVOICE_STATUS, isOverdue, isUnpaid } from "~/models/invoices/status";
import { editDraft } from "~/paths";
import { appAddress, isThisDeviceAlone } from "~/server/app-address.server";
import type { Session } from "~/server/session/record.server";
import { extensions, requireExtension } from "~/server/v2/extensions.server";
import { customerPaths } from "../customer/paths";
import { readDraft } from "../draft.server";
import { isAsStored } from "../form/is-as-stored.server";
import { saveQuestions } from "../form/save-questions";
import { invoicePaths } from "../paths";
import { askForLetterhead } from "./first-letterhead.server";
import { proposeMessage } from "./message.server";
import type { MessageForm } from "./schema";
import { showMessages } from "./show-messages.server";
import { readTone } from "./tone";

/**
 * What is handed over of an issued invoice: its link, and the words that go with it. A draft is
 * asked about first.
 */
export async function loadSend(session: Session, request: Request, id: string) {
  await requireExtension("links");
  const invoice = await readInvoice(session, id);
  if (invoice.status === INVOICE_STATUS.draft)
    return { isDraft: true as const, ...(await loadDraft(session, invoice)) };
  const offered = await extensions();
  const canRemind =
    offered.includes("send") &&
    isOverdue({ ...invoice, dueDate: invoice.due_date }, companyToday(session.countryId));
  const tone = canRemind ? readTone(request) : null;
  const hasMails = offered.includes("mails");
  const [link, { entity, language }, sent, { email, mailing }, letterhead] = await Promise.all([
    readLink(session, id),
    readContact(session, invoice.contact_id),
    offered.includes("send") ? readMessages(session, id) : null,
    offered.includes("confirmations") && hasMails ? readMailing(session) : SENT_FOR_ALL,
    askForLetterhead(session, request, id),
  ]);
  const app = appAddress(request);
  const address = link?.token ? new URL(customerPaths.page(link.token), app).href : "";
  const business = session.companies.find((each) => each.id === session.companyId)?.name ?? "";
  const form: MessageForm = {
    key: randomUUID(),
    ...proposeMessage(invoice, { business, address, language, tone }),
    phone: entity.phone_no,
    to: entity.email,
  };
  return {
    isDraft: false as const,
    id,
    companyId: session.companyId,
    form,
    number: readPhone(form.phone, session.countryId),
    no: invoice.no,
    contactName: invoice.contact_name,
    left: leftOf(invoice, companyToday(session.countryId)),
    canRemind,
    tone,
    hasMails,
    mailing: hasMails ? mailing : ("none" as const),
    /** Of who is logged in; blank where nobody asks for it. */
    email,
    letterhead,
    hasLink: link !== null,
    address,
    isThisDeviceAlone: isThisDeviceAlone(app),
    pdf: invoicePaths.pdf("invoice", id),
    opened: openedOf(link, session.countryId),
    ...showMessages(sent, session.countryId),
  };
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

/** Of a server that asks nobody to confirm their email. */
const SENT_FOR_ALL = { email: "", mailing: "open" } as const;

/** What is owed, and by when; blank for nothing. */
function leftOf(invoice: InvoiceRecord, today: string): string {
  if (!isUnpaid(invoice)) return "";
  const { due, dueRelative } = dueInWords({ ...invoice, dueDate: invoice.due_date }, today);
  const left = `${formatMoney(invoice.currency.symbol, invoice.balance)} left`;
  return due ? `${left} · ${due}, ${dueRelative}` : left;
}

function openedOf(link: CustomerLink | null, countryId: string): string {
  if (!link?.first_opened_at) return link ? "Not opened by the customer yet." : "";
  const first = companyMoment(countryId, link.first_opened_at);
  const last = companyMoment(countryId, link.last_opened_at ?? link.first_opened_at);
  return first === last ? `Opened on ${first}.` : `Opened on ${first}, and last on ${last}.`;
}
