import { MAX_PICTURE_BYTES, formatPictureTooLargeMessage } from "../../domain/limits/pictures";
import { businessWords as words } from "../../domain/words/business";
import { randomUUID } from "node:crypto";
import { data } from "@remix-run/node";
import { parseDuitNow } from "../../domain/business-numbers/duitnow";
import { compareFields, type DescribedFields, type Difference } from "~/forms/differences";
import { readDuitNowPicture, removeLogo, saveLogo } from "~/models/business/pictures.server";
import { readProfile, saveProfile } from "~/models/business/profile.server";
import {
  toProfileLabels,
  PROFILE_FIELDS,
  PROFILE_FIELD_NAMES,
  type ProfileForm,
} from "~/models/business/fields";
import { readFieldText } from "~/lib/field-text";
import { paths, parseReturnPath } from "~/paths";
import { refuseOtherCompany } from "~/server/session/other-company.server";
import { renameCompany, type Session } from "~/server/session/session-storage.server";
import { redirectWithSuccess } from "~/server/session/toast.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { toFormFaultOrThrow, UPDATE_INTENT, type FormErrors } from "~/forms/short-form.server";
import { askForPassword, type PasswordNeeded } from "./ask-for-password.server";
import { checkProfile } from "./checks";
import { removeDraftLogo, saveDraftLogo } from "./draft-logo.server";
import { readPostedProfile, type PostedProfile } from "./posted.server";

/** Saves the profile with its logo and DuitNow code, or answers with the form and what is wrong. */
export async function submitBusiness(
  session: Session,
  { request, posted }: { request: Request; posted: FormData },
) {
  await requireExtension("profile");
  await refuseOtherCompany(session, request, posted);
  const profile = await readPostedProfile(session, posted);
  if (readFieldText(posted, "intent") === UPDATE_INTENT)
    return answerWithProfile(session, profile, {}, { status: 200 });
  try {
    const { code, scanErrors } = await scanDuitNowPicture(session, profile);
    const parsed = { ...profile, typed: { ...profile.typed, duitNowCode: code } };
    const checked = checkProfile(parsed.typed, session.countryId);
    const errors = sortByField({ ...checked, ...scanErrors, ...findOversizedPictures(profile) });
    if (Object.keys(errors).length > 0)
      return await answerWithProfile(session, parsed, { errors }, { status: 422 });
    const passwordNeeded = await askForPassword(session, request, parsed);
    if (passwordNeeded) return await answerWithPasswordQuestion(session, parsed, passwordNeeded);
    return await saveAll(session, request, parsed);
  } catch (error) {
    const { fault, responseInit } = toFormFaultOrThrow(error);
    return await answerWithProfile(session, profile, { fault }, responseInit);
  }
}

type FieldErrors = Record<string, string>;

/**
 * Reads the DuitNow code from the chosen picture, because a page that is shown again can post the
 * code again, but not the chosen file. Returns the posted code when no picture was chosen, and when
 * the picture is too large or the API rejects it.
 */
async function scanDuitNowPicture(
  session: Session,
  { typed, duitNowPicture }: PostedProfile,
): Promise<{ code: string; scanErrors: FieldErrors }> {
  if (!duitNowPicture || duitNowPicture.size > MAX_PICTURE_BYTES)
    return { code: typed.duitNowCode, scanErrors: {} };
  try {
    return {
      code: await readDuitNowPicture(session, await bytesOf(duitNowPicture)),
      scanErrors: {},
    };
  } catch (error) {
    return { code: typed.duitNowCode, scanErrors: { duitNowPicture: pictureRefusalText(error) } };
  }
}

/** Returns the errors of pictures that are larger than the API accepts. */
function findOversizedPictures({ logo, duitNowPicture }: PostedProfile): FieldErrors {
  const isTooLarge = (file: File | null) => file !== null && file.size > MAX_PICTURE_BYTES;
  return {
    ...(isTooLarge(logo) && { logo: formatPictureTooLargeMessage() }),
    ...(isTooLarge(duitNowPicture) && { duitNowPicture: formatPictureTooLargeMessage() }),
  };
}

/** Sorts the errors by the order of the fields on the page. */
function sortByField(errors: FieldErrors): FieldErrors {
  const order: string[] = PROFILE_FIELD_NAMES.flatMap((name) =>
    name === "footer" ? ["duitNowPicture", "logo", name] : [name],
  );
  const position = ([name]: [string, string]) => order.indexOf(name);
  return Object.fromEntries(Object.entries(errors).sort((a, b) => position(a) - position(b)));
}

