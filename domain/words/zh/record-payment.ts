import type { en } from "../en/record-payment";
import type { Translation } from "../message";

export const zh = {
  title: "记录付款",
  paysOthersToo: "此款项也支付其他发票",
  currency: "货币",
  currencyOption: "{code}：{amount}",
  whatItPays: "支付的发票",
  dueFirst: "先支付最早到期的发票，可以更改。",
  spreadAgain: "重新分配金额",
  noUnpaid: "没有未付款的发票，全额转为预收款。",
  nothingLeft: "已无需付款",
  amountFor: "{no} 的金额",
  short: "不足发票金额",
  onAccount: "预收款",
  stays: "{amount} 留作 {name} 的预收款，可用于下一张发票，也可退还。",
  cashCustomer: {
    text: "现金销售在成交时已付款，无法在此记录付款。",
    link: "查看现金销售",
  },
  toPay: "未付 {amount}",
  due: "{date} 到期，{relative}",
  late: "{date} 到期，逾期 {span}",
  toPayOn: {
    other: "{count} 张发票未付 {amount}",
  },
  nothingToPay: "没有未付款项",
  lookAgain: {
    title: "请再检查一次",
    spread: "金额已按下方所示分配到各发票，尚未记录。请再按一次按钮以记录。",
    onAccount: "多付的 {amount} 将转为预收款，尚未记录。请再按一次按钮以记录。",
  },
  tooMuch: "发票合计 {amount}，超过付款金额。",
  invalidShare: "请以数字输入 {no} 的金额。",
  shareBelowZero: "{no} 的金额不能小于零。",
  onlyLeft: "{no} 只剩 {amount} 未付。",
  noneLeft: "{no} 已无需付款。",
} as const satisfies Translation<typeof en>;
