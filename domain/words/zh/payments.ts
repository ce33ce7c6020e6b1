import type { en } from "../en/payments";
import type { Translation } from "../message";

export const zh = {
  title: "收款",
  columns: {
    customer: "客户",
    invoice: "发票",
    method: "方式",
    status: "状态",
    amount: "金额",
  },
  label: "收款",
  none: "还没有收款。",
  givenBack: "已退款",
  givenBackFor: "{no} 的退款",
  onAccount: "账户余额",
  nothingStands: "没有有效收款",
  undoneOn: "已于 {date} 撤销",
} as const satisfies Translation<typeof en>;
