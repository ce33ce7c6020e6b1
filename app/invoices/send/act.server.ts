import { randomUUID } from "node:crypto";
import { data, redirect } from "@remix-run/node";
import { checkFields, validateForm } from "~/forms/validate.server";
import { fieldText } from "~/lib/field-text";
import { readPhone } from "~/lib/phone.server";
import type { Problem } from "~/lib/problem";
import { sendConfirmationLink } from "~/models/account/confirmation.server";
import { readCreditNote } from "~/models/credit-notes/record.server";
import { makeLink, readLink, revokeLink } from "~/models/invoices/link.server";
import {
  noteReminder,
  sendMail,
  sendMailAgain,
  type MessageSubject,
  type SentMessage,
} from "~/models/messages.server";
import { makeLateLinks, readLate } from "~/models/owed/late.server";
import { readInvoice } from "~/models/invoices/record.server";
import { INVOICE_STATUS } from "../../../domain/invoices/status";
import { markInvoiceSent } from "~/models/invoices/write.server";
import { readKey } from "~/server/posted-form.server";
import { refuseOtherCompany } from "~/server/session/other-company.server";
import type { Session } from "~/server/session/record.server";
import { appAddress } from "~/server/app-address.server";
import { notFound } from "~/server/error-page.server";
import { redirectWithSuccess } from "~/server/toast.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { problemOf } from "~/server/v2/problem.server";
import {
  MAKE_LINK,
  MAKE_LINKS,
  MARK_SENT,
  NEW_LINK,
  NOTE_REMINDER,
  REVOKE,
  SEND_AGAIN,
  SEND_CONFIRMATION,
  SEND_MAIL,
} from "./intent";
import { isAsProposed, mailFields, messageForm, reminderWay, type MessageForm } from "./schema";
import { addressOf } from "./load-message.server";
import type { Sending } from "./sending";
import { readTone } from "./tone";

type Posted = { request: Request; sending: Sending; posted: FormData };
type Typed = Posted & { form: MessageForm };

/** Hands over what is sent, or its link, or notes that this was done; what is refused stays typed. */
export async function actOnSend(session: Session, { request, sending, posted }: Posted) {
  await requireExtension(sending.of.kind === "invoice" ? "links" : "send_papers");
  await refuseOtherCompany(session, request, posted);
  const read = await validateForm(messageForm, posted);
  const form = { ...(read.data ?? messageForm.parse({})), key: readKey(posted) };
  const typed = { request, sending, posted, form };
  try {
    const messageId = fieldText(posted, SEND_AGAIN);
    if (messageId) return await sendAgain(session, typed, messageId);
    switch (fieldText(posted, "intent")) {
      case MARK_SENT:
        return await markAsSent(session, typed);
      case MAKE_LINK:
        return await makeOwnLink(session, typed);
      case NEW_LINK:
        return await makeOwnLink(session, typed, { replaces: true });
      case REVOKE:
        return await revoke(session, typed);
      case MAKE_LINKS:
        return await makeLinks(session, typed);
      case SEND_CONFIRMATION:
        return await sendLink(session, form);
      case SEND_MAIL:
        return await mail(session, typed);
      case NOTE_REMINDER:
        return await note(session, typed);
      default:
        return answer(session, form);
    }
  } catch (error) {
    if (error instanceof UpstreamFault && error.isBarred) throw error;
    const { fault, answer: init } = problemOf(error);
    return answer(session, form, { fault }, init);
  }
}

async function markAsSent(session: Session, typed: Typed) {
  const { key } = typed.form;
  const id = await invoiceOf(session, typed.sending.of);
  try {
    await markInvoiceSent(session, id, `${key}-sent`);
  } catch (error) {
    // Another tab may have done it.
    const { status } = await readInvoice(session, id);
    if (status === INVOICE_STATUS.draft) throw error;
  }
  await makeLink(session, id, `${key}-make`);
  return redirectWithSuccess(again(typed), "Invoice marked as sent.");
}

async function makeOwnLink(session: Session, typed: Typed, { replaces = false } = {}) {
  const { key } = typed.form;
  const id = await invoiceOf(session, typed.sending.of);
  const old = replaces ? await readLink(session, id) : null;
  if (replaces) await revokeLink(session, id, `${key}-revoke`);
  await makeLink(session, id, `${key}-make`);
  const made = await readLink(session, id);
  return answerWithLinks(session, typed, { old: old?.token, made: [made?.token] });
}

