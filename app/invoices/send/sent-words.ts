type Sent = { is_reminder: boolean; way: string; to: string; state: string };

/** What was sent, in one line. */
export function sentWords({ is_reminder, way, to, state }: Sent): string {
  if (to) {
    const what = is_reminder ? "Reminder by email" : "Email";
    if (state === "sent") return `${what} to ${to}`;
    if (state === "interrupted") return `${what} to ${to}: may have been sent`;
    if (state === "failed") return `${what} to ${to}: not sent`;
    return `${what} to ${to}: on its way`;
  }
  return (
    {
      whatsapp: "Reminder by WhatsApp",
      sms: "Reminder by SMS",
      mail: "Reminder by your own email",
    }[way] ?? "Reminder another way"
  );
}
