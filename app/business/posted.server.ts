import { ACCOUNT_LIMITS } from "../../domain/limits/accounts";
import { LARGEST_PICTURE_BYTES } from "../../domain/limits/pictures";
import { completeForm, FORM_COMPLETE_FIELD } from "~/forms/complete-form";
import { mapRows } from "../../domain/field-table";
import { fieldText } from "~/lib/field-text";
import { PROFILE_FIELDS, type ProfileForm } from "~/models/business/fields";
import { readProfile } from "~/models/business/profile.server";
import { readIdempotencyKey } from "~/server/security/posted-form.server";
import { findDraftLogo } from "./draft-logo.server";
import type { Session } from "~/server/session/session-storage.server";

/** Bytes: two pictures, and two megabytes for the text. */
export const MAX_BUSINESS_FORM_BYTES = 2 * (LARGEST_PICTURE_BYTES + 1024 * 1024);

export type PostedProfile = {
  typed: ProfileForm;
  version: string;
  key: string;
  /** Null where none was chosen, in this post or in one that was answered with the form. */
  logo: File | null;
  duitNowPicture: File | null;
  removesLogo: boolean;
  /** Blank unless it was asked for; it never comes back in a page. */
  password: string;
};

/** What was typed and chosen; a page that had not arrived whole is completed by what is stored. */
export async function parsePostedProfile(
  session: Session,
  posted: FormData,
): Promise<PostedProfile> {
  const typed = mapRows(PROFILE_FIELDS, (_row, name) => fieldText(posted, name));
  const isComplete = posted.has(FORM_COMPLETE_FIELD);
  const form = isComplete ? typed : completeForm(typed, posted, (await readProfile(session)).form);
  return {
    // A ticked box takes the code away, unless another picture of one was chosen.
    typed: posted.has("removeDuitNow") ? { ...form, duitNowCode: "" } : form,
    version: fieldText(posted, "version"),
    key: readIdempotencyKey(posted),
    logo:
      findChosenFile(posted, "logo") ??
      (await findDraftLogo(session, fieldText(posted, "keptLogo"))),
    duitNowPicture: findChosenFile(posted, "duitNowPicture"),
    removesLogo: posted.has("removeLogo"),
    password: fieldText(posted, "password").slice(0, ACCOUNT_LIMITS.givenPassword),
  };
}

/** A browser posts a file of no bytes where none was chosen. */
function findChosenFile(posted: FormData, name: string): File | null {
  const file = posted.get(name);
  return file instanceof File && file.size > 0 ? file : null;
}
