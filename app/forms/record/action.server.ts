import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import { errorPage } from "~/server/request/error-page.server";
import { isIdempotencyKey } from "~/server/security/posted-form.server";
import { withQuery } from "~/lib/address";
import { fieldText } from "~/lib/field-text";
import { refuseOtherCompany } from "~/server/session/other-company.server";
import { safeReturnPath } from "~/paths";
import {
  redirectWithInfo,
  redirectWithSuccess,
  redirectWithWarning,
} from "~/server/session/toast.server";
import type { Session } from "~/server/session/session-storage.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { submitForm, readForm } from "../action.server";
import type { KeyedForm } from "../answer";
import { answerForm } from "../answer.server";
import { answerFault, type SavedMeanwhile } from "../answer-fault.server";
import { endKept, type Kept } from "../kept-form.server";
import { offerAsNew } from "../offer-as-new.server";
import { checkFields } from "../validate.server";
import type { Changed, RecordForm, RecordId, RecordKind } from "./kind.server";
import { recordSlot } from "./slot.server";

type Posted = { request: Request; posted: FormData; id: RecordId };

type Action<Form extends RecordForm> = {
  session: Session;
  kind: RecordKind<Form>;
  request: Request;
  id: RecordId;
  kept: Kept<Form>;
  /** Whether an empty form for another one follows. */
  isNextNew: boolean;
};

/** What a button of a record's form asks for. */
export async function submitRecord<Form extends RecordForm>(
  session: Session,
  kind: RecordKind<Form>,
  { request, posted, id }: Posted,
) {
  const intent = fieldText(posted, "intent") || "update";
  const key = fieldText(posted, "key");
  if (!isIdempotencyKey(key)) throw errorPage("unreadable", 400);
  await refuseOtherCompany(session, request, posted);
  if (intent === "discard") return discard(session, kind, { request, key });
  const isNextNew = id === null && intent === "saveAndNew";
  const isSaving = intent === "save" || isNextNew;
  const isEnding = isSaving || intent === "delete";
  if (intent === "delete" && id === null) throw errorPage("unreadable", 400);
  return submitForm<Form, Changed<Form>, Awaited<ReturnType<typeof save<Form>>>>(
    {
      slot: (form) => slotOf(session, kind, request, form),
      initial: () => kind.load(session, id),
      change(typed) {
        const changed = isEnding ? { form: typed } : kind.change(typed, intent);
        if (!changed) throw errorPage("unreadable", 400);
        return changed;
      },
      compare: (here, there) => kind.compare(session, here, there),
      async proceed(kept, changed, isRepeat) {
        const action = { session, kind, request, id, kept, isNextNew };
        if (isSaving) return save(action);
        if (id !== null && intent === "delete") return remove(action, id);
        return stay(action, changed, isRepeat);
      },
    },
    { request, posted, form: await readForm(kind.schema, posted) },
  );
}

/** The same page, with what is kept. */
function stay<Form extends RecordForm>(
  { request, kept }: Action<Form>,
  { at, toast }: Changed<Form>,
  isRepeat: boolean,
) {
  // What a repeat would name is not what was kept.
  const to = addressOf(request, kept.form.key) + (at && !isRepeat ? `#${at}` : "");
  return toast ? redirectWithWarning(to, toast) : redirect(to);
}

async function discard<Form extends RecordForm>(
  session: Session,
  kind: RecordKind<Form>,
  { request, key }: { request: Request } & KeyedForm,
) {
  await endKept(slotOf(session, kind, request, { key }), { key });
  return redirectWithInfo(addressOf(request, null), "Changes discarded.");
}

function slotOf<Form extends RecordForm>(
  session: Session,
  { schema }: RecordKind<Form>,
  request: Request,
  form: KeyedForm,
) {
  return recordSlot(session, { schema, path: new URL(request.url).pathname }, form);
}

