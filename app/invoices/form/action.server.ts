import { formWords } from "../../../domain/words/forms";
import { joinSentences } from "../../../domain/words/in-languages";
import { invoiceSaveWords as words } from "../../../domain/words/invoice-save";
import { fill } from "../../../domain/words/message";
import { redirect } from "@remix-run/node";
import { toDraftSlot, removeDraft, type Draft } from "../draft.server";
import { withoutContactDefault } from "./draft/contact-defaults.server";
import { invoiceForm, type InvoiceForm } from "../schema";
import { clearOutdatedRate } from "./draft/exchange-rate";
import { parseIntent, type InvoiceIntent } from "./intent";
import { submitForm, readTypedForm, type FormAction } from "~/forms/action.server";
import { answerWithConnectionError, answerWithForm } from "~/forms/answer.server";
import { checkFields } from "~/forms/validate.server";
import { readFieldText } from "~/lib/field-text";
import { allowsOperation, describeReadOnlyReason } from "~/models/invoices/operations.server";
import { parseEditedInvoiceId, paths, type DraftName } from "~/paths";
import { createErrorPage } from "~/server/request/error-page.server";
import { refuseOtherCompany } from "~/server/session/other-company.server";
import type { Session } from "~/server/session/session-storage.server";
import { redirectWithInfo } from "~/server/session/toast.server";
import { toastWords } from "../../../domain/words/toasts";
import { pickContact } from "./draft/pick-contact.server";
import { addTypedLine, type AddedLine } from "./draft/add-line.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { changeForm } from "./draft/change";
import { compareInvoices } from "./save/compare.server";
import {
  lookUpFormContext,
  toInitialForm,
  type FormContextLookup,
  type FormContext,
} from "./context.server";
import { restoreLockedFields } from "./draft/locked-fields.server";
import { getNextLocation } from "./next-location";
import { isUnchanged } from "./save/compare.server";
import { offerClosedInvoiceAsNew, offerInvoiceAsNew } from "./save/offer-invoice-as-new.server";
import {
  answerAlreadyDeleted,
  deleteEditedInvoice,
  deleteReadOnlyInvoice,
} from "./save/delete.server";
import { finishInvoice } from "./save/save.server";
import { undoPaymentOnForm } from "./save/undo-payment.server";
import { deriveDueDateAndRate, unmarkItemsInUse } from "./draft/derived-fields.server";
import { createInvoiceFields } from "./checks";

type Posted = { request: Request; posted: FormData };

/**
 * Handles a post of the invoice form. The posted `intent` names the pressed button; an unknown
 * intent gives a 400 page.
 */
export async function submitInvoiceForm(
  session: Session,
  name: DraftName,
  { request, posted }: Posted,
) {
  const intent = parseIntent(readFieldText(posted, "intent") || "update");
  if (!intent) throw createErrorPage("unreadable", 400);
  if (intent.name === "discard" || intent.name === "startOver")
    return discardForm(session, name, intent.name);
  const form = await readTypedForm(invoiceForm, posted);
  await refuseOtherCompany(session, request, posted);
  const lookup = await lookUpFormContext(session, name);
  return (
    (await answerReadOnly(session, name, { lookup, intent, form })) ??
    submitForm(formAction(session, name, { lookup, intent }), { request, posted, form })
  );
}

async function discardForm(session: Session, name: DraftName, intent: "discard" | "startOver") {
  await removeDraft(session, name);
  if (intent === "discard") return redirect(paths.invoices());
  return redirectWithInfo(paths.invoiceForm({ draft: name }), () =>
    parseEditedInvoiceId(name) === null ? toastWords.formCleared : toastWords.formReset,
  );
}

type PressedButton = { lookup: FormContextLookup; intent: InvoiceIntent };

/**
 * Answers a post to a read-only invoice, and the deletion of an invoice that was not found. Returns
 * null for any other post.
 */
async function answerReadOnly(
  session: Session,
  name: DraftName,
  { lookup, intent, form }: PressedButton & { form: InvoiceForm },
) {
  if (lookup.isMissing && intent.name === "delete") return answerAlreadyDeleted(session, name);
  const stored = lookup.context?.stored;
  const reason = stored ? describeReadOnlyReason(stored) : null;
  if (!stored || !reason) return null;
  if (intent.name === "delete" && allowsOperation(stored, "delete"))
    return deleteReadOnlyInvoice(session, name, { stored, form });
  const typed = withoutStoredPayments(form);
  if (intent.name !== "delete" && !isUnchanged(typed, { ...stored, partials: [] }))
    throw offerClosedInvoiceAsNew(session, typed, reason);
  return redirectWithInfo(
    paths.invoiceForm({ draft: name }),
    () => describeReadOnlyReason(stored) ?? reason,
  );
}

