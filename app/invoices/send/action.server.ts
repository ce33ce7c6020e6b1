import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import { submitShortForm, answerWithShortForm, type FormErrors } from "~/forms/short-form.server";
import { checkFields } from "~/forms/validate.server";
import { readFieldText } from "~/lib/field-text";
import { parsePhone } from "~/lib/phone.server";
import { sendConfirmationLink } from "~/models/account/confirmation.server";
import { readCreditNote } from "~/models/credit-notes/record.server";
import { allowsOperation } from "~/models/invoices/operations.server";
import { createLink, findLink, revokeLink } from "~/models/invoices/link.server";
import {
  recordReminder,
  sendMail,
  sendMailAgain,
  type MessageSubject,
  type SentMessage,
} from "~/models/messages.server";
import { createOverdueLinks, readOverdueInvoices } from "~/models/owed/late.server";
import { readInvoice } from "~/models/invoices/record.server";
import { markInvoiceSent } from "~/models/invoices/write.server";
import type { Session } from "~/server/session/session-storage.server";
import { toAppUrl } from "~/server/settings/app-address.server";
import { createNotFoundPage } from "~/server/request/error-page.server";
import { redirectWithSuccess } from "~/server/session/toast.server";
import { requireExtension } from "~/server/v2/extensions.server";
import {
  MAKE_LINK,
  MAKE_LINKS,
  MARK_SENT,
  NEW_LINK,
  RECORD_REMINDER,
  REVOKE,
  SEND_AGAIN,
  SEND_CONFIRMATION,
  SEND_MAIL,
} from "./intent";
import { isAsProposed, mailFields, messageForm, reminderWay, type MessageForm } from "./schema";
import { toastWords } from "../../../domain/words/toasts";
import { toCustomerPageUrl, type SendContext } from "./load-message.server";
import { parseTone } from "./tone";
import { fill } from "../../../domain/words/message";
import { sendingWords } from "../../../domain/words/sending";

type SendPost = { request: Request; context: SendContext; posted: FormData };
type TypedPost = SendPost & { form: MessageForm };

/**
 * Handles the buttons of a page "Send": marks a draft invoice as sent, sends the message, creates
 * or revokes links, records a reminder, or mails the user a confirmation link. When the form has
 * errors, and after a fault, answers with the typed form.
 */
export function submitSend(session: Session, { request, context, posted }: SendPost) {
  return submitShortForm(
    session,
    { request, posted },
    {
      extension: context.messageSubject.kind === "invoice" ? "links" : "send_papers",
      schema: messageForm,
      submit: (form) => runIntent(session, { request, context, posted, form }),
      extras: (form) => toFormExtras(session, form),
    },
  );
}

async function runIntent(session: Session, typed: TypedPost) {
  const { posted, form } = typed;
  const messageId = readFieldText(posted, SEND_AGAIN);
  if (messageId) return sendMessageAgain(session, typed, messageId);
  switch (readFieldText(posted, "intent")) {
    case MARK_SENT:
      return markAsSent(session, typed);
    case MAKE_LINK:
      return makeCustomerLink(session, typed);
    case NEW_LINK:
      return makeCustomerLink(session, typed, { replaces: true });
    case REVOKE:
      return revokeCustomerLink(session, typed);
    case MAKE_LINKS:
      return makeLinksOfLateInvoices(session, typed);
    case SEND_CONFIRMATION:
      return sendEmailConfirmation(session, form);
    case SEND_MAIL:
      return sendMessageByMail(session, typed);
    case RECORD_REMINDER:
      return recordSentReminder(session, typed);
    default:
      return answerForm(session, form);
  }
}

async function markAsSent(session: Session, typed: TypedPost) {
  const { key } = typed.form;
  const id = await requireLinkedInvoiceId(session, typed.context.messageSubject);
  try {
    await markInvoiceSent(session, id, `${key}-sent`);
  } catch (error) {
    // The fault is ignored when another tab has already marked the invoice as sent.
    if (allowsOperation(await readInvoice(session, id), "mark_sent")) throw error;
  }
  await createLink(session, id, `${key}-make`);
  return redirectWithSuccess(getPageAddress(typed), () => toastWords.markedSent);
}

async function makeCustomerLink(session: Session, typed: TypedPost, { replaces = false } = {}) {
  const { key } = typed.form;
  const id = await requireLinkedInvoiceId(session, typed.context.messageSubject);
  const oldLink = replaces ? await findLink(session, id) : null;
  if (replaces) await revokeLink(session, id, `${key}-revoke`);
  await createLink(session, id, `${key}-make`);
  const newLink = await findLink(session, id);
  return answerWithNewLinks(session, typed, {
    oldToken: oldLink?.token,
    newTokens: [newLink?.token],
  });
}

async function revokeCustomerLink(session: Session, typed: TypedPost) {
  const id = await requireLinkedInvoiceId(session, typed.context.messageSubject);
  await revokeLink(session, id, `${typed.form.key}-revoke`);
  return redirectWithSuccess(getPageAddress(typed), () => toastWords.linkRevoked);
}

