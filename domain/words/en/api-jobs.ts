export const en = {
  mail_unconfirmed:
    "The mail service did not say whether it took this email. It may have arrived: ask your customer, or send it again.",
  mail_stopped:
    "The app stopped while this email was being sent. It may have arrived: ask your customer, or send it again.",
  address_refused: "The mail service does not take mail for {to}. Please check the address.",
  mail_refused: "The mail service did not take this mail. Please send it another way.",
  mail_busy: "The mail service is busy or does not take mail for this address now.",
  mail_unreachable: "The mail service cannot be reached. Nothing was sent.",
  mail_not_sent:
    "The mail could not be sent. Please send it another way, and tell who runs this app.",
  unexpected: "The app met an error of its own.",
  late_day:
    "The app was stopped on {day} and for more than {days} days after it, so it asks you first.",
} as const;
