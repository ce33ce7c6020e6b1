import type { en } from "../en/given-names";
import type { Translation } from "../message";

export const zh = {
  days: "{days} 天",
  names: {
    cash: "现金",
    bankTransfer: "银行转账",
    creditCard: "信用卡",
    cheque: "支票",
    sales: "销售",
    services: "服务",
    deliveryCharges: "运送费",
    sundryIncome: "杂项收入",
    otherIncome: "其他收入",
    cashInHand: "手头现金",
    bankAccount: "银行账户",
    bank: "银行",
    goodsSold: "销货成本",
    packaging: "包装费",
    costOfSales: "销售成本",
    freight: "运费",
    otherExpenses: "其他支出",
    overheads: "间接费用",
    stock: "现有库存",
    inventory: "库存",
  },
} as const satisfies Translation<typeof en>;
