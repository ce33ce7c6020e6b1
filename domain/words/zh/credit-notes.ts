import type { en } from "../en/credit-notes";
import type { Translation } from "../message";

export const zh = {
  listTitle: "贷项通知单",
  search: "搜索贷项通知单",
  searched: "编号、发票、客户和原因",
  columns: {
    date: "日期",
    number: "编号",
    customer: "客户",
    invoice: "发票",
    reason: "原因",
    status: "状态",
    amount: "金额",
  },
  none: "还没有贷项通知单。请从发票中开立。",
  label: "贷项通知单",
  forInvoice: "发票 {no}",
  isVoid: "已作废",
  title: "贷项通知单",
  back: "返回所有贷项通知单",
  credited: "已扣减",
  facts: "{date} · 发票 {invoice}",
  invoiceOf: "{no}（{date}）",
  voidedOn: "已于 {date} 作废：{reason}",
  send: "发送",
  pdf: "PDF",
  void: "作废",
  reason: "原因",
  beforeTax: "税前总额",
  total: "扣减总额",
  atRate: "按汇率 {rate}",
} as const satisfies Translation<typeof en>;
