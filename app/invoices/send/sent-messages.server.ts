import { formatCompanyTime } from "~/lib/company-day.server";
import { formatDate } from "../../../domain/calendar/days";
import { showReason, type ShownReason } from "~/models/coded.server";
import type { readMessages, SentMessage } from "~/models/messages.server";
import { joinSentences } from "../../../domain/words/in-languages";
import { fill } from "../../../domain/words/message";
import { sendingWords as words } from "../../../domain/words/sending";

type MessageList = Awaited<ReturnType<typeof readMessages>> | null;
type ViewOptions = { countryId: string; canRemind: boolean };

/**
 * Returns the views of the messages sent so far, and a text about the last reminder. The list is
 * empty when the API does not store messages.
 */
export function toSentMessagesView(list: MessageList, { countryId, canRemind }: ViewOptions) {
  const lastReminder = list?.lastReminder;
  return {
    sent: (list?.messages ?? []).map((message) => ({
      id: message.id,
      text: describeMessage(message),
      reason: describeReason(countryId, message),
      to: message.to,
      canSendAgain: message.can_send_again,
      when: [formatCompanyTime(countryId, message.at), message.by].filter(Boolean).join(" · "),
    })),
    /**
     * The text that says when the last reminder was sent, or that none was sent; empty when no
     * reminder can be sent.
     */
    lastReminded: !canRemind
      ? ""
      : lastReminder
        ? fill(words.lastReminded[toWay(lastReminder)], {
            time: formatCompanyTime(countryId, lastReminder.at),
          })
        : words.notReminded,
  };
}

/** Says why a mail was not sent, or not yet, and when it is tried again. */
function describeReason(countryId: string, message: SentMessage): ShownReason {
  const { text, lang } = showReason(message);
  return { text: joinSentences([text, formatNextTry(countryId, message)]), lang };
}

/** Says when a mail on its way is tried again; empty for other messages. */
function formatNextTry(countryId: string, { next_try_at }: SentMessage): string {
  return next_try_at
    ? fill(words.triedAgainAt, { time: formatCompanyTime(countryId, next_try_at) })
    : "";
}

type Way = keyof typeof words.reminders;

/** Returns how a reminder was sent. */
function toWay({ way }: Pick<SentMessage, "way">): Way {
  return way === "whatsapp" || way === "sms" || way === "mail" ? way : "otherWay";
}

/** Describes a sent message in one line, that of a statement with its period. */
function describeMessage(sent: SentMessage): string {
  const { from, until } = sent;
  const message = sent.to ? describeMail(sent) : words.reminders[toWay(sent)];
  if (!from || !until) return message;
  const period = { from: formatDate(from), to: formatDate(until) };
  return fill(words.statementMessage, { message, ...period });
}

function describeMail({ kind, is_reminder, to, state }: SentMessage): string {
  const email = kind === "invoices" ? words.mails.invoices : words.mails.mail;
  const values = { mail: is_reminder ? words.mails.reminder : email, to };
  if (state === "sent") return fill(words.mailTo, values);
  if (state === "interrupted") return fill(words.mailMaybeSent, values);
  if (state === "failed") return fill(words.mailNotSent, values);
  return fill(words.mailOnItsWay, values);
}
