import { randomUUID } from "node:crypto";
import { data, redirect } from "@remix-run/node";
import { errorPage } from "~/server/error-page.server";
import { isKey, toResend } from "~/server/posted-form.server";
import { checkFields, validateForm } from "../validate.server";
import { formFields } from "~/lib/form-fields";
import { fieldText } from "~/lib/field-text";
import { refuseOtherCompany } from "~/server/session/other-company.server";
import { safeReturn } from "~/paths";
import { completeForm, IS_COMPLETE } from "../complete-form";
import { redirectWithFlash, redirectWithSuccess, redirectWithWarning } from "~/server/toast.server";
import { keep, readKept, removeKept } from "./kept-form.server";
import type { RecordId, RecordKind } from "./kind.server";
import type { RecordAnswer, RecordForm, Shown } from "./record";
import { fingerprint } from "~/server/drafts/unfinished.server";
import type { Session } from "~/server/session/record.server";
import { onceKept, UpstreamFault } from "~/server/v2/faults.server";
import { CONNECTION_ERROR } from "~/lib/fault-messages";

type Posted = { request: Request; posted: FormData; id: RecordId };

type Action<Form> = { request: Request; id: RecordId; shown: Shown<Form> };

/**
 * What a button of the form asks for. The form is kept first, whatever comes
 * of it, so that nothing typed is lost.
 */
export async function actOnRecord<Form extends RecordForm>(
  session: Session,
  kind: RecordKind<Form>,
  { request, posted, id }: Posted,
) {
  const intent = fieldText(posted, "intent") || "update";
  const key = fieldText(posted, "key");
  if (!isKey(key)) throw errorPage("unreadable", 400);
  await refuseOtherCompany(session, request, posted);
  if (intent === "discard") return discard(session, request, key);
  const madeBy = fingerprint(request, posted);
  // Of several posts at once one is kept; the others then find it, and are told.
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const answered = await keepAndGoOn(session, kind, { request, posted, id, key, intent, madeBy });
    if (answered) return answered;
  }
  throw errorPage("unreachable", 503, { resend: toResend(request, posted) });
}

const MOST_TRIES = 10;

/** Null when another post has changed what is kept since it was read here. */
async function keepAndGoOn<Form extends RecordForm>(
  session: Session,
  kind: RecordKind<Form>,
  {
    request,
    posted,
    id,
    key,
    intent,
    madeBy,
  }: Posted & { key: string; intent: string; madeBy: string },
) {
  const before = await readKept(session, key, kind.schema);
  const typed = await readPosted(
    kind,
    posted,
    async () => before?.form ?? (await kind.load(session, id)),
  );
  const isRepeat = before?.madeBy === madeBy;
  if (before && !isRepeat && isOlder(posted, before)) {
    const differences = await kind.compare(session, typed, before.form);
    // On this page again, and over the other: what is chosen is kept by the next post.
    if (differences.length > 0)
      return data(
        answer({ form: typed, revision: before.revision }, { differences, isOtherTab: true }),
        409,
      );
  }
  const keepForm = (form: Form) =>
    isRepeat ? before : keep(session, kind.schema, { form, before, madeBy });
  if (intent !== "save" && intent !== "delete") {
    const changed = kind.change(typed, intent);
    if (!changed) throw errorPage("unreadable", 400);
    if (!(await keepForm(changed.form))) return null;
    const to = addressOf(request, key) + (changed.at && !isRepeat ? `#${changed.at}` : "");
    return changed.toast ? redirectWithWarning(to, changed.toast) : redirect(to);
  }
  const shown = await keepForm(typed);
  if (!shown) return null;
  if (intent === "save") return onceKept(() => save(session, kind, { request, id, shown }));
  if (id === null) throw errorPage("unreadable", 400);
  return onceKept(() => remove(session, kind, { request, id, shown }));
}

/** The page was made from an older form than what is kept. */
function isOlder(posted: FormData, { revision }: Shown<unknown>): boolean {
  return posted.has("revision") && Number(posted.get("revision")) !== revision;
}

async function discard(session: Session, request: Request, key: string) {
  await removeKept(session, key);
  return redirectWithFlash(addressOf(request, null), "Changes discarded.");
}

/** The page of this form, with the form that is kept under `key`. */
function addressOf(request: Request, key: string | null): string {
  const { pathname, searchParams } = new URL(request.url);
  if (key) searchParams.set("form", key);
  else searchParams.delete("form");
  const query = searchParams.toString();
  return query ? `${pathname}?${query}` : pathname;
}

async function readPosted<Form extends RecordForm>(
  kind: RecordKind<Form>,
  posted: FormData,
  before: () => Promise<Form>,
): Promise<Form> {
  const read = await validateForm(kind.schema, posted);
  if (read.error) throw errorPage("unreadable", 400);
  return posted.has(IS_COMPLETE) ? read.data : completeForm(read.data, posted, await before());
}

