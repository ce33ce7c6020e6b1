import { companyMoment } from "~/lib/company-day.server";
import type { readMessages, SentMessage } from "~/models/invoices/messages.server";
import { sentWords } from "./sent-words";

type Sent = Awaited<ReturnType<typeof readMessages>> | null;

/** What was sent before; nothing where the API keeps none. */
export function showMessages(sent: Sent, countryId: string) {
  const lastReminder = sent?.lastReminder;
  return {
    sent: (sent?.messages ?? []).map((message) => ({
      id: message.id,
      text: sentWords(message),
      reason: message.reason,
      to: message.to,
      canSendAgain: message.can_send_again,
      when: [companyMoment(countryId, message.at), message.by].filter(Boolean).join(" · "),
    })),
    lastReminded: lastReminder
      ? `Last reminded on ${companyMoment(countryId, lastReminder.at)} ${wayOf(lastReminder)}.`
      : "",
  };
}

function wayOf({ way }: SentMessage): string {
  return { whatsapp: "by WhatsApp", sms: "by SMS", mail: "by email" }[way] ?? "another way";
}
