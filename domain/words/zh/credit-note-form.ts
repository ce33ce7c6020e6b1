import type { en } from "../en/credit-note-form";
import type { Translation } from "../message";

export const zh = {
  title: "新贷项通知单",
  givesBackByChoice: "冲减的金额将退还客户，退款方式在下方选择。",
  givesBack: "冲减的金额将按最后一笔付款的方式退还客户。",
  reasonHint: "客户会在贷项通知单上看到。",
  whatIsCredited: "冲减内容",
  enterQuantities: "请输入每行冲减的数量。",
  total: "冲减合计",
  creditAll: "冲减全部剩余",
  left: "{price} · 可冲减 {quantity}",
  noneLeft: "{price} · 已全部冲减",
  quantity: "数量",
  quantityOf: "{name} 的数量",
  overpaid: {
    question: "如果付款超过应付余额",
    keep: "保留在账户余额中，用于下一张发票",
    give_back: "现在退款",
  },
  invalidQuantity: "请以数字输入数量。",
  nothingCredited: "请至少冲减一行。",
  onlyLeft: "只剩 {quantity} 可冲减。",
} as const satisfies Translation<typeof en>;
