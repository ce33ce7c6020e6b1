import type { en } from "../en/money";
import type { Translation } from "../message";

export const zh = {
  labels: {
    amount: "金额",
    date: "日期",
    methodId: "付款方式",
    accountId: "存入账户",
    reference: "参考编号",
    rate: "汇率",
  },
  amountIn: "金额（{symbol}）",
  allInCash: "全额以现金支付：{amount}，四舍五入 {rounding}",
  dayRate: "留空则使用当天汇率",
  givenBackBy: "退款方式",
  paidFrom: "付款账户",
  reason: "原因",
  invalidDay: "请按 DD/MM/YYYY 格式输入日期。",
  invalidRate: "请输入大于零的汇率。",
  invalidAmount: "请输入大于零的金额。",
  twoDecimals: "最多两位小数。",
  and: "{first}和{second}",
} as const satisfies Translation<typeof en>;
