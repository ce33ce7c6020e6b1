import type { en } from "../en/fields";
import type { Translation } from "../message";

export const zh = {
  compulsory: "此栏必须填写",
  invalidEmail: "请输入有效的电邮地址。",
  writeAmount: "请写成 {amount}。",
  tooLong: "最多 {max} 个字符。",
  passwordTooShort: "密码必须多于 {min} 个字符",
  passwordTooLong: "密码最多 {max} 个字符",
  passwordHint: "至少 {min} 个字符；8 个或以上更安全。",
} as const satisfies Translation<typeof en>;
