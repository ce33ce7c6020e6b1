import { formatCompanyTime } from "~/lib/company-day.server";
import { formatDate } from "../../../domain/calendar/days";
import type { readMessages, SentMessage } from "~/models/messages.server";

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
      text: [describeMessage(message), formatPeriod(message)].filter(Boolean).join(", "),
      reason: [message.reason, formatNextTry(countryId, message)].filter(Boolean).join(" "),
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
        ? `Last reminded on ${formatCompanyTime(countryId, lastReminder.at)} ${formatWay(lastReminder)}.`
        : "Not reminded yet.",
  };
}

/** Says when a mail on its way is tried again; empty for other messages. */
function formatNextTry(countryId: string, { next_try_at }: SentMessage): string {
  return next_try_at ? `It is tried again at ${formatCompanyTime(countryId, next_try_at)}.` : "";
}

/** Returns the period of a statement; empty for other messages. */
function formatPeriod({ from, until }: SentMessage): string {
  return from && until ? `${formatDate(from)} to ${formatDate(until)}` : "";
}

function formatWay({ way }: SentMessage): string {
  return { whatsapp: "by WhatsApp", sms: "by SMS", mail: "by email" }[way] ?? "another way";
}

type SentMessageFacts = {
  kind: string;
  is_reminder: boolean;
  way: string;
  to: string;
  state: string;
};

/** Describes a sent message in one line. */
function describeMessage({ kind, is_reminder, way, to, state }: SentMessageFacts): string {
  if (to) {
    const email = kind === "invoices" ? "Email with several invoices" : "Email";
    const messageName = is_reminder ? "Reminder by email" : email;
    if (state === "sent") return `${messageName} to ${to}`;
    if (state === "interrupted") return `${messageName} to ${to}: may have been sent`;
    if (state === "failed") return `${messageName} to ${to}: not sent`;
    return `${messageName} to ${to}: on its way`;
  }
  return (
    {
      whatsapp: "Reminder by WhatsApp",
      sms: "Reminder by SMS",
      mail: "Reminder by your own email",
    }[way] ?? "Reminder another way"
  );
}
