import type { en } from "../en/versions";
import type { Translation } from "../message";

export const zh = {
  title: "版本",
  isDeleted: "此发票已删除，不在任何列表中，也不计入任何合计。",
  restore: "恢复",
  goToInvoice: "前往发票",
  version: "版本 {version}",
  states: { current: "当前", deleted: "已删除", superseded: "已被取代" },
  fromUpgrade: "在开始保存版本之前开出：公司和客户资料为 {time} 时的资料",
  previewPdf: "预览 PDF",
  ofVersion: "（版本 {version}）",
} as const satisfies Translation<typeof en>;
