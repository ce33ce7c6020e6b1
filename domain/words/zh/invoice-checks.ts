import type { en } from "../en/invoice-checks";
import type { Translation } from "../message";

export const zh = {
  chooseTerm: "请选择付款条款。",
  chooseCurrency: "请选择货币。",
  invalidRate: "请输入大于零的汇率。",
  invalidDate: "请按 DD/MM/YYYY 格式输入日期。",
  invalidDueDate: "请按 DD/MM/YYYY 格式输入到期日。",
  afterPayment: "此发票已有付款：请选择 {date} 或更早的日期。",
  futurePayment: "日期在今天之后的发票不能附带付款。请输入今天或更早的日期，或移除付款。",
  chooseContact: "请选择联系人。",
  addItem: "请至少添加一个项目。",
  unaddedItem: "“{text}”不在发票上：请从列表中选择项目，或清空此栏。",
  invalidQuantity: "请以数字输入数量。",
  invalidUnitPrice: "请以数字输入单价。",
  invalidDiscount: "请输入 0 至 100 的百分比。",
  itemGone: "此项目已停用。请在此移除，或先恢复使用。",
  oldTax: "{tax} 已失效。请选择其他税码，或选择无税。",
  incompletePayment: "请填妥此付款：付款方式、账户和金额。",
  amountTooLarge: "金额超过 {max}。请检查数量和价格。",
  totalBelowZero: "总计小于零。请检查数量和价格。",
  totalBelowPaid: "总计少于已付金额。请提高总计，或先撤销付款。",
  paymentsAboveTotal: "付款超过总计。请减少付款。",
  dueBeforeInvoice: "到期日早于发票日期，确定吗？",
  quantityNotAboveZero: "数量为零或小于零",
} as const satisfies Translation<typeof en>;