async function save<Form extends RecordForm>(
  session: Session,
  kind: RecordKind<Form>,
  action: Action<Form>,
) {
  const { request, id, shown } = action;
  const fieldErrors = checkFields(kind.checks, shown.form);
  if (fieldErrors) return data(answer(shown, { fieldErrors }), 422);
  const leave = async (savedId: string) => {
    await removeKept(session, shown.form.key);
    const returnTo = cameFrom(request);
    const to = returnTo ? kind.chooser(returnTo, { form: shown.form, id: savedId }) : kind.list;
    return redirectWithSuccess(to, id === null ? kind.messages.created : kind.messages.edited);
  };
  try {
    return await leave(await kind.save(session, shown.form, id));
  } catch (error) {
    const conflict = await readConflict(session, kind, action, error);
    // A server that keeps no repeat keys refuses the second of two equal posts: both meant this.
    if (conflict && id !== null && conflict.differences?.length === 0) return leave(id);
    if (id !== null && error instanceof UpstreamFault && error.kind === "notFound")
      throw offerAsNew(session, kind, shown.form);
    return refused(session, kind, shown, { error, conflict });
  }
}

/**
 * To be thrown when the edited record is no longer there: what was typed can still become a new
 * one.
 */
function offerAsNew<Form extends RecordForm>(
  { companyId }: Session,
  kind: RecordKind<Form>,
  form: Form,
) {
  const fields = {
    ...kind.asNew(form),
    key: randomUUID(),
    version: "",
    company: companyId,
    intent: "update",
    [IS_COMPLETE]: "1",
  };
  return errorPage("notFound", 404, {
    words:
      "This was not found: it may have been deleted. What you typed is kept, and can " +
      "become a new one.",
    resend: { label: "Make a new one of it", to: kind.create, fields: formFields(fields) },
  });
}

async function remove<Form extends RecordForm>(
  session: Session,
  kind: RecordKind<Form>,
  action: Action<Form> & { id: string },
) {
  const { request, id, shown } = action;
  try {
    await kind.remove(session, shown.form, id);
    await removeKept(session, shown.form.key);
    return await redirectWithSuccess(cameFrom(request) ?? kind.list, kind.messages.removed);
  } catch (error) {
    return refused(session, kind, shown, {
      error,
      conflict: await readConflict(session, kind, action, error),
    });
  }
}

/** The screen one came from; null when the address does not say. */
function cameFrom(request: Request): string | null {
  return safeReturn(new URL(request.url).searchParams.get("returnTo"));
}

type Conflict<Form> = Pick<RecordAnswer<Form>, "form" | "differences">;

/** What somebody else saved since this page was made; null when that is not why it was refused. */
async function readConflict<Form extends RecordForm>(
  session: Session,
  kind: RecordKind<Form>,
  { id, shown: { form } }: Action<Form>,
  error: unknown,
): Promise<Conflict<Form> | null> {
  if (id === null || !(error instanceof UpstreamFault) || error.status !== 409) return null;
  const there = await kind.load(session, id);
  if (there.version === form.version) return null;
  return {
    form: { ...kind.rebase(form, there), version: there.version },
    differences: await kind.compare(session, form, there),
  };
}

/** The form again, with the upstream's words. The next try is a new one, under a new key. */
async function refused<Form extends RecordForm>(
  session: Session,
  kind: RecordKind<Form>,
  shown: Shown<Form>,
  { error, conflict }: { error: unknown; conflict: Conflict<Form> | null },
) {
  if (!(error instanceof UpstreamFault) || error.isBarred) throw error;
  console.error("[record form]", error.message);
  if (error.kind !== "refused" && error.kind !== "notFound")
    return data(answer(shown, { fault: CONNECTION_ERROR }), 503);
  const form = { ...(conflict?.form ?? shown.form), key: randomUUID() };
  // In place of the old one, which would count against the limit beside it.
  await removeKept(session, shown.form.key);
  const again = (await keep(session, kind.schema, { form, before: null, madeBy: "" })) ?? {
    form,
    revision: 0,
  };
  const { status, words } = error;
  if (conflict?.differences?.length)
    return data(answer(again, { differences: conflict.differences }), 409);
  return data(
    answer(again, {
      fault: { title: "Error", text: words || "This was not found: it may have been deleted." },
    }),
    status < 500 ? status : 502,
  );
}

function answer<Form>(
  { form, revision }: Shown<Form>,
  told: Partial<RecordAnswer<Form>>,
): RecordAnswer<Form> {
  return {
    fieldErrors: {},
    fault: null,
    differences: null,
    isOtherTab: false,
    form,
    revision,
    ...told,
  };
}
