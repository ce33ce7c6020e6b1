export const en = {
  pinSubject: "Your PIN to reset the {brand} password",
  pinText: "Your PIN is {pin}. It can be used for {minutes} minutes.",
  pinNotAsked: "If you did not ask for it, you need not do anything: your password stays as it is.",
} as const;
