import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import { formWords as words } from "../../../domain/words/forms";
import { createErrorPage } from "~/server/request/error-page.server";
import { isIdempotencyKey } from "~/server/security/posted-form.server";
import { withQuery } from "~/lib/address";
import { readFieldText } from "~/lib/field-text";
import { refuseOtherCompany } from "~/server/session/other-company.server";
import { parseReturnPath } from "~/paths";
import {
  redirectWithInfo,
  redirectWithSuccess,
  redirectWithWarning,
} from "~/server/session/toast.server";
import type { Session } from "~/server/session/session-storage.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { submitForm, readTypedForm } from "../action.server";
import type { KeyedForm } from "../answer";
import { answerWithFault, answerWithForm, type ConcurrentSave } from "../answer.server";
import { endFormDraft, type FormDraft } from "../form-draft.server";
import { createNewRecordOfferPage } from "../new-record-offer.server";
import { checkFields } from "../validate.server";
import type { ChangedForm, RecordForm, RecordId, RecordKind } from "./kind.server";
import { toRecordDraftSlot } from "./draft.server";

type RecordPost = { request: Request; posted: FormData; id: RecordId };

type RecordAction<Form extends RecordForm> = {
  session: Session;
  kind: RecordKind<Form>;
  request: Request;
  id: RecordId;
  draft: FormDraft<Form>;
  /**
   * True when the user pressed "Save and new", so that an empty form for another record follows.
   */
  startsNew: boolean;
};

/** Handles every button of a contact's or an item's form. */
export async function submitRecord<Form extends RecordForm>(
  session: Session,
  kind: RecordKind<Form>,
  { request, posted, id }: RecordPost,
) {
  const intent = readFieldText(posted, "intent") || "update";
  const key = readFieldText(posted, "key");
  if (!isIdempotencyKey(key)) throw createErrorPage("unreadable", 400);
  await refuseOtherCompany(session, request, posted);
  if (intent === "discard") return discardDraft(session, kind, { request, key });
  const startsNew = id === null && intent === "saveAndNew";
  const isSaving = intent === "save" || startsNew;
  const isEnding = isSaving || intent === "delete";
  if (intent === "delete" && id === null) throw createErrorPage("unreadable", 400);
  return submitForm<Form, ChangedForm<Form>, Awaited<ReturnType<typeof saveRecord<Form>>>>(
    {
      toDraftSlot: (form) => draftSlot(session, kind, request, form),
      loadInitialForm: () => kind.load(session, id),
      change(typed) {
        const changed = isEnding ? { form: typed } : kind.change(typed, intent);
        if (!changed) throw createErrorPage("unreadable", 400);
        return changed;
      },
      compare: (here, there) => kind.compare(session, here, there),
      async proceed(draft, changed, isRepeat) {
        const action = { session, kind, request, id, draft, startsNew };
        if (isSaving) return saveRecord(action);
        if (id !== null && intent === "delete") return removeRecord(action, id);
        return redirectToSamePage(action, changed, isRepeat);
      },
    },
    { request, posted, form: await readTypedForm(kind.schema, posted) },
  );
}

/** Redirects to the page of the form, which shows the draft. */
function redirectToSamePage<Form extends RecordForm>(
  { request, draft }: RecordAction<Form>,
  { anchor, toast }: ChangedForm<Form>,
  isRepeat: boolean,
) {
  // A repeated post computes a new random anchor, which the draft does not contain.
  const address = pageUrl(request, draft.form.key) + (anchor && !isRepeat ? `#${anchor}` : "");
  return toast ? redirectWithWarning(address, toast) : redirect(address);
}

async function discardDraft<Form extends RecordForm>(
  session: Session,
  kind: RecordKind<Form>,
  { request, key }: { request: Request } & KeyedForm,
) {
  await endFormDraft(draftSlot(session, kind, request, { key }), { key });
  return redirectWithInfo(pageUrl(request, null), () => words.discarded);
}

function draftSlot<Form extends RecordForm>(
  session: Session,
  { schema }: RecordKind<Form>,
  request: Request,
  form: KeyedForm,
) {
  return toRecordDraftSlot(session, { schema, path: new URL(request.url).pathname }, form);
}

