import { toastWords } from "../../../../domain/words/toasts";
import { joinSentences } from "../../../../domain/words/in-languages";
import { invoiceSaveWords as words } from "../../../../domain/words/invoice-save";
import { fill } from "../../../../domain/words/message";
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
import { forgetPeriods } from "~/server/session/list-choices.server";
import type { Session } from "~/server/session/session-storage.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { createInvoiceFields } from "../checks";
import { findWarnings } from "../warnings";
import { invoicePaths } from "~/invoices/paths";

type FinishingIntent = Extract<InvoiceIntent, { isConfirmed: boolean }>;

/**
 * Checks the draft. With the intent "preview", redirects to the preview. Otherwise saves the
 * invoice once, marks it as sent unless the intent is "save", and redirects to the list of
 * invoices. With the intent "saveAndSend", redirects to the page that sends the invoice instead, if
 * it was marked as sent. Answers with the form when it has errors or unconfirmed warnings, and
 * after a fault.
 */
export async function finishInvoice(
  session: Session,
  context: FormContext,
  { draft, intent }: { draft: Draft; intent: FinishingIntent },
) {
  if (intent.name === "saveAndSend") await requireExtension("links");
  const { form } = draft;
  const fieldErrors = checkFields(createInvoiceFields(context.rules), { ...form, intent: "save" });
  if (fieldErrors) return answerWithForm(draft, 422, { fieldErrors });
  const warnings = intent.isConfirmed ? [] : findWarnings(form, context.rules);
  if (warnings.length > 0)
    return answerWithForm(draft, 422, {
      confirmation: { warnings, intent: intents.confirmed(intent.name) },
    });
  if (intent.name === "preview")
    return redirect(invoicePaths.invoicePreview({ draft: context.name }));
  try {
    // An unchanged invoice is not saved again.
    const unchanged = context.stored && isUnchanged(form, context.stored) ? context.stored : null;
    const saved = unchanged ?? (await writeInvoice(session, context, draft));
    const sendResult = intent.name === "save" ? null : await markSent(session, saved, form.key);
    const isSendNext = intent.name === "saveAndSend" && sendResult?.isSent === true;
    const to = isSendNext ? await createLinkToSend(session, saved, form.key) : paths.invoices();
    await removeDraft(session, context.name);
    if (!unchanged) await forgetPeriods(session);
    return unchanged && sendResult
      ? await redirectAfterSending(sendResult, to)
      : await redirectAfterSaving(context, { draft, saved, sendResult, to });
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
    etag: form.basedOn,
    idempotencyKey: form.key,
  });
}

/**
 * Creates an invoice. The project's own API replaces a suggested number that is taken. Another
 * server refuses the number; then the invoice is posted once more with a new suggestion.
 */
async function createUnderFreeNumber(
  session: Session,
  invoice: InvoiceInput,
  key: string,
): Promise<SavedInvoice> {
  try {
    return await createInvoice(session, invoice, key);
  } catch (error) {
    const mayBeTaken =
      error instanceof UpstreamFault && error.kind === "refused" && invoice.isSuggestedNumber;
    if (!mayBeTaken) throw error;
    const no = await readNextInvoiceNumber(session);
    if (no === invoice.no) throw error;
    return createInvoice(session, { ...invoice, no }, key);
  }
}

/** Tells whether the invoice was marked as sent. `reason` is a sentence for the user. */
type SendResult = { isSent: true } | { isSent: false; reason: string };

/**
 * Marks the saved invoice as sent. After a lost connection, tries once more with the same key,
 * because the user cannot post the form again once the invoice is saved. Returns the reason of a
 * failure.
 */
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
    console.error("[invoice] The invoice was not marked as sent:", error.message);
    return {
      isSent: false,
      reason: error.kind === "refused" ? error.words : words.openAndTryAgain,
    };
  }
}

/**
 * Creates the link for the customer, and returns the address of the page that sends it. When the
 * link cannot be created, that page has a button that creates it.
 */
async function createLinkToSend(
  session: Session,
  { id }: SavedInvoice,
  key: string,
): Promise<string> {
  try {
    await createLink(session, id, `${key}-link`);
  } catch (error) {
    if (!(error instanceof UpstreamFault) || error.isAccessDenied) throw error;
    console.error("[invoice] The link was not created:", error.message);
  }
  return invoicePaths.send(id);
}

function redirectAfterSending(sendResult: SendResult, to: string) {
  if (sendResult.isSent) return redirectWithSuccess(to, () => toastWords.markedSent);
  return redirectWithWarning(to, () => ({
    message: toastWords.notMarkedSent,
    description: sendResult.reason,
  }));
}

type SaveResult = { draft: Draft; saved: SavedInvoice; sendResult: SendResult | null; to: string };

async function redirectAfterSaving(
  { stored, rules }: FormContext,
  { draft, saved, sendResult, to }: SaveResult,
) {
  const { total } = calculateForm(draft.form, rules);
  const listRemarks = () =>
    [describeNewNumber(draft, saved), describeOtherTotal(total, saved)].filter(Boolean);
  const writeToast = () => {
    const message = stored ? toastWords.edited : toastWords.created;
    const sending = sendResult ? describeSending(sendResult) : "";
    return { message, description: joinSentences([...listRemarks(), sending]) };
  };
  if (listRemarks().length > 0 || sendResult?.isSent === false)
    return redirectWithWarning(to, writeToast);
  return redirectWithSuccess(to, writeToast);
}

/**
 * Returns a sentence when the invoice was saved with another number than the page showed. Empty
 * when the number is the same, or the API does not return it.
 */
function describeNewNumber({ form }: Draft, { no }: SavedInvoice): string {
  const shownNumber = form.no.trim();
  if (no === "" || no === shownNumber) return "";
  return fill(words.newNumber, { no, shown: shownNumber });
}

/**
 * Returns a sentence when the invoice was saved with another total than the page showed; otherwise
 * empty.
 */
function describeOtherTotal(total: bigint, { amount }: SavedInvoice): string {
  if (amount === total) return "";
  return fill(words.otherTotal, { saved: formatAmount(amount), shown: formatAmount(total) });
}

function describeSending(sendResult: SendResult): string {
  return sendResult.isSent
    ? words.isMarkedSent
    : fill(words.isNotMarkedSent, { reason: sendResult.reason });
}
