import * as z from "zod";
import { formWords as words } from "../../domain/words/forms";
import { store } from "~/server/store/store.server";
import type { FaultText } from "~/lib/fault-messages";
import type { KeyedForm, FormSnapshot } from "./answer";
import { saveDraftValue, setDraftAside, type DraftOwner } from "~/server/drafts/drafts.server";

/** The place of a form's draft in the store, its lifetime, and the schema of the form. */
export type FormDraftSlot<Form> = {
  owner: DraftOwner;
  /** The key in the store; it begins with `toDraftPrefix`. */
  key: string;
  /** The lifetime of the draft, counted from each save. */
  seconds: number;
  schema: z.ZodType<Form, z.ZodTypeDef, unknown>;
};

/** The draft of a form, as it was last saved. */
export type FormDraft<Form> = FormSnapshot<Form> & {
  /**
   * The fingerprint of the post that saved this revision; used to recognise the same post again.
   * Empty when the server itself saved the revision, as after a refusal.
   */
  madeBy: string;
  /**
   * Sentences about the figures that the server filled in and that the user must confirm before the
   * form is saved to the API.
   */
  unconfirmed: string[];
  /**
   * The page whose autosave saved this revision; undefined when another request saved it. The page
   * does not become outdated by its own autosave.
   */
  typedOn?: PageRevision | undefined;
  /**
   * The post of a button that saved this revision; undefined when another request saved it. The
   * button can be pressed again before the answer arrives.
   */
  pressedOn?: PageSubmission | undefined;
};

/** A post of a page. `typed` is a hash of the form as the page posted it. */
export type PageSubmission = PageRevision & { typed: string };

/**
 * A page and the draft revision that it was rendered from. `page` is the random name of the page;
 * empty without script.
 */
export type PageRevision = { page: string; revision: number };

/** Returns null when there is no draft, or when the stored value cannot be parsed. */
export async function findFormDraft<Form>({
  key,
  schema,
}: FormDraftSlot<Form>): Promise<FormDraft<Form> | null> {
  return parseDraft(await store.get(key), schema);
}

/**
 * Returns the draft for the page that shows the form. A stored value that cannot be read is moved
 * to another key, and `fault` tells the user so.
 */
export async function openFormDraft<Form>({
  key,
  schema,
  seconds,
}: FormDraftSlot<Form>): Promise<{ draft: FormDraft<Form> | null; fault: FaultText | null }> {
  const value = await store.get(key);
  const stored = parseDraft(value, schema);
  if (value === null || stored) return { draft: stored, fault: null };
  await setDraftAside(key, value, seconds);
  return { draft: null, fault: words.setAside };
}

const draftSchema = z
  .object({
    revision: z.number().int().optional(),
    /** The name of `revision` in drafts that were stored by older releases. */
    version: z.number().int().optional(),
    madeBy: z.string().default(""),
    unconfirmed: z.array(z.string()).default([]),
    typedOn: z.object({ page: z.string(), revision: z.number().int() }).optional(),
    pressedOn: z
      .object({ page: z.string(), revision: z.number().int(), typed: z.string() })
      .optional(),
    form: z.unknown(),
  })
  .transform(({ version = 0, revision = version, ...stored }) => ({ ...stored, revision }));

function parseDraft<Form>(
  value: unknown,
  schema: FormDraftSlot<Form>["schema"],
): FormDraft<Form> | null {
  const stored = draftSchema.safeParse(value);
  const form = schema.safeParse(stored.data?.form);
  return stored.success && form.success ? { ...stored.data, form: form.data } : null;
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
 * Saves `form` as the revision after `before`. Returns null, and saves nothing, when `before` is no
 * longer the stored draft. Throws `DraftLimitReached` when the user has too many drafts.
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
  const stored = parseDraft(expected, schema);
  if (!isSameRevision(stored, before)) return null;
  if (expected !== null && !stored) {
    await setDraftAside(key, expected, seconds);
    return saveFormDraft({ owner, key, seconds, schema }, change);
  }
  return (await saveDraftValue(owner, key, { expected, value, seconds })) ? value : null;
}

/**
 * Compares the fingerprint and the key too, because a draft that was removed and started again can
 * have the same revision.
 */
function isSameRevision<Form extends KeyedForm>(
  a: FormDraft<Form> | null,
  b: FormDraft<Form> | null,
): boolean {
  return a?.revision === b?.revision && a?.madeBy === b?.madeBy && a?.form.key === b?.form.key;
}

/**
 * Tells whether the page has the newest revision of the draft, or only its own autosaves have
 * changed the draft since. Revision 0 stands for no draft.
 */
export function isPageCurrent<Form>(
  draft: FormDraft<Form> | null,
  { page, revision }: PageRevision,
): boolean {
  if (revision === (draft?.revision ?? 0)) return true;
  // A reloaded page can continue the page before it, whose name it then has.
  return page !== "" && draft?.typedOn?.page === page;
}

/**
 * Tells whether the post repeats the submission that saved the draft: it comes from the same page
 * and revision, with the same input. False for a page without script, which has no name.
 */
export function isResubmission(
  { pressedOn }: FormDraft<unknown>,
  submission: PageSubmission,
): boolean {
  if (!pressedOn || pressedOn.page === "") return false;
  const { page, revision, typed } = pressedOn;
  return page === submission.page && revision === submission.revision && typed === submission.typed;
}

/**
 * Removes a draft, for example because its form was saved to the API or discarded, or because the
 * form now has another key. Autosaves of the old form that arrive later are rejected.
 */
export async function endFormDraft(slot: FormDraftSlot<unknown>, form: KeyedForm): Promise<void> {
  await store.set(endedDraftKey(slot, form), true, ENDED_SECONDS);
  await store.remove(slot.key);
}

/** How long an ended draft is remembered. No request takes this long. */
const ENDED_SECONDS = 15 * 60;

/** Tells whether `endFormDraft` has removed the draft of this form in the last 15 minutes. */
export async function hasDraftEnded(
  slot: FormDraftSlot<unknown>,
  form: KeyedForm,
): Promise<boolean> {
  return (await store.get(endedDraftKey(slot, form))) !== null;
}

function endedDraftKey({ owner }: FormDraftSlot<unknown>, { key }: KeyedForm): string {
  return `ended-draft:${encodeURIComponent(owner.person.id)}:${key}`;
}
