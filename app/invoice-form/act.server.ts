import { data, redirect } from "@remix-run/node";
import { errorPage } from "~/error-page.server";
import { fingerprint, readDraft, removeDraft, saveDraft, type Draft } from "~/draft.server";
import { invoiceForm, type InvoiceForm } from "~/forms/invoice";
import { readIntent, type InvoiceIntent } from "~/forms/invoice-intent";
import { validateForm } from "~/forms/validate.server";
import { fieldText } from "~/lib/field-text";
import { refuseOtherCompany } from "~/other-company.server";
import { isContactLocked, whyReadOnly } from "~/models/invoice-record.server";
import { editedInvoice, paths, type DraftName } from "~/paths";
import type { Session } from "~/session.server";
import { redirectWithFlash } from "~/toast.server";
import { onceKept, type UpstreamFault } from "~/v2.server";
import { answer, describeDraft, noAnswer } from "./answer.server";
import { changeForm } from "./change";
import { findContext, firstForm, type FormContext } from "./context.server";
import { afterwards } from "./afterwards";
import { removedBefore, removeInvoice } from "./remove.server";
import { finishInvoice } from "./save.server";
import { settleFigures } from "./settle.server";
import { completed, WHOLE } from "~/long-form/whole";

type Posted = { request: Request; posted: FormData };

/**
 * What a button of the form asks for. The form is kept as the draft first,
 * whatever comes of it, so that nothing typed is lost.
 */
export async function actOnInvoiceForm(session: Session, name: DraftName, { request, posted }: Posted) {
  const intent = readIntent(fieldText(posted, "intent") || "update");
  if (!intent) throw errorPage("unreadable", 400);
  if (intent.name === "discard" || intent.name === "startOver") return clear(session, name, intent.name);
  const read = await validateForm(invoiceForm, posted);
  if (read.error) throw errorPage("unreadable", 400);
  await refuseOtherCompany(session, request, posted);

  const [before, found] = await Promise.all([readDraft(session, name), findContext(session, name)]);
  if (found === "gone") return removedBefore(session, name, before);
  const { context, fault } = found;
  const reason = context?.stored ? whyReadOnly(context.stored) : null;
  if (reason) return redirectWithFlash(paths.invoiceForm({ draft: name }), reason);
  const typed = asTyped(read.data, posted, { context, before });
  const madeBy = fingerprint(request, posted);
  const isRepeat = before?.madeBy === madeBy;
  const version = Number(posted.get("version"));
  const isStale = before !== null && !isRepeat && before.version !== version;
  // Neither over what another tab keeps, nor with blanks for what did not arrive.
  if (fault && (isStale || (!before && !posted.has(WHOLE)))) throw fault;
  if (isStale) return stale(context, { other: before, typed, version });

  const draft = isRepeat ? before : await keep(session, name, { context, before, typed, intent, madeBy });
  return onceKept(() => goOn(session, name, { context, fault, draft, intent }));
}

type Kept = { context: FormContext | null; fault: UpstreamFault | null; draft: Draft; intent: InvoiceIntent };

async function goOn(session: Session, name: DraftName, { context, fault, draft, intent }: Kept) {
  if (fault) throw fault;
  const isEnding = "evenAtZero" in intent;
  if (!isEnding && intent.name !== "delete") return redirect(afterwards(name, intent));
  if (!context) return noAnswer(draft);
  if (!isEnding) return removeInvoice(session, context, draft);
  if (draft.unconfirmed.length > 0) return confirmFigures(draft);
  return finishInvoice(session, context, { draft, intent });
}

async function clear(session: Session, name: DraftName, intent: "discard" | "startOver") {
  await removeDraft(session, name);
  if (intent === "discard") return redirect(paths.invoices());
  return redirectWithFlash(paths.invoiceForm({ draft: name }), editedInvoice(name) === null ? "The form is empty again." : "The form is as the invoice is stored.");
}

/** The form as its page showed it, also when only a part of it was posted. */
function asTyped(form: InvoiceForm, posted: FormData, { context, before }: { context: FormContext | null; before: Draft | null }): InvoiceForm {
  const madeFrom = before?.form ?? (context ? firstForm(context, "") : null);
  const typed = posted.has(WHOLE) || !madeFrom ? form : completed(form, posted, madeFrom);
  const { stored } = context ?? {};
  // Whatever a page may post.
  if (stored && isContactLocked(stored)) return { ...typed, contactId: stored.contact_id, contactName: stored.contact_name };
  return typed;
}

type Change = { context: FormContext | null; before: Draft | null; typed: InvoiceForm; intent: InvoiceIntent; madeBy: string };

async function keep(session: Session, name: DraftName, { context, before, typed, intent, madeBy }: Change): Promise<Draft> {
  const changed = changeForm(typed, before?.form ?? null, intent);
  const isAsked = intent.name === "matchDueDate";
  const madeFrom = before?.form ?? (context ? firstForm(context, "") : null);
  const { form, said } =
    context && madeFrom
      ? await settleFigures(session, context, { before: madeFrom, form: changed, wantsMatchingDueDate: isAsked })
      : { form: changed, said: [] };
  return saveDraft(session, name, { before, form, madeBy, unconfirmed: "evenAtZero" in intent ? said : [] });
}

function confirmFigures(draft: Draft) {
  const text = `${draft.unconfirmed.join(" ")} Please check, then save again.`;
  return data(answer(draft, { fault: { title: "Not saved yet", text } }), 422);
}

/** Another tab has changed the draft since this page was made: both are shown, and going on here keeps this one. */
function stale(context: FormContext | null, { other, typed, version }: { other: Draft; typed: InvoiceForm; version: number }) {
  if (!context) return noAnswer({ version, form: typed });
  return data(answer({ ...other, form: typed }, { other: describeDraft(other.form, context.rules) }), 409);
}
