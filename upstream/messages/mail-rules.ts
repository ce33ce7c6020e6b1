import { normalizeEmail } from "../accounts/sessions";
import type { CompanyBooks } from "../db/company-books";
import { DEMO_EMAIL } from "../accounts/demo-account";
import { ApiError, createRefusal } from "../wire/api-error";
import type { UpstreamSettings } from "../settings/settings";
import { toRefusal } from "../../domain/refusals/refusal";

/**
 * The rules for mails to customers. `isDemo` returns true for the email of a demo account, which
 * sends no mails. `maxPerHour` is the limit of all companies together.
 */
export type MailRules = { isDemo: (email: string) => boolean; maxPerHour: number };

export function createMailRules({
  mailsPerHour = 300,
  demoEmail,
}: Pick<UpstreamSettings, "mailsPerHour" | "demoEmail">): MailRules {
  const demoEmails = [DEMO_EMAIL, ...(demoEmail === undefined ? [] : [normalizeEmail(demoEmail)])];
  return { isDemo: (email) => demoEmails.includes(email), maxPerHour: mailsPerHour };
}

/**
 * `open` allows mails. `unconfirmed` means that no member of the company, except demo accounts, has
 * a confirmed email address. `demo` means that the caller is a demo account.
 */
type MailPermission = "open" | "unconfirmed" | "demo";

/** Returns the caller's email address and whether mails to customers are allowed. */
export async function readMailPermission(
  books: CompanyBooks,
  accountId: number,
  isDemo: MailRules["isDemo"],
): Promise<{ email: string; mailing: MailPermission }> {
  const members = await books.listMembers();
  const email = members.find(({ id }) => id === accountId)?.email ?? "";
  if (isDemo(email)) return { email, mailing: "demo" };
  return { email, mailing: hasConfirmedMember(members, isDemo) ? "open" : "unconfirmed" };
}

/** Returns whether a company may send mails by itself, without a caller. */
export async function isMailAllowed(books: CompanyBooks, { isDemo }: MailRules): Promise<boolean> {
  return hasConfirmedMember(await books.listMembers(), isDemo);
}

type Member = { email: string; email_confirmed_at: string | null };

function hasConfirmedMember(members: Member[], isDemo: MailRules["isDemo"]): boolean {
  return members.some(({ email, email_confirmed_at: at }) => at !== null && !isDemo(email));
}

/** Throws a refusal for demo accounts and for companies without a confirmed email address. */
export async function refuseUnpermittedMail(
  books: CompanyBooks,
  accountId: number,
  { isDemo }: MailRules,
): Promise<void> {
  const { mailing } = await readMailPermission(books, accountId, isDemo);
  if (mailing !== "open")
    throw createRefusal(mailing === "demo" ? "demo_mails" : "email_unconfirmed");
}

/** The limit of mails per hour of one company. */
const MAX_MAILS_PER_HOUR = 20;
const HOUR_MS = 60 * 60_000;

/** Why a company sends no more mails within the hour. */
export const TOO_MANY_MAILS = toRefusal("too_many_mails", { max: MAX_MAILS_PER_HOUR });

/**
 * Counts the mails that the company may still send in this hour: the limit without the mails that
 * the company stored within the last hour.
 */
export async function countMailsLeft(books: CompanyBooks, now: Date): Promise<number> {
  const { count } = await books
    .selectFrom("sent_messages")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("made_at", ">", new Date(now.getTime() - HOUR_MS).toISOString())
    // Mails sent with the owner's own mail program have no recipient here.
    .where("way", "=", "mail")
    .where("recipient", "<>", "")
    .executeTakeFirstOrThrow();
  return Math.max(0, MAX_MAILS_PER_HOUR - count);
}

/** Throws a 429 when the company has reached its hourly limit. */
export async function refuseTooManyMails(books: CompanyBooks, now: Date): Promise<void> {
  if ((await countMailsLeft(books, now)) === 0)
    throw new ApiError(429, TOO_MANY_MAILS, { retryAfter: HOUR_MS / 1000 });
}

/**
 * Counts a mail in this hour's limit for all companies. Throws a refusal when the limit is reached.
 * Must be called after all other checks.
 */
export async function countMailOfAllCompanies(
  books: CompanyBooks,
  { maxPerHour }: MailRules,
  now: Date,
): Promise<void> {
  const hour = now.toISOString().slice(0, 13);
  if (await books.incrementSharedCount({ kind: "mail", period: hour, limit: maxPerHour })) return;
  console.warn(
    `A mail to a customer was refused because MAILS_PER_HOUR (${maxPerHour}) is reached.`,
  );
  throw new ApiError(429, toRefusal("too_many_mails_of_all"), {
    retryAfter: Math.ceil((HOUR_MS - (now.getTime() % HOUR_MS)) / 1000),
  });
}
