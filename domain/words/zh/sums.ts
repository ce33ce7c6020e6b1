import type { en } from "../en/sums";
import type { Translation } from "../message";

export const zh = {
  creditNotes: { other: "{count} 张贷项通知单" },
  payments: { other: "{count} 笔付款" },
  paid: "已付 {amount}",
  credited: "已扣减 {amount}",
  toGiveBack: "应退 {amount}",
  figures: {
    billed: "已开票 {amount}",
    stillToPay: "未付 {amount}",
    credited: "已扣减 {amount}",
    received: "已收 {amount}",
  },
  drafts: { other: "{count} 张草稿" },
  voidInvoices: { other: "{count} 张已作废发票" },
  voidCreditNotes: { other: "{count} 张已作废贷项通知单" },
  undonePayments: { other: "{count} 笔已撤销付款" },
  notCounted: "不计入：{records}",
  comma: "、",
} as const satisfies Translation<typeof en>;