async function revoke(session: Session, typed: Typed) {
  const id = await invoiceOf(session, typed.sending.of);
  await revokeLink(session, id, `${typed.form.key}-revoke`);
  return redirectWithSuccess(again(typed), "The link is revoked: it leads nowhere any more.");
}

async function makeLinks(session: Session, typed: Typed) {
  const { of } = typed.sending;
  if (of.kind !== "reminder") throw notFound();
  await makeLateLinks(session, of.contactId, `${typed.form.key}-links`);
  const { invoices } = await readLate(session, of.contactId);
  return answerWithLinks(session, typed, { made: invoices.map(({ link }) => link?.token) });
}

type Tokens = { old?: string | null | undefined; made: (string | null | undefined)[] };

/** What was typed stays, and names the links that were made; what was proposed is proposed anew. */
function answerWithLinks(session: Session, typed: Typed, { old, made }: Tokens) {
  const { request, posted, form } = typed;
  // Pressed on a page without a message.
  if (!posted.has("text")) return redirect(again(typed));
  const app = appAddress(request);
  const addresses = made.flatMap((token) => (token ? addressOf(token, app) : []));
  // The next press is another deed.
  const next = { ...form, key: randomUUID() };
  if (isAsProposed(form)) return answer(session, next);
  const [newest = ""] = addresses;
  const text = old ? form.text.replaceAll(addressOf(old, app), newest) : form.text;
  const missing = addresses.filter((address) => !text.includes(address));
  return answer(session, { ...next, text: [text, ...missing].join("\n") });
}

/** Whose link goes along. */
async function invoiceOf(session: Session, of: MessageSubject): Promise<string> {
  if (of.kind === "invoice" || of.kind === "receipt") return of.invoiceId;
  const id = of.kind === "credit_note" ? (await readCreditNote(session, of.noteId)).invoice_id : "";
  if (!id) throw notFound();
  return id;
}

async function mail(session: Session, typed: Typed) {
  const { request, sending, form } = typed;
  await requireExtension("mails");
  const errors = checkFields(mailFields, form);
  if (errors) return answer(session, form, { errors }, { status: 422 });
  const { to, subject, text } = mailFields.parse(form);
  const asked = { to, subject, text, isReminder: readTone(request) !== null };
  return answerSent(session, typed, await sendMail(session, sending.of, asked, `${form.key}-mail`));
}

/** The form comes back as it was typed: it is sent once the email is confirmed. */
async function sendLink(session: Session, form: MessageForm) {
  await requireExtension("confirmations");
  await sendConfirmationLink(session.credentials);
  return answer(session, form, { isLinkSent: true });
}

async function sendAgain(session: Session, typed: Typed, messageId: string) {
  await requireExtension("mails");
  const { sending, form } = typed;
  const key = `${form.key}-again-${messageId}`;
  return answerSent(session, typed, await sendMailAgain(session, sending.of, messageId, key));
}

function answerSent(
  session: Session,
  { sending, form }: Typed,
  { state, reason, to }: SentMessage,
) {
  if (state === "failed") {
    const fault = { title: "The email was not sent", text: reason };
    // The next press is another try.
    return answer(session, { ...form, key: randomUUID() }, { fault }, { status: 422 });
  }
  const said =
    state === "sent"
      ? `The email is sent to ${to}.`
      : `The email to ${to} is on its way. ${sending.toldBy} says when it has gone.`;
  return redirectWithSuccess(sending.back, said);
}

async function note(session: Session, typed: Typed) {
  const { sending, posted, form } = typed;
  await requireExtension("send");
  const way = reminderWay.parse(fieldText(posted, "way"));
  await noteReminder(session, sending.of, way, `${form.key}-${way}`);
  // By script, beside what the phone opened: the page stays as it is.
  if (fieldText(posted, "stay")) return answer(session, form);
  return redirectWithSuccess(again(typed), "The reminder is noted.");
}

/** The page itself, with what is chosen on it. */
function again({ request }: Typed): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}

type Told = { errors?: Record<string, string>; fault?: Problem; isLinkSent?: boolean };

function answer(
  session: Session,
  form: MessageForm,
  { errors = {}, fault, isLinkSent = false }: Told = {},
  init: ResponseInit = {},
) {
  const number = readPhone(form.phone, session.countryId);
  return data({ form, number, errors, fault: fault ?? null, isLinkSent }, init);
}