async function makeLinksOfLateInvoices(session: Session, typed: TypedPost) {
  const { messageSubject: subject } = typed.context;
  if (subject.kind !== "reminder") throw createNotFoundPage();
  await createOverdueLinks(session, subject.contactId, `${typed.form.key}-links`);
  const { invoices } = await readOverdueInvoices(session, subject.contactId);
  return answerWithNewLinks(session, typed, { newTokens: invoices.map(({ link }) => link?.token) });
}

type LinkTokens = {
  oldToken?: string | null | undefined;
  newTokens: (string | null | undefined)[];
};

/**
 * Answers with the form after new links were created. The page replaces an unchanged proposal by a
 * new one with the links. In a message that the user has edited, the new link replaces the old one,
 * or the new links are appended.
 */
function answerWithNewLinks(
  session: Session,
  typed: TypedPost,
  { oldToken, newTokens }: LinkTokens,
) {
  const { request, posted, form } = typed;
  // The post of a page without a message form has no text.
  if (!posted.has("text")) return redirect(getPageAddress(typed));
  const appUrl = toAppUrl(request);
  const addresses = newTokens.flatMap((token) => (token ? toCustomerPageUrl(token, appUrl) : []));
  // The form gets a new idempotency key, because the next press is another operation.
  const nextForm = { ...form, key: randomUUID() };
  if (isAsProposed(form)) return answerForm(session, nextForm);
  const [newest = ""] = addresses;
  const text = oldToken
    ? form.text.replaceAll(toCustomerPageUrl(oldToken, appUrl), newest)
    : form.text;
  const missing = addresses.filter((address) => !text.includes(address));
  return answerForm(session, { ...nextForm, text: [text, ...missing].join("\n") });
}

/**
 * Returns the id of the invoice whose link the message contains. Throws a 404 page when the message
 * has no link of one invoice.
 */
async function requireLinkedInvoiceId(session: Session, subject: MessageSubject): Promise<string> {
  if (subject.kind === "invoice" || subject.kind === "receipt") return subject.invoiceId;
  const id =
    subject.kind === "credit_note"
      ? (await readCreditNote(session, subject.noteId)).invoice_id
      : "";
  if (!id) throw createNotFoundPage();
  return id;
}

async function sendMessageByMail(session: Session, typed: TypedPost) {
  const { request, context, form } = typed;
  await requireExtension("mails");
  const errors = checkFields(mailFields, form);
  if (errors) return answerForm(session, form, { errors }, { status: 422 });
  const { to, subject, text } = mailFields.parse(form);
  const mail = { to, subject, text, isReminder: parseTone(request) !== null };
  const sent = await sendMail(session, context.messageSubject, mail, `${form.key}-mail`);
  return redirectAfterMail(typed, sent);
}

/**
 * Mails the user a link that confirms the user's own email address, and answers with the typed
 * form.
 */
async function sendEmailConfirmation(session: Session, form: MessageForm) {
  await requireExtension("confirmations");
  await sendConfirmationLink(session.credentials);
  return answerForm(session, form, { isConfirmationSent: true });
}

async function sendMessageAgain(session: Session, typed: TypedPost, messageId: string) {
  await requireExtension("mails");
  const { context, form } = typed;
  const key = `${form.key}-again-${messageId}`;
  return redirectAfterMail(
    typed,
    await sendMailAgain(session, context.messageSubject, messageId, key),
  );
}

function redirectAfterMail({ context }: TypedPost, { to }: SentMessage) {
  return redirectWithSuccess(context.backUrl, () =>
    fill(sendingWords.mailQueued[context.deliveryShownBy], { to }),
  );
}

async function recordSentReminder(session: Session, typed: TypedPost) {
  const { context, posted, form } = typed;
  await requireExtension("send");
  const way = reminderWay.parse(readFieldText(posted, "way"));
  await recordReminder(session, context.messageSubject, way, `${form.key}-${way}`);
  // The script posts `stay` when it opens the phone's message app, and the page must not change
  // then.
  if (readFieldText(posted, "stay")) return answerForm(session, form);
  return redirectWithSuccess(getPageAddress(typed), () => toastWords.reminderNoted);
}

/** Returns the address of this page with its query. */
function getPageAddress({ request }: TypedPost): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}

/**
 * Returns `number`, the parsed phone number of the form (null when it cannot be parsed), and
 * `isConfirmationSent`, which stays false unless the caller replaces it.
 */
function toFormExtras(session: Session, { phone }: MessageForm) {
  return { number: parsePhone(phone, session.countryId), isConfirmationSent: false };
}

function answerForm(
  session: Session,
  form: MessageForm,
  extras: FormErrors & { isConfirmationSent?: boolean } = {},
  init: ResponseInit = {},
) {
  return answerWithShortForm(form, { ...toFormExtras(session, form), ...extras }, init);
}
