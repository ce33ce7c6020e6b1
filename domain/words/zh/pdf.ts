import type { en } from "../en/pdf";
import type { Translation } from "../message";

export const zh = {
  title: "预览 PDF",
  backToVersions: "返回版本列表",
  chooseInvoice: "请选择发票以查看其 PDF。",
  allInvoices: "所有发票",
  open: "打开 PDF",
  save: "保存 PDF",
  pageOf: "第 {number} 页，共 {pages} 页",
  notShown: "无法在此显示页面。请打开或保存 PDF。",
  pageNotShown: "无法在此显示此页。",
  openInstead: "请打开 PDF。",
  logoNotShown: { first: "目前无法", second: "显示标志。" },
} as const satisfies Translation<typeof en>;
