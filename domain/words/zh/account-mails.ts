import type { en } from "../en/account-mails";
import type { Translation } from "../message";

export const zh = {
  pinSubject: "重设 {brand} 密码的 PIN",
  pinText: "PIN 是 {pin}，{minutes} 分钟内有效。",
  pinNotAsked: "如非本人申请，无需理会：密码不会改变。",
} as const satisfies Translation<typeof en>;
