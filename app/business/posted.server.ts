import { ACCOUNT_LIMITS } from "../../domain/limits/accounts";
import { MAX_PICTURE_BYTES } from "../../domain/limits/pictures";
import { completeForm, FORM_COMPLETE_FIELD } from "~/forms/complete-form";
import { mapRows } from "../../domain/field-table";
import { readFieldText } from "~/lib/field-text";
import { PROFILE_FIELDS, type ProfileForm } from "~/models/business/fields";
import { readProfile } from "~/models/business/profile.server";
import { readIdempotencyKey } from "~/server/security/posted-form.server";
import { findDraftLogo } from "./draft-logo.server";
import type { Session } from "~/server/session/session-storage.server";

/** The maximum size of the posted form in bytes: two pictures, and 2 MiB for the other fields. */
export const MAX_BUSINESS_FORM_BYTES = 2 * (MAX_PICTURE_BYTES + 1024 * 1024);

export type PostedProfile = {
  typed: ProfileForm;
  etag: string;
  idempotencyKey: string;
  /**
   * The logo that was chosen in this post or an earlier post of the form; null when there is none.
   */
  logo: File | null;
  /** The picture of a DuitNow code that was chosen in this post; null when there is none. */
  duitNowPicture: File | null;
  removesLogo: boolean;
  /**
   * The typed password. Empty unless the page asked for the password. The answer never contains it.
   */
  password: string;
};

/**
 * Returns what was typed and chosen. Fields that are missing because the page had not loaded
 * completely come from the stored profile.
 */
export async function readPostedProfile(
  session: Session,
  posted: FormData,
): Promise<PostedProfile> {
  const typed = mapRows(PROFILE_FIELDS, (_row, name) => readFieldText(posted, name));
  const isComplete = posted.has(FORM_COMPLETE_FIELD);
  const form = isComplete ? typed : completeForm(typed, posted, (await readProfile(session)).form);
  return {
    // The ticked box removes the stored code. The code of a chosen picture is read afterwards.
    typed: posted.has("removeDuitNow") ? { ...form, duitNowCode: "" } : form,
    etag: readFieldText(posted, "version"),
    idempotencyKey: readIdempotencyKey(posted),
    logo:
      findChosenFile(posted, "logo") ??
      (await findDraftLogo(session, readFieldText(posted, "keptLogo"))),
    duitNowPicture: findChosenFile(posted, "duitNowPicture"),
    removesLogo: posted.has("removeLogo"),
    password: readFieldText(posted, "password").slice(0, ACCOUNT_LIMITS.passwordToCheck),
  };
}

/** Returns null when no file was chosen; browsers then post an empty file. */
function findChosenFile(posted: FormData, name: string): File | null {
  const file = posted.get(name);
  return file instanceof File && file.size > 0 ? file : null;
}
