import type { Mailing } from "~/models/reminders.server";

const REASONS: Record<Exclude<Mailing, "open">, string> = {
  none: "This server sends no emails, so no reminder goes out automatically.",
  demo: "The demo account sends no emails, so no reminder goes out automatically.",
  unconfirmed:
    "Reminders go out once you have confirmed your own email. The page ‘Send’ of an invoice sends you the link.",
};

/** Says why no reminder can go out. Shows nothing when reminders can go out. */
export function MailingNotice({ mailing }: { mailing: Mailing }) {
  return mailing === "open" ? null : <p className="notice">{REASONS[mailing]}</p>;
}
