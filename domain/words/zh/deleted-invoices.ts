import type { en } from "../en/deleted-invoices";
import type { Translation } from "../message";

export const zh = {
  title: "已删除的发票",
  none: "没有已删除的发票",
  explanation: "已开出的发票删除后保留在此，不在其他列表中，也不计入任何合计。",
  columns: {
    date: "日期",
    number: "编号",
    customer: "客户",
    deleted: "删除时间",
    total: "总计",
    restore: "恢复",
  },
  deletedAt: "删除于 {moment}",
  restore: "恢复",
  restoreNo: "恢复 {no}",
} as const satisfies Translation<typeof en>;