/** Saves the logo first, so that nothing else is saved when the API rejects the logo. */
async function saveAll(session: Session, request: Request, profile: PostedProfile) {
  const { typed, logo, removesLogo, idempotencyKey, etag } = profile;
  try {
    if (logo) await saveLogo(session, await bytesOf(logo), `${idempotencyKey}-logo`);
    else if (removesLogo) await removeLogo(session, `${idempotencyKey}-no-logo`);
  } catch (error) {
    const errors = { logo: pictureRefusalText(error) };
    return answerWithProfile(session, profile, { errors }, { status: 422 });
  }
  try {
    const saved = await saveProfile(session, typed, { idempotencyKey, etag });
    await Promise.all([renameCompany(session, saved.form.name), removeDraftLogo(session)]);
  } catch (error) {
    // The time for which the typed password counts has ended since `askForPassword` returned null.
    if (error instanceof UpstreamFault && error.code === "password_needed")
      return answerWithPasswordQuestion(session, profile, { fields: [], problem: "", status: 403 });
    if (error instanceof UpstreamFault && error.status === 409)
      return answerWithConflict(session, profile);
    throw error;
  }
  const returnPath = parseReturnPath(new URL(request.url).searchParams.get("returnTo"));
  return redirectWithSuccess(returnPath ?? paths.business(), () => words.saved);
}

/** Answers with the form and the question for the password. */
function answerWithPasswordQuestion(
  session: Session,
  profile: PostedProfile,
  { fields, problem, status }: PasswordNeeded,
) {
  const labels = toProfileLabels(session.countryId);
  const errors: FieldErrors = problem ? { password: problem } : {};
  const passwordNeededFor = fields.map((field) => labels[field]);
  return answerWithProfile(session, profile, { errors, passwordNeededFor }, { status });
}

/**
 * Answers with the differences between the typed profile and the profile that somebody else has
 * saved since the page was loaded. The next save overwrites the other profile.
 */
async function answerWithConflict(session: Session, profile: PostedProfile) {
  const stored = await readProfile(session);
  const differences = compareFields(
    describeProfile(profile.typed, session.countryId),
    describeProfile(stored.form, session.countryId),
  );
  // The API repeats its answer for a key that it has seen, so the next attempt needs a new key.
  const nextProfile = { ...profile, etag: stored.etag, idempotencyKey: randomUUID() };
  return answerWithProfile(session, nextProfile, { conflict: { differences } }, { status: 409 });
}

function describeProfile(form: ProfileForm, countryId: string): DescribedFields {
  const labels = toProfileLabels(countryId);
  return PROFILE_FIELD_NAMES.map((field): DescribedFields[number] => {
    const { listChoices } = PROFILE_FIELDS[field];
    const chosen = listChoices?.().find(({ id }) => id === form[field]);
    return [labels[field], chosen?.name ?? form[field]];
  });
}

type ProfileErrors = FormErrors & {
  /**
   * The differences to the profile that somebody else has saved since the page was loaded; null
   * unless somebody has.
   */
  conflict?: { differences: Difference[] } | null;
  /**
   * The labels of the fields that need the password, empty when these fields are unknown; null when
   * the page does not ask for the password.
   */
  passwordNeededFor?: string[] | null;
};

async function answerWithProfile(
  session: Session,
  { typed, etag, idempotencyKey, logo }: PostedProfile,
  { errors = {}, fault = null, conflict = null, passwordNeededFor = null }: ProfileErrors,
  init: ResponseInit,
) {
  const view = {
    ...{ typed, etag, idempotencyKey },
    duitNowName: duitNowNameOf(typed),
    draftLogoId: logo && !errors.logo ? await saveDraftLogo(session, logo) : "",
  };
  return data({ ...view, errors, fault, conflict, passwordNeededFor }, init);
}

function duitNowNameOf({ duitNowCode }: ProfileForm): string {
  const parsed = parseDuitNow(duitNowCode);
  return "name" in parsed ? parsed.name : "";
}

/** Returns the API's message when it has rejected a picture. Throws any other error. */
function pictureRefusalText(error: unknown): string {
  if (error instanceof UpstreamFault && [413, 422].includes(error.status)) return error.words;
  throw error;
}

async function bytesOf(file: File): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer());
}
