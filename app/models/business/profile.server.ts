import * as z from "zod";
import { readDate, showDate } from "../../../domain/calendar/days";
import { callV2 } from "~/server/v2/client.server";
import { extensions } from "~/server/v2/extensions.server";
import { orElse } from "~/server/v2/faults.server";
import type { Session } from "~/server/session/record.server";
import { text } from "../wire.server";

/** Each field of the profile that is text, by its name on the wire. */
const WIRE_NAMES = {
  name: "name",
  address: "address",
  registrationNo: "registration_no",
  phone: "phone_no",
  email: "email",
  website: "website_url",
  taxNo: "tax_no",
  taxSince: "tax_since",
  tin: "tin",
  msic: "msic",
  bankName: "bank_name",
  bankAccountName: "bank_account_name",
  bankAccountNo: "bank_account_no",
  payNow: "paynow",
  duitNowCode: "duitnow_code",
  footer: "footer",
} as const;

export type ProfileField = keyof typeof WIRE_NAMES;

/** What a business says of itself, as it is typed; a date is DD/MM/YYYY. */
export type ProfileForm = Record<ProfileField, string>;

// Object.keys forgets what the names are.
export const PROFILE_FIELDS = Object.keys(WIRE_NAMES) as ProfileField[];

/** A field that invoices would be better with, and why. */
export type Lack = { field: ProfileField; why: string };

const profileAnswer = z.object({
  profile: z
    .object({
      updated_at: text,
      duitnow_name: text,
      logo: z
        .object({ updated_at: text, width: z.number().int(), height: z.number().int() })
        .nullish(),
    })
    .catchall(z.unknown()),
  lacks: z.array(z.object({ field: z.string(), why: z.string() })).default([]),
});

const textOrBlank = text.catch("");

export type StoredProfile = {
  form: ProfileForm;
  /** The `updated_at` that a change is made to. */
  version: string;
  /** Whose DuitNow code it is; blank without one. */
  duitNowName: string;
  logo: { version: string; width: number; height: number } | null;
  lacks: Lack[];
};

/** The profile of the session's company, of a server that offers the extension. */
export async function readProfile(session: Session): Promise<StoredProfile> {
  const answer = await callV2({
    path: profilePath(session),
    credentials: session.credentials,
    answer: profileAnswer,
  });
  return toStored(answer);
}

/**
 * Saves over the version that the form was made from; `key` names the write, so that a repeat does
 * it once.
 */
export async function saveProfile(
  session: Session,
  form: ProfileForm,
  { key, version }: { key: string; version: string },
): Promise<StoredProfile> {
  const answer = await callV2({
    method: "PUT",
    path: profilePath(session),
    body: onWire(form),
    credentials: session.credentials,
    idempotencyKey: key,
    version,
    answer: profileAnswer,
  });
  return toStored(answer);
}

const checkAnswer = z.object({ password_needed_for: z.array(z.string()) });

/** The fields that would be changed and for which the password must be given before it is saved. */
export async function findGuardedChanges(
  session: Session,
  form: ProfileForm,
): Promise<ProfileField[]> {
  if (!(await extensions()).includes("security")) return [];
  const call = callV2({
    method: "POST",
    path: `${profilePath(session)}/check`,
    body: onWire(form),
    credentials: session.credentials,
    answer: checkAnswer,
  });
  // While copies of the API are replaced, one of before may answer.
  const { password_needed_for } = await orElse(call, [], async () => NOTHING_NEEDED);
  return password_needed_for.flatMap((name) => fieldOf(name) ?? []);
}

const NOTHING_NEEDED: z.output<typeof checkAnswer> = { password_needed_for: [] };

function onWire(form: ProfileForm): Record<string, string | null> {
  const fields = PROFILE_FIELDS.map((field): [string, string] => {
    return [WIRE_NAMES[field], form[field].trim()];
  });
  return { ...Object.fromEntries(fields), tax_since: readDate(form.taxSince) };
}

function fieldOf(wireName: string): ProfileField | undefined {
  return PROFILE_FIELDS.find((each) => WIRE_NAMES[each] === wireName);
}

function toStored({ profile, lacks }: z.output<typeof profileAnswer>): StoredProfile {
  const { logo } = profile;
  const read = (field: ProfileField) => textOrBlank.parse(profile[WIRE_NAMES[field]]);
  const form = Object.fromEntries(PROFILE_FIELDS.map((field) => [field, read(field)]));
  return {
    // Every field is named just above.
    form: { ...(form as ProfileForm), taxSince: showDate(read("taxSince")) },
    version: profile.updated_at,
    duitNowName: profile.duitnow_name,
    logo: logo ? { version: logo.updated_at, width: logo.width, height: logo.height } : null,
    lacks: lacks.flatMap(({ field, why }) => {
      const known = fieldOf(field);
      return known ? [{ field: known, why }] : [];
    }),
  };
}

function profilePath({ companyId }: Session): string {
  return `/companies/${encodeURIComponent(companyId)}/profile`;
}
