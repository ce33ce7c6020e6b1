import type { en } from "../en/menu";
import type { Translation } from "../message";

export const zh = {
  business: "公司资料",
  home: "首页",
  invoices: "发票",
  allInvoices: "所有发票",
  newInvoice: "新发票",
  payments: "客户付款",
  creditNotes: "贷项通知单",
  personalize: "发票样式",
  owed: "欠款客户",
  contacts: "联系人",
  items: "项目",
  allItems: "所有项目",
  invoiceCount: { other: "{count} 张发票" },
  contactCount: { other: "{count} 个联系人" },
  itemCount: { other: "{count} 个项目" },
} as const satisfies Translation<typeof en>;
