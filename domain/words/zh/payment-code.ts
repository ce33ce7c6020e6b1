import type { en } from "../en/payment-code";
import type { Translation } from "../message";

export const zh = {
  code: "{title}：扫描此码",
  reference: "参考编号 {reference}",
  payNow: "请用银行应用扫码，金额已填好。",
  typeIn: "请用银行应用或电子钱包扫码，并输入此金额。",
  filledIn: "请用银行应用或电子钱包扫码，金额已填好。",
  change: "请用银行应用或电子钱包扫码。二维码本身的金额是 {amount}，请改为此金额。",
} as const satisfies Translation<typeof en>;
