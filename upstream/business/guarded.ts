import { PASSWORD_GIVEN_MINUTES } from "../../domain/lifetimes";
import { ApiError } from "../http/api-error";
import type { CompanyRow } from "./lacks";
import type { Profile } from "./payload";

/**
 * The fields that say where customers' money goes, and where the business is written to: changed
 * only by who has just given the password. Each as a mail names it.
 */
export const GUARDED_FIELDS = {
  email: "email",
  bank_name: "bank",
  bank_account_name: "account name",
  bank_account_no: "account number",
  paynow: "PayNow number",
  duitnow_code: "DuitNow code",
} as const;

export type GuardedField = keyof typeof GUARDED_FIELDS;

export type GuardedColumns = Pick<CompanyRow, GuardedField>;

// Object.keys forgets what the names are.
const NAMES = Object.keys(GUARDED_FIELDS) as GuardedField[];

/** What of them a profile would change. */
export function guardedChanges(company: GuardedColumns, profile: Profile): GuardedField[] {
  const typed: Partial<Record<GuardedField, string>> = profile;
  return NAMES.filter((name) => typed[name] !== undefined && typed[name] !== company[name]);
}

const GIVEN_FOR_MS = PASSWORD_GIVEN_MINUTES * 60_000;

type Moment = { passwordGivenAt: string | null; now: Date };

export function isPasswordNeeded(changes: GuardedField[], { passwordGivenAt, now }: Moment) {
  if (changes.length === 0) return false;
  return passwordGivenAt === null || now.getTime() - Date.parse(passwordGivenAt) > GIVEN_FOR_MS;
}

export function refuseWithoutPassword(changes: GuardedField[], moment: Moment): void {
  if (!isPasswordNeeded(changes, moment)) return;
  const names = changes.map((name) => GUARDED_FIELDS[name]).join(", ");
  throw new ApiError(403, `Please give your password to change this: ${names}.`, {
    code: "password_needed",
  });
}
