import type { en } from "../en/invoice-list";
import type { Translation } from "../message";

export const zh = {
  title: "发票",
  search: "搜索发票",
  tabs: { all: "全部", unpaid: "未付款", draft: "草稿" },
  add: "添加",
  createInvoice: "创建发票",
  cashSale: "现金销售",
  resume: "继续填写发票",
  payments: "客户付款",
  searched: "编号、客户、项目、备注和金额",
  table: "发票",
  columns: {
    date: "日期",
    number: "编号",
    customer: "客户",
    due: "到期日",
    total: "总计",
    stillToPay: "未付",
    status: "状态",
  },
  left: "未付 {amount}",
  only: { overdue: "仅逾期发票", open: "仅未到期发票", paid: "仅已付款发票" },
  none: { overdue: "没有逾期发票", open: "没有未到期发票", paid: "没有已付款发票" },
  empty: { all: "创建第一张发票吧！", unpaid: "没有未付款的发票！", draft: "没有发票草稿" },
  deleted: "已删除的发票",
} as const satisfies Translation<typeof en>;
