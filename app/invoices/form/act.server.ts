import { data, redirect } from "@remix-run/node";
import { errorPage } from "~/server/error-page.server";
import { toResend } from "~/server/posted-form.server";
import { readDraft, removeDraft, saveDraft, type Draft } from "../draft.server";
import { invoiceForm, type InvoiceForm } from "../schema";
import { withOwnRate } from "./rate";
import { readIntent, type InvoiceIntent } from "./intent";
import { checkFields, validateForm } from "~/forms/validate.server";
import { fieldText } from "~/lib/field-text";
import { refuseOtherCompany } from "~/server/session/other-company.server";
import { canBeDeleted, isContactLocked, whyReadOnly } from "~/models/invoices/record.server";
import { editedInvoice, paths, type DraftName } from "~/paths";
import { redirectWithFlash } from "~/server/toast.server";
import { answer, noAnswer } from "./answer.server";
import { changeForm } from "./change";
import { compareInvoices } from "./compare.server";
import { findContext, firstForm, type FormContext } from "./context.server";
import { nextLocation } from "./next-location";
import { offerAsNew } from "./offer-as-new.server";
import { removedBefore, removeInvoice, removeReadOnly } from "./remove.server";
import { finishInvoice } from "./save.server";
import { settleFigures } from "./settle.server";
import { completeForm, IS_COMPLETE } from "~/forms/complete-form";
import { fingerprint } from "~/server/drafts/unfinished.server";
import type { Session } from "~/server/session/record.server";
import { onceKept, type UpstreamFault } from "~/server/v2/faults.server";
import { invoiceFields } from "../checks";

type Posted = { request: Request; posted: FormData };

/**
 * What a button of the form asks for. The form is kept as the draft first,
 * whatever comes of it, so that nothing typed is lost.
 */
export async function actOnInvoiceForm(
  session: Session,
  name: DraftName,
  { request, posted }: Posted,
) {
  const intent = readIntent(fieldText(posted, "intent") || "update");
  if (!intent) throw errorPage("unreadable", 400);
  if (intent.name === "discard" || intent.name === "startOver")
    return clear(session, name, intent.name);
  const read = await validateForm(invoiceForm, posted);
  if (read.error) throw errorPage("unreadable", 400);
  await refuseOtherCompany(session, request, posted);

  const found = await findContext(session, name);
  const madeBy = fingerprint(request, posted);
  // Of several posts at once one is kept; the others then find it, and are told.
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const answered = await keepAndGoOn(session, name, {
      found,
      form: read.data,
      posted,
      intent,
      madeBy,
    });
    if (answered) return answered;
  }
  throw errorPage("unreachable", 503, { resend: toResend(request, posted) });
}

const MOST_TRIES = 10;

type Attempt = {
  found: Awaited<ReturnType<typeof findContext>>;
  form: InvoiceForm;
  posted: FormData;
  intent: InvoiceIntent;
  madeBy: string;
};

/** Null when another post has changed the draft since it was read here. */
async function keepAndGoOn(
  session: Session,
  name: DraftName,
  { found, form, posted, intent, madeBy }: Attempt,
) {
  const before = await readDraft(session, name);
  if (found === "gone" && intent.name === "delete") return removedBefore(session, name, before);
  const { context, fault } = found === "gone" ? { context: null, fault: null } : found;
  const reason = context?.stored ? whyReadOnly(context.stored) : null;
  if (reason && context?.stored && intent.name === "delete" && canBeDeleted(context.stored))
    return removeReadOnly(session, name, { stored: context.stored, form });
  if (reason) return redirectWithFlash(paths.invoiceForm({ draft: name }), reason);
  const typed = asTyped(form, posted, { context, before });
  const isRepeat = before?.madeBy === madeBy;
  const version = Number(posted.get("version"));
  const isStale = before !== null && !isRepeat && before.version !== version;
  // Neither over what another tab keeps, nor with blanks for what did not arrive.
  if (fault && (isStale || (!before && !posted.has(IS_COMPLETE)))) throw fault;
  if (isStale && found === "gone") throw offerAsNew(session, typed);
  if (isStale) return stale(context, { other: before, typed, version });

  const draft = isRepeat
    ? before
    : await keep(session, name, { context, before, typed, intent, madeBy });
  if (!draft) return null;
  if (found === "gone") throw offerAsNew(session, draft.form);
  return onceKept(() => goOn(session, name, { context, fault, draft, intent }));
}

