import type { en } from "../en/payments";
import type { Translation } from "../message";

export const zh = {
  title: "客户付款",
  columns: {
    customer: "客户",
    invoice: "发票",
    method: "方式",
    status: "状态",
    amount: "金额",
  },
  label: "客户付款",
  none: "还没有客户付款。",
  givenBack: "已退款",
  givenBackFor: "{no} 的退款",
  onAccount: "预收款",
  nothingStands: "没有有效付款",
  undoneOn: "已于 {date} 撤销",
} as const satisfies Translation<typeof en>;
