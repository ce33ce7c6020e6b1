import { companyMoment } from "~/lib/company-day.server";
import { showDate } from "../../../domain/calendar/days";
import type { readMessages, SentMessage } from "~/models/messages.server";
import { sentWords } from "./sent-words";

type Sent = Awaited<ReturnType<typeof readMessages>> | null;
type Shown = { countryId: string; canRemind: boolean };

/** What was sent before; nothing where the API keeps none. */
export function showMessages(sent: Sent, { countryId, canRemind }: Shown) {
  const lastReminder = sent?.lastReminder;
  return {
    sent: (sent?.messages ?? []).map((message) => ({
      id: message.id,
      text: [sentWords(message), daysOf(message)].filter(Boolean).join(", "),
      reason: message.reason,
      to: message.to,
      canSendAgain: message.can_send_again,
      when: [companyMoment(countryId, message.at), message.by].filter(Boolean).join(" · "),
    })),
    /** Blank where there is nothing to remind of. */
    lastReminded: !canRemind
      ? ""
      : lastReminder
        ? `Last reminded on ${companyMoment(countryId, lastReminder.at)} ${wayOf(lastReminder)}.`
        : "Not reminded yet.",
  };
}

/** Of a statement. */
function daysOf({ from, until }: SentMessage): string {
  return from && until ? `${showDate(from)} to ${showDate(until)}` : "";
}

function wayOf({ way }: SentMessage): string {
  return { whatsapp: "by WhatsApp", sms: "by SMS", mail: "by email" }[way] ?? "another way";
}
