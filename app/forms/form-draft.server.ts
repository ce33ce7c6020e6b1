import * as z from "zod";
import { store } from "~/server/store/store.server";
import type { FaultText } from "~/lib/fault-messages";
import type { KeyedForm, FormSnapshot } from "./answer";
import { saveDraftValue, setDraftAside, type DraftOwner } from "~/server/drafts/drafts.server";

/** Where a form is kept while it is not finished, for how long, and what it looks like. */
export type FormDraftSlot<Form> = {
  owner: DraftOwner;
  /** Of the store; begins with `personKey`. */
  key: string;
  seconds: number;
  schema: z.ZodType<Form, z.ZodTypeDef, unknown>;
};

/** A form as it was last posted. */
export type FormDraft<Form> = FormSnapshot<Form> & {
  /** Fingerprint of the post that made this revision, to know its repeat. */
  madeBy: string;
  /** What was filled in when saving was asked for, in sentences, until it is confirmed. */
  unconfirmed: string[];
  /** Set when it was kept while it was typed; its page goes on as if it had not been. */
  typedOn?: PageRevision | undefined;
  /** The page whose button made this revision; it may be pressed again before it has the answer. */
  pressedOn?: PageSubmission | undefined;
};

/** `typed` is a digest of the form as the page posted it. */
export type PageSubmission = PageRevision & { typed: string };

/** A form on a page: the page by its own name, the form by the revision that it was sent as. */
export type PageRevision = { page: string; revision: number };

/** Null when there is none, or it cannot be read any more. */
export async function findFormDraft<Form>({
  key,
  schema,
}: FormDraftSlot<Form>): Promise<FormDraft<Form> | null> {
  return parseDraft(await store.get(key), schema);
}

/**
 * As `readKept`, for the page that shows the form: what cannot be read any more is set aside, and
 * `fault` says so.
 */
export async function openFormDraft<Form>({
  key,
  schema,
  seconds,
}: FormDraftSlot<Form>): Promise<{ draft: FormDraft<Form> | null; fault: FaultText | null }> {
  const value = await store.get(key);
  const kept = parseDraft(value, schema);
  if (value === null || kept) return { draft: kept, fault: null };
  await setDraftAside(key, value, seconds);
  return { draft: null, fault: DRAFT_SET_ASIDE };
}

const DRAFT_SET_ASIDE: FaultText = {
  title: "What you had entered here could not be read",
  text:
    "So this form begins anew: please enter it again. What was kept of it is set aside, where " +
    "whoever runs this app can look at it.",
};

const draftSchema = z
  .object({
    revision: z.number().int().optional(),
    /** The name of `revision` in drafts that were kept before forms shared one shape. */
    version: z.number().int().optional(),
    madeBy: z.string().default(""),
    unconfirmed: z.array(z.string()).default([]),
    typedOn: z.object({ page: z.string(), revision: z.number().int() }).optional(),
    pressedOn: z
      .object({ page: z.string(), revision: z.number().int(), typed: z.string() })
      .optional(),
    form: z.unknown(),
  })
  .transform(({ version = 0, revision = version, ...kept }) => ({ ...kept, revision }));

function parseDraft<Form>(
  value: unknown,
  schema: FormDraftSlot<Form>["schema"],
): FormDraft<Form> | null {
  const kept = draftSchema.safeParse(value);
  const form = schema.safeParse(kept.data?.form);
  return kept.success && form.success ? { ...kept.data, form: form.data } : null;
}

type DraftChange<Form> = {
  before: FormDraft<Form> | null;
  form: Form;
  madeBy: string;
  unconfirmed?: string[] | undefined;
  typedOn?: PageRevision | undefined;
  pressedOn?: PageSubmission | undefined;
};

/**
 * Keeps `form` as the revision after `before`; null, and nothing done, when that is no longer what
 * is kept. Throws `UnfinishedLimit`.
 */
export async function saveFormDraft<Form extends KeyedForm>(
  { owner, key, seconds, schema }: FormDraftSlot<Form>,
  change: DraftChange<Form>,
): Promise<FormDraft<Form> | null> {
  const { before, form, madeBy, unconfirmed = [], typedOn, pressedOn } = change;
  const revision = (before?.revision ?? 0) + 1;
  const pages = { ...(typedOn && { typedOn }), ...(pressedOn && { pressedOn }) };
  const value = { form, madeBy, unconfirmed, revision, ...pages };
  const expected = await store.get(key);
  const there = parseDraft(expected, schema);
  if (!isSameRevision(there, before)) return null;
  if (expected !== null && !there) {
    await setDraftAside(key, expected, seconds);
    return saveFormDraft({ owner, key, seconds, schema }, change);
  }
  return (await saveDraftValue(owner, key, { expected, value, seconds })) ? value : null;
}

/** Also when one was removed and another begun since: the revision alone would not tell. */
function isSameRevision<Form extends KeyedForm>(
  a: FormDraft<Form> | null,
  b: FormDraft<Form> | null,
): boolean {
  return a?.revision === b?.revision && a?.madeBy === b?.madeBy && a?.form.key === b?.form.key;
}

/**
 * Whether a page that was sent as `shown` has the newest of what is kept: nobody else has posted
 * the form since. Null stands for nothing kept, which is sent as revision 0.
 */
export function isPageCurrent<Form>(
  draft: FormDraft<Form> | null,
  { page, revision }: PageRevision,
): boolean {
  if (revision === (draft?.revision ?? 0)) return true;
  const typedOn = draft?.typedOn;
  return page !== "" && typedOn?.page === page && typedOn.revision === revision;
}

/** Whether the post comes from the page that made `kept`, with nothing typed since its last press. */
export function isResubmission(
  { pressedOn }: FormDraft<unknown>,
  submission: PageSubmission,
): boolean {
  if (!pressedOn || pressedOn.page === "") return false;
  const { page, revision, typed } = pressedOn;
  return page === submission.page && revision === submission.revision && typed === submission.typed;
}

/** The form is at its end, or goes on under another key: what its page still sends is not kept. */
export async function endFormDraft(slot: FormDraftSlot<unknown>, form: KeyedForm): Promise<void> {
  await store.set(endedDraftKey(slot, form), true, ENDED_SECONDS);
  await store.remove(slot.key);
}

/** Longer than a request is on its way. */
const ENDED_SECONDS = 15 * 60;

export async function hasDraftEnded(
  slot: FormDraftSlot<unknown>,
  form: KeyedForm,
): Promise<boolean> {
  return (await store.get(endedDraftKey(slot, form))) !== null;
}

function endedDraftKey({ owner }: FormDraftSlot<unknown>, { key }: KeyedForm): string {
  return `ended-draft:${encodeURIComponent(owner.person.id)}:${key}`;
}
