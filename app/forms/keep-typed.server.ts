import { fieldText } from "~/lib/field-text";
import { fingerprintPost } from "~/server/drafts/drafts.server";
import type { Session } from "~/server/session/session-storage.server";
import { readForm } from "./action.server";
import type { KeyedForm } from "./answer";
import { FORM_COMPLETE_FIELD } from "./complete-form";
import { hasEnded, isNewest, keep, readKept, type Slot } from "./kept-form.server";
import { PAGE_FIELD } from "./page-field";

/** Where a form is kept while it is typed, and what of it. */
type TypedForm<Form extends KeyedForm> = {
  schema: Slot<Form>["schema"];
  slot: (form: KeyedForm) => Slot<Form>;
  /** What is kept of `typed`; `before` is what is kept so far. Null when nothing may be. */
  merge: (typed: Form, before: Form | null) => Promise<Form | null>;
};

type Posted = { request: Request; posted: FormData };

/**
 * Keeps what is typed in a form, between its posts. Answers 204 when the server has it, 409 when it
 * is not kept because another page or another tab is ahead of this one: the next post of the page is
 * told.
 */
export async function keepTyped<Form extends KeyedForm>(
  session: Session,
  typedForm: TypedForm<Form>,
  { request, posted }: Posted,
): Promise<Response> {
  const isOwn =
    fieldText(posted, "company") === session.companyId && posted.has(FORM_COMPLETE_FIELD);
  const typed = await readForm(typedForm.schema, posted);
  const isKept = isOwn && (await keepNewest(typedForm, { request, posted, typed }));
  return new Response(null, {
    status: isKept ? 204 : 409,
    headers: { "Cache-Control": "no-store" },
  });
}

async function keepNewest<Form extends KeyedForm>(
  { slot: slotOf, merge }: TypedForm<Form>,
  { request, posted, typed }: Posted & { typed: Form },
): Promise<boolean> {
  const slot = slotOf(typed);
  const typedOn = {
    page: fieldText(posted, PAGE_FIELD),
    revision: Number(posted.get("revision") ?? NaN),
  };
  const madeBy = fingerprintPost(request, posted);
  for (;;) {
    const before = await readKept(slot);
    if (!isNewest(before, typedOn) || !(await isSameForm(slot, before?.form, typed))) return false;
    if (before?.madeBy === madeBy) return true;
    const form = await merge(typed, before?.form ?? null);
    if (!form) return false;
    if (await keep(slot, { before, form, madeBy, typedOn })) return true;
  }
}

/** Not of one that was saved or discarded, with or without another begun since. */
async function isSameForm(slot: Slot<unknown>, before: KeyedForm | undefined, typed: KeyedForm) {
  return before ? before.key === typed.key : !(await hasEnded(slot, typed));
}
