import type { en } from "../en/credit-note-form";
import type { Translation } from "../message";

export const zh = {
  title: "新贷项通知单",
  givesBackByChoice: "扣减的金额将退还客户，退款方式在下方选择。",
  givesBack: "扣减的金额将按最后一笔付款的方式退还客户。",
  reasonHint: "客户会在贷项通知单上看到。",
  whatIsCredited: "扣减内容",
  enterQuantities: "请输入每行扣减的数量。",
  total: "扣减总额",
  creditAll: "扣减全部余下数量",
  left: "{price} · 可扣减 {quantity}",
  noneLeft: "{price} · 已全数扣减",
  quantity: "数量",
  quantityOf: "{name} 的数量",
  overpaid: {
    question: "如果已付金额超过应付金额",
    keep: "留作预收款，用于下一张发票",
    give_back: "现在退款",
  },
  invalidQuantity: "请以数字输入数量。",
  nothingCredited: "请至少扣减一行。",
  onlyLeft: "只剩 {quantity} 可扣减。",
} as const satisfies Translation<typeof en>;