type Kept = {
  context: FormContext | null;
  fault: UpstreamFault | null;
  draft: Draft;
  intent: InvoiceIntent;
};

async function goOn(session: Session, name: DraftName, { context, fault, draft, intent }: Kept) {
  if (fault) throw fault;
  const isEnding = "evenAtZero" in intent;
  if (!isEnding && intent.name !== "delete") return redirect(nextLocation(name, intent));
  if (!context) return noAnswer(draft);
  if (!isEnding) return removeInvoice(session, context, draft);
  if (draft.unconfirmed.length > 0) return confirmFigures(context, draft);
  return finishInvoice(session, context, { draft, intent });
}

async function clear(session: Session, name: DraftName, intent: "discard" | "startOver") {
  await removeDraft(session, name);
  if (intent === "discard") return redirect(paths.invoices());
  return redirectWithFlash(
    paths.invoiceForm({ draft: name }),
    editedInvoice(name) === null
      ? "The form is empty again."
      : "The form is as the invoice is stored.",
  );
}

/** The form as its page showed it, also when only a part of it was posted. */
function asTyped(
  form: InvoiceForm,
  posted: FormData,
  { context, before }: { context: FormContext | null; before: Draft | null },
): InvoiceForm {
  const madeFrom = before?.form ?? (context ? firstForm(context, "") : null);
  const typed = posted.has(IS_COMPLETE) || !madeFrom ? form : completeForm(form, posted, madeFrom);
  const { stored } = context ?? {};
  // Whatever a page may post.
  if (stored && isContactLocked(stored))
    return { ...typed, contactId: stored.contact_id, contactName: stored.contact_name };
  return typed;
}

type Change = {
  context: FormContext | null;
  before: Draft | null;
  typed: InvoiceForm;
  intent: InvoiceIntent;
  madeBy: string;
};

async function keep(
  session: Session,
  name: DraftName,
  { context, before, typed, intent, madeBy }: Change,
): Promise<Draft | null> {
  const madeFrom = before?.form ?? (context ? firstForm(context, "") : null);
  const typedForm = changeForm(typed, before?.form ?? null, intent);
  const changed = madeFrom ? withOwnRate(typedForm, madeFrom) : typedForm;
  const isAsked = intent.name === "matchDueDate";
  const { form, said } =
    context && madeFrom
      ? await settleFigures(session, context, {
          before: madeFrom,
          form: changed,
          wantsMatchingDueDate: isAsked,
        })
      : { form: changed, said: [] };
  return saveDraft(session, name, {
    before,
    form,
    madeBy,
    unconfirmed: "evenAtZero" in intent ? said : [],
  });
}

function confirmFigures({ rules }: FormContext, draft: Draft) {
  const text = `${draft.unconfirmed.join(" ")} Please check, then save again.`;
  const { rate } = checkFields(invoiceFields(rules), { ...draft.form, intent: "save" }) ?? {};
  return data(
    answer(draft, { fieldErrors: rate ? { rate } : {}, fault: { title: "Not saved yet", text } }),
    422,
  );
}

/**
 * Another tab has changed the draft since this page was made: both are shown, and going on here
 * keeps this one.
 */
function stale(
  context: FormContext | null,
  { other, typed, version }: { other: Draft; typed: InvoiceForm; version: number },
) {
  if (!context) return noAnswer({ version, form: typed });
  return data(
    answer(
      { ...other, form: typed },
      { other: { isStored: false, differences: compareInvoices(typed, other.form, context) } },
    ),
    409,
  );
}
