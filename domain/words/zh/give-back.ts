import type { en } from "../en/give-back";
import type { Translation } from "../message";

export const zh = {
  title: "退款",
  nothing: {
    text: "此处没有可退给 {name} 的款项。",
    invoice: "查看发票",
    customer: "查看客户",
  },
  paidTooMuch: "{no} 的收款比应付金额多 {amount}。",
  onAccount: "预收款为 {amount}。",
} as const satisfies Translation<typeof en>;
