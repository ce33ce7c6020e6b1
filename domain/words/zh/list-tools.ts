import type { en } from "../en/list-tools";
import type { Translation } from "../message";

export const zh = {
  select: "选择",
  period: "期间",
  periodAndOrder: "期间和排序",
  from: "从",
  to: "至",
  show: "显示",
  order: "排序",
  newest: "最新",
  reverse: "倒序",
  sorts: { date: "日期", due_date: "到期日", contact: "客户", balance: "未付余额" },
  by: {
    date: "按日期",
    due_date: "按到期日",
    contact: "按客户",
    balance: "按未付余额",
  },
  csv: "CSV",
  csvTooLong: "CSV 最多 {max} 行。请选择较短的期间。",
  noCsv: "没有 CSV",
  noCsvTooLong: "共有 {rows} 行；CSV 最多 {max} 行。请返回并选择较短的期间。",
  showAll: "显示全部",
  changeDays: "请更改日期以查看列表。",
  noneInPeriod: {
    invoices: "此期间没有发票",
    payments: "此期间没有付款",
    creditNotes: "此期间没有贷项通知单",
  },
  unreadableDate: "请按 DD/MM/YYYY 格式输入日期。",
} as const satisfies Translation<typeof en>;
