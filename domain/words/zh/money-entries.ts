import type { en } from "../en/money-entries";
import type { Translation } from "../message";

export const zh = {
  receipt: "收据",
  refund: "退款",
  receivedFrom: "收自 {name}",
  givenBackTo: "退给 {name}",
  receiptUndone: "此收据已于 {date} 撤销。",
  refundUndone: "此退款已于 {date} 撤销。",
  paymentUndone: "此付款已于 {date} 撤销。",
  facts: {
    invoice: "发票",
    date: "日期",
    paidBy: "付款方式",
    depositTo: "存入账户",
    paidFrom: "付款账户",
    reference: "参考编号",
    rounding: "四舍五入",
    cashGiven: "实收现金",
    change: "找零",
    atRate: "按当天汇率",
  },
  amountAtRate: "{amount}，汇率 {rate}",
  whatItPays: "支付的发票",
  paidFromAccount: "已于 {date} 用预收款支付",
  putOnAccount: "已于 {date} 转为预收款",
  partlyPutOnAccount: "{amount} 已于 {date} 转为预收款，{rest} 仍用于该发票",
  undone: "已于 {date} 撤销",
  givenBackOn: "已于 {date} 退款",
  onAccount: "预收款",
  giveBack: "退款",
  givenBackFor: "退款的发票",
  send: "发送",
  receiptOnPaper: "打印收据",
  slipOnPaper: "打印退款单",
  papers: {
    pdf: "PDF",
    a5: "A5",
    roll: "80 毫米卷纸",
  },
  newCashSale: "新现金销售",
  undo: "撤销",
  undoReceipt: {
    title: "撤销收据？",
    text: "{amount} 将不再列为预收款。收据会保留在列表中，标为已撤销。",
    barrier: "其中一部分已退款。如要撤销收据，请先撤销退款。",
  },
  undoShares: {
    other:
      "此收据的 {amount} 支付了 {count} 张发票，撤销后这些发票将重新列为未付款。收据会保留在列表中，标为已撤销。",
  },
  undoRefund: {
    title: "撤销退款？",
    text: "{amount} 将重新列为预收款。退款会保留在列表中，标为已撤销。",
  },
} as const satisfies Translation<typeof en>;
