import type { en } from "../en/owed";
import type { Translation } from "../message";

export const zh = {
  title: "欠款客户",
  nobody: "没有客户欠款",
  createInvoice: "创建发票",
  customer: "客户",
  total: "合计",
  totals: "合计",
  bands: {
    not_due: "未到期",
    days_1_30: "1–30 天",
    days_31_60: "31–60 天",
    days_61_90: "61–90 天",
    over_90: "超过 90 天",
  },
  eachCurrency: "各货币分开计算；首页则按发票汇率合计。",
  allIn: "全部 {code}",
  lateInvoices: "逾期发票",
  remindSeveral: "提醒多位客户",
  automaticReminders: "自动提醒",
  recordPaymentOf: "记录 {name} 的付款",
  remind: "提醒",
  remindName: "提醒 {name}",
  noDueDate: "没有到期日",
  due: "{relative}到期",
  nothingLate: "没有逾期",
  late: "逾期 {amount}",
  lateBy: "{amount} 逾期 {span}",
  lateByUpTo: "逾期 {amount}，最长 {span}",
} as const satisfies Translation<typeof en>;
