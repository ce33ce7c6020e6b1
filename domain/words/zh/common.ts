import type { en } from "../en/common";
import type { Translation } from "../message";

export const zh = {
  yes: "是",
  no: "否",
  save: "保存",
  delete: "删除",
  done: "完成",
  next: "下一步",
  cancel: "取消",
  ticked: "已选 {count}",
  invoices: { other: "{count} 张发票" },
  close: "关闭",
  choose: "请选择",
  notChosen: "未选择",
  backToInvoices: "返回所有发票",
  backToInvoice: "返回发票",
  dateFormat: "DD/MM/YYYY",
} as const satisfies Translation<typeof en>;
