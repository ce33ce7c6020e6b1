import type { en } from "../en/void";
import type { Translation } from "../message";

export const zh = {
  invoice: {
    title: "作废发票",
    text: "作废的发票会保留编号，并以删除线显示在列表中，无需再付款。此操作无法撤销。",
  },
  deleted: {
    title: "已删除",
    text: "此发票已删除，无需作废。",
    link: "查看已删除的发票",
  },
  creditNote: {
    title: "作废贷项通知单",
    back: "返回贷项通知单",
    about: "{no}（发票 {invoiceNo}）· {amount}",
    text: "{no} 从 {invoiceNo} 扣减的金额将重新计入。作废的贷项通知单会保留编号，并以删除线显示在列表中。此操作无法撤销。",
    voided: "{no} 已于 {date} 作废。",
    link: "查看贷项通知单",
  },
} as const satisfies Translation<typeof en>;
