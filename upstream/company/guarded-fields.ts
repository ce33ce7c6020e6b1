import { listKeys } from "../../domain/field-table";
import type { ProfileText } from "../../domain/limits/business";
import { ApiError } from "../wire/api-error";
import { PROFILE_FIELDS, type GuardedField, type Profile } from "./fields";
import type { CompanyRow } from "./missing-details";
import { toRefusal } from "../../domain/refusals/refusal";

/**
 * The names of the fields whose change requires the password: the payment details that customers
 * use, and the email of the business.
 */
export const GUARDED_NAMES = listKeys(PROFILE_FIELDS).filter(isGuarded);

function isGuarded(name: ProfileText): name is GuardedField {
  return PROFILE_FIELDS[name].isGuarded;
}

export type GuardedColumns = Pick<CompanyRow, GuardedField>;

/** Returns the guarded fields that the profile would change. */
export function listGuardedChanges(company: GuardedColumns, profile: Profile): GuardedField[] {
  return GUARDED_NAMES.filter(
    (name) => profile[name] !== undefined && profile[name] !== company[name],
  );
}

/** How long the user need not give the password again, in milliseconds. */
const PASSWORD_VALID_MS = 10 * 60_000;

type PasswordState = { passwordGivenAt: string | null; now: Date };

/** Returns true for guarded changes when the password was not given within `PASSWORD_VALID_MS`. */
export function isPasswordNeeded(changes: GuardedField[], { passwordGivenAt, now }: PasswordState) {
  if (changes.length === 0) return false;
  return (
    passwordGivenAt === null || now.getTime() - Date.parse(passwordGivenAt) > PASSWORD_VALID_MS
  );
}

/** Throws a 403 when `isPasswordNeeded` returns true. */
export function requirePassword(changes: GuardedField[], state: PasswordState): void {
  if (!isPasswordNeeded(changes, state)) return;
  throw new ApiError(403, toRefusal("password_needed", { guarded: changes }));
}
