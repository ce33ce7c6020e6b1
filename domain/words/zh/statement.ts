import type { en } from "../en/statement";
import type { Translation } from "../message";

export const zh = {
  title: "对账单",
  back: "返回客户",
  by: "{business} 开出的对账单",
  byOfPeriod: "{business} 开出的对账单，{from} 至 {to}",
  days: "日期范围",
  nothing: "此期间没有欠款，也没有交易。",
  send: "发送",
  openPdf: "打开 PDF",
  savePdf: "保存 PDF",
  columns: {
    date: "日期",
    details: "明细",
    amount: "金额",
    balance: "余额",
  },
  opening: "期初余额",
  closing: "期末余额",
  closingOnAccount: "其中预收款",
  entries: {
    invoice: "发票 {no}",
    payment: "发票 {invoiceNo} 的付款",
    paymentOnAccount: "预收款",
    paymentUndone: "发票 {invoiceNo} 的付款已撤销",
    paymentOnAccountUndone: "预收款已撤销",
    creditNote: "发票 {invoiceNo} 的贷项通知单 {no}",
    creditNoteVoided: "发票 {invoiceNo} 的贷项通知单 {no} 已作废",
    roundingChange: "发票 {invoiceNo} 的现金四舍五入",
    refund: "发票 {invoiceNo} 的退款",
    refundOnAccount: "退款",
    refundUndone: "发票 {invoiceNo} 的退款已撤销",
    refundOnAccountUndone: "退款已撤销",
  },
  rounding: "四舍五入 {amount}",
  comma: "，",
} as const satisfies Translation<typeof en>;
