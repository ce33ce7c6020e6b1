import { INVOICE_TOASTS } from "~/invoices/toasts";
import { redirect } from "@remix-run/node";
import { formatAmount } from "../../../../domain/money/money";
import { removeDraft, type Draft } from "~/invoices/draft.server";
import { calculateForm } from "~/invoices/amounts";
import { intents, type InvoiceIntent } from "../intent";
import { checkFields } from "~/forms/validate.server";
import {
  createInvoice,
  editInvoice,
  markInvoiceSent,
  type InvoiceInput,
  type SavedInvoice,
} from "~/models/invoices/write.server";
import { createLink } from "~/models/invoices/link.server";
import { readNextInvoiceNumber } from "~/models/invoices/list.server";
import { paths } from "~/paths";
import { redirectWithSuccess, redirectWithWarning } from "~/server/session/toast.server";
import { answerWithForm } from "~/forms/answer.server";
import type { FormContext } from "../context.server";
import { answerInvoiceFault } from "./answer-invoice-fault.server";
import { toInvoiceInput } from "./input.server";
import { isUnchanged } from "./compare.server";
import type { Session } from "~/server/session/session-storage.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { invoiceFields } from "../checks";
import { findWarnings } from "../warnings";
import { invoicePaths } from "~/invoices/paths";

type FinishingIntent = Extract<InvoiceIntent, { isConfirmed: boolean }>;

/**
 * Checks the kept draft, writes it once, and leads to the list or, of 'Save and send', to the page
 * from which it is sent; or answers with the form as typed.
 */
export async function finishInvoice(
  session: Session,
  context: FormContext,
  { draft, intent }: { draft: Draft; intent: FinishingIntent },
) {
  if (intent.name === "saveAndSend") await requireExtension("links");
  const { form } = draft;
  const fieldErrors = checkFields(invoiceFields(context.rules), { ...form, intent: "save" });
  if (fieldErrors) return answerWithForm(draft, 422, { fieldErrors });
  const doubts = intent.isConfirmed ? [] : findWarnings(form, context.rules);
  if (doubts.length > 0)
    return answerWithForm(draft, 422, {
      doubtful: { doubts, intent: intents.confirmed(intent.name) },
    });
  if (intent.name === "preview")
    return redirect(invoicePaths.invoicePreview({ draft: context.name }));
  try {
    // Marking an unchanged invoice as sent writes nothing else, and is not called an edit.
    const unchanged = context.stored && isUnchanged(form, context.stored) ? context.stored : null;
    const saved = unchanged ?? (await writeInvoice(session, context, draft));
    const sending = intent.name === "save" ? null : await markSent(session, saved, form.key);
    const isSendNext = intent.name === "saveAndSend" && sending?.isSent === true;
    const to = isSendNext ? await createLinkToSend(session, saved, form.key) : paths.invoices();
    await removeDraft(session, context.name);
    return unchanged && sending
      ? await redirectAfterSending(sending, to)
      : await redirectAfterSaving(context, { draft, saved, sending, to });
  } catch (error) {
    return answerInvoiceFault(session, context, { draft, error });
  }
}

async function writeInvoice(
  session: Session,
  { stored, rules }: FormContext,
  { form }: Draft,
): Promise<SavedInvoice> {
  const invoice = toInvoiceInput(form, rules);
  if (!stored) return createUnderFreeNumber(session, invoice, form.key);
  return editInvoice(session, stored.id, {
    invoice,
    status: stored.status,
    version: form.basedOn,
    key: form.key,
  });
}

// The local API takes the next number by itself; for a server that refuses a
// taken one, a number left as suggested is asked for again and sent once more.
async function createUnderFreeNumber(
  session: Session,
  invoice: InvoiceInput,
  key: string,
): Promise<SavedInvoice> {
  try {
    return await createInvoice(session, invoice, key);
  } catch (error) {
    const mayBeTaken =
      error instanceof UpstreamFault && error.kind === "refused" && invoice.noIsSuggested;
    if (!mayBeTaken) throw error;
    const no = await readNextInvoiceNumber(session);
    if (no === invoice.no) throw error;
    return createInvoice(session, { ...invoice, no }, key);
  }
}

/** Whether the invoice was marked as sent; `why` not is for the person. */
type SendResult = { isSent: true } | { isSent: false; why: string };

// The invoice is written by now, and must not be written again for this: it is
// tried twice under one key, and left to the person after that.
async function markSent(session: Session, { id }: SavedInvoice, key: string): Promise<SendResult> {
  const attempt = () => markInvoiceSent(session, id, `${key}-send`);
  try {
    await attempt().catch((error: unknown) => {
      if (error instanceof UpstreamFault && error.kind === "unreachable") return attempt();
      throw error;
    });
    return { isSent: true };
  } catch (error) {
    if (!(error instanceof UpstreamFault) || error.isAccessDenied) throw error;
    console.error("[mark as sent]", error.message);
    return {
      isSent: false,
      why: error.kind === "refused" ? error.words : "Open it and try again.",
    };
  }
}

/** Makes the link that is sent; where that fails, the page offers to make it. */
async function createLinkToSend(
  session: Session,
  { id }: SavedInvoice,
  key: string,
): Promise<string> {
  try {
    await createLink(session, id, `${key}-link`);
  } catch (error) {
    if (!(error instanceof UpstreamFault) || error.isAccessDenied) throw error;
    console.error("[make link]", error.message);
  }
  return invoicePaths.send(id);
}

function redirectAfterSending(sending: SendResult, to: string) {
  if (sending.isSent) return redirectWithSuccess(to, INVOICE_TOASTS.markedSent);
  return redirectWithWarning(to, {
    message: INVOICE_TOASTS.notMarkedSent,
    description: sending.why,
  });
}

type SaveResult = { draft: Draft; saved: SavedInvoice; sending: SendResult | null; to: string };

async function redirectAfterSaving(
  { stored, rules }: FormContext,
  { draft, saved, sending, to }: SaveResult,
) {
  const { total } = calculateForm(draft.form, rules);
  const message = stored ? INVOICE_TOASTS.edited : INVOICE_TOASTS.created;
  const remarks = [describeNewNumber(draft, saved), describeOtherTotal(total, saved)].filter(
    Boolean,
  );
  const description = [...remarks, sending ? describeSending(sending) : ""]
    .filter(Boolean)
    .join(" ");
  if (remarks.length > 0 || sending?.isSent === false)
    return redirectWithWarning(to, { message, description });
  return redirectWithSuccess(to, description ? { message, description } : message);
}

/** Blank when it has the number that the page had shown, or the API does not tell. */
function describeNewNumber({ form }: Draft, { no }: SavedInvoice): string {
  const shown = form.no.trim();
  if (no === "" || no === shown) return "";
  return `Its number is ${no}, because ${shown} was taken meanwhile.`;
}

/** Blank when it has the total that the page had shown. */
function describeOtherTotal(total: bigint, { amount }: SavedInvoice): string {
  if (amount === total) return "";
  return `It was saved with ${formatAmount(amount)}; this page had shown ${formatAmount(total)}.`;
}

function describeSending(sending: SendResult): string {
  return sending.isSent
    ? "It is marked as sent."
    : `It could not be marked as sent. ${sending.why}`;
}
