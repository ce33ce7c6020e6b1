import * as z from "zod";
import { parseDate, formatDate } from "../../../domain/calendar/days";
import { mapRows } from "../../../domain/field-table";
import type { ProfileText } from "../../../domain/limits/business";
import { mapByWireName } from "~/lib/wire-names";
import { callV2 } from "~/server/v2/client.server";
import { listExtensions } from "~/server/v2/extensions.server";
import { UpstreamFault, withFallback } from "~/server/v2/faults.server";
import type { Session } from "~/server/session/session-storage.server";
import { text } from "../wire.server";
import { PROFILE_FIELDS, PROFILE_FIELD_NAMES, type ProfileField, type ProfileForm } from "./fields";
import { cachePerRequest } from "~/server/request/request-context.server";

/** A field that invoices would be better with, and why. */
export type MissingField = { field: ProfileField; why: string };

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
  etag: string;
  /** Whose DuitNow code it is; blank without one. */
  duitNowName: string;
  logo: { version: string; width: number; height: number } | null;
  missingFields: MissingField[];
};

/** The profile of the session's company, of a server that offers the extension. */
export async function readProfile(session: Session): Promise<StoredProfile> {
  const answer = await callV2({
    path: profilePath(session),
    credentials: session.credentials,
    answer: profileAnswer,
  });
  return toStoredProfile(answer);
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
    body: toPayload(form),
    credentials: session.credentials,
    idempotencyKey: key,
    etag: version,
    answer: profileAnswer,
  });
  return toStoredProfile(answer);
}

const checkAnswer = z.object({ password_needed_for: z.array(z.string()) });

/** The fields that would be changed and for which the password must be given before it is saved. */
export async function findGuardedChanges(
  session: Session,
  form: ProfileForm,
): Promise<ProfileField[]> {
  if (!(await listExtensions()).includes("security")) return [];
  const call = callV2({
    method: "POST",
    path: `${profilePath(session)}/check`,
    body: toPayload(form),
    credentials: session.credentials,
    answer: checkAnswer,
  });
  // While copies of the API are replaced, one of before may answer.
  const { password_needed_for } = await withFallback(call, [], async () => NOTHING_NEEDED);
  return password_needed_for.flatMap((name) => findFieldByWireName(name) ?? []);
}

const NOTHING_NEEDED: z.output<typeof checkAnswer> = { password_needed_for: [] };

function toPayload(form: ProfileForm): Record<string, string | null> {
  const texts: Record<ProfileText, string> = mapByWireName(PROFILE_FIELDS, (name) =>
    form[name].trim(),
  );
  return { ...texts, tax_since: parseDate(form.taxSince) };
}

function findFieldByWireName(wireName: string): ProfileField | undefined {
  return PROFILE_FIELD_NAMES.find((each) => PROFILE_FIELDS[each].wire === wireName);
}

function toStoredProfile({ profile, lacks }: z.output<typeof profileAnswer>): StoredProfile {
  const { logo } = profile;
  const form = mapRows(PROFILE_FIELDS, ({ wire }) => textOrBlank.parse(profile[wire]));
  return {
    form: { ...form, taxSince: formatDate(form.taxSince) },
    etag: profile.updated_at,
    duitNowName: profile.duitnow_name,
    logo: logo ? { version: logo.updated_at, width: logo.width, height: logo.height } : null,
    missingFields: lacks.flatMap(({ field, why }) => {
      const known = findFieldByWireName(field);
      return known ? [{ field: known, why }] : [];
    }),
  };
}

function profilePath({ companyId }: Session): string {
  return `/companies/${encodeURIComponent(companyId)}/profile`;
}

/** Null where the API has none, or does not tell just now: what stands beside it can do without. */
export function findProfile(session: Session): Promise<StoredProfile | null> {
  return cachePerRequest(`profile ${session.companyId}`, () =>
    readProfileUnlessUnavailable(session),
  );
}

async function readProfileUnlessUnavailable(session: Session): Promise<StoredProfile | null> {
  if (!(await listExtensions()).includes("profile")) return null;
  try {
    return await readProfile(session);
  } catch (error) {
    if (error instanceof UpstreamFault && !error.isAccessDenied) return null;
    throw error;
  }
}