/** Returns the form without the payments that the API has stored. */
function withoutStoredPayments(form: InvoiceForm): InvoiceForm {
  return { ...form, payments: form.payments.filter(({ storedId }) => !storedId) };
}

function formAction(
  session: Session,
  name: DraftName,
  { lookup, intent }: PressedButton,
): FormAction<InvoiceForm, { form: InvoiceForm }, Awaited<ReturnType<typeof proceed>>> {
  const { context, fault } = lookup;
  const initialForm = context && toInitialForm(context, "");
  return {
    toDraftSlot: () => toDraftSlot(session, name),
    async loadInitialForm() {
      // Without the initial form, fields that the post lacks would be stored as empty fields.
      if (fault) throw fault;
      return initialForm;
    },
    change(typed, before) {
      const changed = withoutChosenDefault(
        context,
        changeForm(restoreLockedFields(context, typed), before, intent),
        intent,
      );
      const rendered = before ?? initialForm;
      return { form: rendered ? clearOutdatedRate(changed, rendered) : changed };
    },
    async deriveFields(form, before) {
      const rendered = before ?? initialForm;
      if (!context || !rendered) return { form, unconfirmed: [] };
      const countsFromInvoiceDate = intent.name === "matchDueDate";
      const derived = await deriveDueDateAndRate(session, context, {
        ...{ before: rendered, form, countsFromInvoiceDate },
      });
      const updated = await unmarkItemsInUse(session, derived.form);
      // Only the buttons that preview or save the invoice ask for a confirmation.
      return { form: updated, unconfirmed: "isConfirmed" in intent ? derived.messages : [] };
    },
    async compare(here, there) {
      if (fault) throw fault;
      if (lookup.isMissing) throw offerInvoiceAsNew(session, here);
      return context && compareInvoices(here, there, context);
    },
    proceed: (draft) => proceed(session, name, { lookup, intent, draft }),
  };
}

/**
 * Replaces the contact's default term or currency by the initial value of the form when the button
 * for that was pressed.
 */
function withoutChosenDefault(
  context: FormContext | null,
  form: InvoiceForm,
  { name }: InvoiceIntent,
): InvoiceForm {
  if (!context || (name !== "ownTerm" && name !== "ownCurrency")) return form;
  return withoutContactDefault(form, name, context.lists);
}

async function proceed(
  session: Session,
  name: DraftName,
  { lookup, intent, draft }: PressedButton & { draft: Draft },
) {
  const { context, fault, isMissing } = lookup;
  if (isMissing) throw offerInvoiceAsNew(session, draft.form);
  if (fault) throw fault;
  if (intent.name === "pickContact")
    return pickContact(session, { name, draft, contactId: intent.contactId });
  if (intent.name === "addItem" || intent.name === "addService")
    return addLineOrAnswer(session, name, { draft, intent });
  const isFinishing = "isConfirmed" in intent;
  const isUndo = intent.name === "undoPayment";
  if (!isFinishing && !isUndo && intent.name !== "delete")
    return redirect(getNextLocation(name, intent));
  if (!context) return answerWithConnectionError(draft);
  if (isUndo) return undoPaymentOnForm(session, context, { draft, paymentId: intent.paymentId });
  if (!isFinishing) return deleteEditedInvoice(session, context, draft);
  if (draft.unconfirmed.length > 0) return askToConfirmFigures(context, draft);
  return finishInvoice(session, context, { draft, intent });
}

/** Adds the chosen line. After a fault, answers with the form, so that the typed text stays. */
async function addLineOrAnswer(
  session: Session,
  name: DraftName,
  { draft, intent }: { draft: Draft; intent: AddedLine },
) {
  try {
    return await addTypedLine(session, { name, draft, intent });
  } catch (error) {
    if (!(error instanceof UpstreamFault) || error.isAccessDenied) throw error;
    return answerWithConnectionError(draft);
  }
}

function askToConfirmFigures({ rules }: FormContext, draft: Draft) {
  const text = fill(words.checkAgain, { changes: joinSentences(draft.unconfirmed) });
  const { rate } = checkFields(createInvoiceFields(rules), { ...draft.form, intent: "save" }) ?? {};
  return answerWithForm(draft, 422, {
    fieldErrors: rate ? { rate } : {},
    fault: { title: formWords.notSaved, text },
  });
}
