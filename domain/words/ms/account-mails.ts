import type { en } from "../en/account-mails";
import type { Translation } from "../message";

export const ms = {
  pinSubject: "PIN anda untuk menetapkan semula kata laluan {brand}",
  pinText: "PIN anda ialah {pin}. PIN ini boleh digunakan selama {minutes} minit.",
  pinNotAsked:
    "Jika anda tidak memintanya, abaikan sahaja e-mel ini: kata laluan anda kekal seperti sedia ada.",
} as const satisfies Translation<typeof en>;
