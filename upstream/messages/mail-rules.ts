import { normalizeEmail } from "../accounts/sessions";
import type { CompanyBooks } from "../db/company-books";
import { DEMO_EMAIL } from "../accounts/demo-account";
import { ApiError, createRefusal } from "../wire/api-error";
import type { UpstreamSettings } from "../settings/settings";

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

const OTHER_WAYS = "send it by WhatsApp, SMS or your own email.";

const REFUSALS = {
  unconfirmed:
    "Emails go to customers once you have confirmed your own email, by the link that we send you." +
    ` Until then, ${OTHER_WAYS}`,
  demo: `The demo account sends no emails. Please ${OTHER_WAYS}`,
};

/** Throws a refusal for demo accounts and for companies without a confirmed email address. */
export async function refuseUnpermittedMail(
  books: CompanyBooks,
  accountId: number,
  { isDemo }: MailRules,
): Promise<void> {
  const { mailing } = await readMailPermission(books, accountId, isDemo);
  if (mailing !== "open") throw createRefusal(REFUSALS[mailing]);
}

/** The limit of mails per hour of one company. */
const MAX_MAILS_PER_HOUR = 20;
const HOUR_MS = 60 * 60_000;

/** Why a company sends no more mails within the hour, in words for the owner. */
export const TOO_MANY_MAILS =
  `${MAX_MAILS_PER_HOUR} emails were sent within an hour, which is the most.` +
  ` Please try again later, or ${OTHER_WAYS}`;

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
  throw new ApiError(
    429,
    "All businesses here together have sent as many emails as they may within an hour." +
      ` Nothing was sent: please try again later, or ${OTHER_WAYS}`,
    { retryAfter: Math.ceil((HOUR_MS - (now.getTime() % HOUR_MS)) / 1000) },
  );
}
