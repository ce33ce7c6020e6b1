import type { Mailing } from "~/models/reminders.server";
import { reminderWords as words } from "../../../domain/words/reminders";

/** Says why no reminder can go out. Shows nothing when reminders can go out. */
export function MailingNotice({ mailing }: { mailing: Mailing }) {
  return mailing === "open" ? null : <p className="notice">{words.mailing[mailing]}</p>;
}