/** Returns the address of the form's page with the key of its draft; without a key for null. */
function pageUrl(request: Request, draftKey: string | null): string {
  const { pathname, searchParams } = new URL(request.url);
  if (draftKey) searchParams.set("form", draftKey);
  else searchParams.delete("form");
  const query = searchParams.toString();
  return query ? `${pathname}?${query}` : pathname;
}

async function saveRecord<Form extends RecordForm>(action: RecordAction<Form>) {
  const { session, kind, id, draft } = action;
  const fieldErrors = checkFields(kind.checks, draft.form);
  if (fieldErrors) return answerWithForm(draft, 422, { fieldErrors });
  try {
    return await endAfterSave(action, await kind.save(session, draft.form, id));
  } catch (error) {
    const concurrentSave = await findConcurrentSave(action, error);
    // The record already has the typed values. For example, an API without idempotency keys rejects
    // the second of two equal posts, and the first one has saved these values.
    if (id !== null && concurrentSave?.differences.length === 0) return endAfterSave(action, id);
    if (id !== null && error instanceof UpstreamFault && error.kind === "notFound")
      throw recordOfferPage(session, kind, draft.form);
    return answerWithRecordFault(action, error, concurrentSave);
  }
}

async function endAfterSave<Form extends RecordForm>(action: RecordAction<Form>, savedId: string) {
  const { session, kind, request, id, draft } = action;
  const address = await nextAddress(action, savedId);
  await endFormDraft(draftSlot(session, kind, request, draft.form), draft.form);
  return redirectWithSuccess(address, () =>
    id === null ? kind.messages.created : kind.messages.edited,
  );
}

/** Returns the address to go to after the record is saved. */
async function nextAddress<Form extends RecordForm>(
  { kind, request, id, draft: { form }, startsNew }: RecordAction<Form>,
  savedId: string,
): Promise<string> {
  const returnTo = parseReturnTo(request);
  if (!returnTo) return startsNew ? kind.createPath : kind.listPath;
  const saved = { form, id: savedId };
  if (startsNew)
    return withQuery(kind.createPath, { returnTo: kind.toReturnPath(returnTo, saved) });
  const chosen = id === null ? await kind.chooseSaved?.(returnTo, saved) : null;
  return chosen ?? kind.toReturnPath(returnTo, saved);
}

/**
 * Returns the address of the page that opened the form; null when the request does not name one.
 */
function parseReturnTo(request: Request): string | null {
  return parseReturnPath(new URL(request.url).searchParams.get("returnTo"));
}

async function removeRecord<Form extends RecordForm>(action: RecordAction<Form>, id: string) {
  const { session, kind, request, draft } = action;
  try {
    await kind.remove(session, draft.form, id);
    await endFormDraft(draftSlot(session, kind, request, draft.form), draft.form);
    return await redirectWithSuccess(
      parseReturnTo(request) ?? kind.listPath,
      () => kind.messages.removed,
    );
  } catch (error) {
    return answerWithRecordFault(action, error, await findConcurrentSave(action, error));
  }
}

async function findConcurrentSave<Form extends RecordForm>(
  { session, kind, id, draft: { form } }: RecordAction<Form>,
  error: unknown,
): Promise<ConcurrentSave<Form> | null> {
  if (id === null || !(error instanceof UpstreamFault) || error.status !== 409) return null;
  const there = await kind.load(session, id);
  if (there.version === form.version) return null;
  return {
    form: { ...kind.rebase(form, there), version: there.version },
    differences: await kind.compare(session, form, there),
  };
}

function answerWithRecordFault<Form extends RecordForm>(
  { session, kind, request, draft }: RecordAction<Form>,
  error: unknown,
  concurrentSave: ConcurrentSave<Form> | null,
) {
  return answerWithFault({
    ...{ error, draft, concurrentSave },
    toDraftSlot: (form) => draftSlot(session, kind, request, form),
    fallbackText: words.deleted,
  });
}

function recordOfferPage<Form extends RecordForm>(
  session: Session,
  kind: RecordKind<Form>,
  form: Form,
) {
  return createNewRecordOfferPage(session, {
    form: { ...kind.toNewForm(form), key: randomUUID(), version: "" },
    to: kind.createPath,
    text: words.newRecordOffer.text,
    label: words.newRecordOffer.button,
  });
}
