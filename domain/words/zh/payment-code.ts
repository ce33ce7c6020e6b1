import type { en } from "../en/payment-code";
import type { Translation } from "../message";

export const zh = {
  code: "{title}：扫描此码",
  reference: "参考编号 {reference}",
  payNow: "请用银行应用扫描，金额会自动填入。",
  typeIn: "请用银行应用或电子钱包扫描，并输入此金额。",
  filledIn: "请用银行应用或电子钱包扫描，金额会自动填入。",
  change: "请用银行应用或电子钱包扫描。二维码中的金额为 {amount}，请改为此金额。",
} as const satisfies Translation<typeof en>;