/** The page of this form, with the form that is kept under `key`. */
function addressOf(request: Request, key: string | null): string {
  const { pathname, searchParams } = new URL(request.url);
  if (key) searchParams.set("form", key);
  else searchParams.delete("form");
  const query = searchParams.toString();
  return query ? `${pathname}?${query}` : pathname;
}

async function save<Form extends RecordForm>(action: Action<Form>) {
  const { session, kind, id, kept } = action;
  const fieldErrors = checkFields(kind.checks, kept.form);
  if (fieldErrors) return answerForm(kept, 422, { fieldErrors });
  try {
    return await leave(action, await kind.save(session, kept.form, id));
  } catch (error) {
    const savedMeanwhile = await readSavedMeanwhile(action, error);
    // A server that keeps no repeat keys refuses the second of two equal posts: both meant this.
    if (id !== null && savedMeanwhile?.differences.length === 0) return leave(action, id);
    if (id !== null && error instanceof UpstreamFault && error.kind === "notFound")
      throw offerRecordAsNew(session, kind, kept.form);
    return answerRecordFault(action, error, savedMeanwhile);
  }
}

async function leave<Form extends RecordForm>(action: Action<Form>, savedId: string) {
  const { session, kind, request, id, kept } = action;
  const to = await leadOn(action, savedId);
  await endKept(slotOf(session, kind, request, kept.form), kept.form);
  return redirectWithSuccess(to, id === null ? kind.messages.created : kind.messages.edited);
}

/** Where one goes on once it is saved. */
async function leadOn<Form extends RecordForm>(
  { kind, request, id, kept: { form }, isNextNew }: Action<Form>,
  savedId: string,
): Promise<string> {
  const returnTo = cameFrom(request);
  if (!returnTo) return isNextNew ? kind.create : kind.list;
  const saved = { form, id: savedId };
  if (isNextNew) return withQuery(kind.create, { returnTo: kind.chooser(returnTo, saved) });
  const chosen = id === null ? await kind.choose?.(returnTo, saved) : null;
  return chosen ?? kind.chooser(returnTo, saved);
}

/** The screen one came from; null when the address does not say. */
function cameFrom(request: Request): string | null {
  return safeReturnPath(new URL(request.url).searchParams.get("returnTo"));
}

async function remove<Form extends RecordForm>(action: Action<Form>, id: string) {
  const { session, kind, request, kept } = action;
  try {
    await kind.remove(session, kept.form, id);
    await endKept(slotOf(session, kind, request, kept.form), kept.form);
    return await redirectWithSuccess(cameFrom(request) ?? kind.list, kind.messages.removed);
  } catch (error) {
    return answerRecordFault(action, error, await readSavedMeanwhile(action, error));
  }
}

async function readSavedMeanwhile<Form extends RecordForm>(
  { session, kind, id, kept: { form } }: Action<Form>,
  error: unknown,
): Promise<SavedMeanwhile<Form> | null> {
  if (id === null || !(error instanceof UpstreamFault) || error.status !== 409) return null;
  const there = await kind.load(session, id);
  if (there.version === form.version) return null;
  return {
    form: { ...kind.rebase(form, there), version: there.version },
    differences: await kind.compare(session, form, there),
  };
}

function answerRecordFault<Form extends RecordForm>(
  { session, kind, request, kept }: Action<Form>,
  error: unknown,
  savedMeanwhile: SavedMeanwhile<Form> | null,
) {
  return answerFault({
    ...{ error, kept, savedMeanwhile },
    slot: (form) => slotOf(session, kind, request, form),
    otherwise: "This was not found: it may have been deleted.",
  });
}

function offerRecordAsNew<Form extends RecordForm>(
  session: Session,
  kind: RecordKind<Form>,
  form: Form,
) {
  return offerAsNew(session, {
    form: { ...kind.asNew(form), key: randomUUID(), version: "" },
    to: kind.create,
    words:
      "This was not found: it may have been deleted. What you typed is kept, and can " +
      "become a new one.",
    label: "Make a new one of it",
  });
}
