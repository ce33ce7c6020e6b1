import * as z from "zod";
import { store } from "~/server/store/store.server";
import type { FaultText } from "~/lib/fault-messages";
import type { KeyedForm, Shown } from "./answer";
import { saveDraftValue, setDraftAside, type DraftOwner } from "~/server/drafts/drafts.server";

/** Where a form is kept while it is not finished, for how long, and what it looks like. */
export type Slot<Form> = {
  owner: DraftOwner;
  /** Of the store; begins with `personKey`. */
  key: string;
  seconds: number;
  schema: z.ZodType<Form, z.ZodTypeDef, unknown>;
};

/** A form as it was last posted. */
export type Kept<Form> = Shown<Form> & {
  /** Fingerprint of the post that made this revision, to know its repeat. */
  madeBy: string;
  /** What was filled in when saving was asked for, in sentences, until it is confirmed. */
  unconfirmed: string[];
  /** Set when it was kept while it was typed; its page goes on as if it had not been. */
  typedOn?: PageOfForm | undefined;
  /** The page whose button made this revision; it may be pressed again before it has the answer. */
  pressedOn?: PressedPage | undefined;
};

/** `typed` is a digest of the form as the page posted it. */
export type PressedPage = PageOfForm & { typed: string };

/** A form on a page: the page by its own name, the form by the revision that it was sent as. */
export type PageOfForm = { page: string; revision: number };

/** Null when there is none, or it cannot be read any more. */
export async function readKept<Form>({ key, schema }: Slot<Form>): Promise<Kept<Form> | null> {
  return parseKept(await store.get(key), schema);
}

/**
 * As `readKept`, for the page that shows the form: what cannot be read any more is set aside, and
 * `fault` says so.
 */
export async function openKept<Form>({
  key,
  schema,
  seconds,
}: Slot<Form>): Promise<{ kept: Kept<Form> | null; fault: FaultText | null }> {
  const value = await store.get(key);
  const kept = parseKept(value, schema);
  if (value === null || kept) return { kept, fault: null };
  await setDraftAside(key, value, seconds);
  return { kept: null, fault: SET_ASIDE };
}

const SET_ASIDE: FaultText = {
  title: "What you had entered here could not be read",
  text:
    "So this form begins anew: please enter it again. What was kept of it is set aside, where " +
    "whoever runs this app can look at it.",
};

const keptSchema = z
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

function parseKept<Form>(value: unknown, schema: Slot<Form>["schema"]): Kept<Form> | null {
  const kept = keptSchema.safeParse(value);
  const form = schema.safeParse(kept.data?.form);
  return kept.success && form.success ? { ...kept.data, form: form.data } : null;
}

type Change<Form> = {
  before: Kept<Form> | null;
  form: Form;
  madeBy: string;
  unconfirmed?: string[] | undefined;
  typedOn?: PageOfForm | undefined;
  pressedOn?: PressedPage | undefined;
};

/**
 * Keeps `form` as the revision after `before`; null, and nothing done, when that is no longer what
 * is kept. Throws `UnfinishedLimit`.
 */
export async function keep<Form extends KeyedForm>(
  { owner, key, seconds, schema }: Slot<Form>,
  change: Change<Form>,
): Promise<Kept<Form> | null> {
  const { before, form, madeBy, unconfirmed = [], typedOn, pressedOn } = change;
  const revision = (before?.revision ?? 0) + 1;
  const pages = { ...(typedOn && { typedOn }), ...(pressedOn && { pressedOn }) };
  const value = { form, madeBy, unconfirmed, revision, ...pages };
  const expected = await store.get(key);
  const there = parseKept(expected, schema);
  if (!isSame(there, before)) return null;
  if (expected !== null && !there) {
    await setDraftAside(key, expected, seconds);
    return keep({ owner, key, seconds, schema }, change);
  }
  return (await saveDraftValue(owner, key, { expected, value, seconds })) ? value : null;
}

/** Also when one was removed and another begun since: the revision alone would not tell. */
function isSame<Form extends KeyedForm>(a: Kept<Form> | null, b: Kept<Form> | null): boolean {
  return a?.revision === b?.revision && a?.madeBy === b?.madeBy && a?.form.key === b?.form.key;
}

/**
 * Whether a page that was sent as `shown` has the newest of what is kept: nobody else has posted
 * the form since. Null stands for nothing kept, which is sent as revision 0.
 */
export function isNewest<Form>(kept: Kept<Form> | null, { page, revision }: PageOfForm): boolean {
  if (revision === (kept?.revision ?? 0)) return true;
  const typedOn = kept?.typedOn;
  return page !== "" && typedOn?.page === page && typedOn.revision === revision;
}

/** Whether the post comes from the page that made `kept`, with nothing typed since its last press. */
export function isSamePress({ pressedOn }: Kept<unknown>, by: PressedPage): boolean {
  if (!pressedOn || pressedOn.page === "") return false;
  const { page, revision, typed } = pressedOn;
  return page === by.page && revision === by.revision && typed === by.typed;
}

/** The form is at its end, or goes on under another key: what its page still sends is not kept. */
export async function endKept(slot: Slot<unknown>, form: KeyedForm): Promise<void> {
  await store.set(endedKey(slot, form), true, ENDED_SECONDS);
  await store.remove(slot.key);
}

/** Longer than a request is on its way. */
const ENDED_SECONDS = 15 * 60;

export async function hasEnded(slot: Slot<unknown>, form: KeyedForm): Promise<boolean> {
  return (await store.get(endedKey(slot, form))) !== null;
}

function endedKey({ owner }: Slot<unknown>, { key }: KeyedForm): string {
  return `ended-draft:${encodeURIComponent(owner.person.id)}:${key}`;
}
