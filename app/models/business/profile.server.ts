import * as z from "zod";
import { parseDate, formatDate } from "../../../domain/calendar/days";
import { mapRows } from "../../../domain/field-table";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "../../../domain/languages";
import { TICKED } from "../../../domain/limits/business";
import { mapByWireName } from "~/lib/wire-names";
import { callV2 } from "~/server/v2/client.server";
import { listExtensions } from "~/server/v2/extensions.server";
import { UpstreamFault, withFallback } from "~/server/v2/faults.server";
import type { Session } from "~/server/session/session-storage.server";
import { text } from "../wire.server";
import {
  PROFILE_FIELDS,
  PROFILE_FIELD_NAMES,
  USUAL_LANGUAGES,
  type ProfileField,
  type ProfileForm,
} from "./fields";
import { cachePerRequest } from "~/server/request/request-context.server";

/** A profile field that is empty and would improve invoices, with the reason. */
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

/** The profile of a business as the API stores it. */
export type StoredProfile = {
  form: ProfileForm;
  /** Whether the API has the setting `received_by`. An older release of the API lacks it. */
  offersReceivedBy: boolean;
  /** Whether the API has languages for customers, from the extension `language`. */
  offersLanguages: boolean;
  /** The `updated_at` of the profile, which a change is based on. */
  etag: string;
  /** The name of the account of the DuitNow code. Empty when the profile has no code. */
  duitNowName: string;
  /** The logo with its size in pixels. `updatedAt` changes with the picture. */
  logo: { updatedAt: string; width: number; height: number } | null;
  missingFields: MissingField[];
  /** The language for customers for whom none is chosen. */
  customerLanguage: Language;
};

/** Reads the profile of the session's company from an API with the extension `profile`. */
export async function readProfile(session: Session): Promise<StoredProfile> {
  const answer = await callV2({
    path: profilePath(session),
    credentials: session.credentials,
    answer: profileAnswer,
  });
  return toStoredProfile(answer);
}

/**
 * Saves the profile. Throws `UpstreamFault` "refused" with status 409 when the stored profile has
 * another etag. Calls with the same `idempotencyKey` save the profile once.
 */
export async function saveProfile(
  session: Session,
  form: ProfileForm,
  { idempotencyKey, etag }: { idempotencyKey: string; etag: string },
): Promise<StoredProfile> {
  const answer = await callV2({
    method: "PUT",
    path: profilePath(session),
    body: toPayload(form),
    credentials: session.credentials,
    idempotencyKey,
    etag,
    answer: profileAnswer,
  });
  return toStoredProfile(answer);
}

const checkAnswer = z.object({ password_needed_for: z.array(z.string()) });

/**
 * Returns the changed fields that need the user's password before they can be saved; none when the
 * API lacks the extension `security` or this call.
 */
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
  // During an update of the API, an older copy without this call may still answer.
  const { password_needed_for } = await withFallback(call, [], async () => NOTHING_NEEDED);
  return password_needed_for.flatMap((name) => findFieldByWireName(name) ?? []);
}

const NOTHING_NEEDED: z.output<typeof checkAnswer> = { password_needed_for: [] };

function toPayload(form: ProfileForm): Record<string, string | boolean | null> {
  const { customer_language, paper_languages, ...texts } = mapByWireName(PROFILE_FIELDS, (name) =>
    form[name].trim(),
  );
  const received_by = form.receivedBy === TICKED;
  return {
    ...texts,
    ...{ tax_since: parseDate(form.taxSince), received_by },
    // A page of an older release has no languages, and the stored ones stay.
    ...(customer_language === "" ? {} : { customer_language }),
    ...(paper_languages === ""
      ? {}
      : { paper_languages: paper_languages === USUAL_LANGUAGES ? null : paper_languages }),
  };
}

function findFieldByWireName(wireName: string): ProfileField | undefined {
  return PROFILE_FIELD_NAMES.find((each) => PROFILE_FIELDS[each].wire === wireName);
}

function toStoredProfile({ profile, lacks }: z.output<typeof profileAnswer>): StoredProfile {
  const { logo } = profile;
  const form = mapRows(PROFILE_FIELDS, ({ wire }) => textOrBlank.parse(profile[wire]));
  return {
    form: {
      ...form,
      taxSince: formatDate(form.taxSince),
      receivedBy: profile.received_by === true ? TICKED : "",
      ...(profile.paper_languages === null ? { paperLanguages: USUAL_LANGUAGES } : {}),
    },
    offersLanguages: typeof profile.customer_language === "string",
    offersReceivedBy: typeof profile.received_by === "boolean",
    etag: profile.updated_at,
    duitNowName: profile.duitnow_name,
    logo: logo ? { updatedAt: logo.updated_at, width: logo.width, height: logo.height } : null,
    customerLanguage: toLanguage(profile.customer_language),
    missingFields: lacks.flatMap(({ field, why }) => {
      const name = findFieldByWireName(field);
      return name ? [{ field: name, why }] : [];
    }),
  };
}

function toLanguage(value: unknown): Language {
  const code = textOrBlank.parse(value);
  return isLanguage(code) ? code : DEFAULT_LANGUAGE;
}

/** Returns the language in which a customer is written to. Null is the company's language. */
export async function readCustomerLanguage(
  session: Session,
  chosen: string | null,
): Promise<Language> {
  if (chosen !== null) return toLanguage(chosen);
  return (await findProfile(session))?.customerLanguage ?? DEFAULT_LANGUAGE;
}

function profilePath({ companyId }: Session): string {
  return `/companies/${encodeURIComponent(companyId)}/profile`;
}

/**
 * Finds the profile. Returns null when the API offers no profile or the call fails. Throws when the
 * user must log in or subscribe first (`isAccessDenied`).
 */
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
