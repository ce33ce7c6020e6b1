import type { en } from "../en/barriers";
import type { Translation } from "../message";

export const zh = {
  notNow: { title: "目前无法进行", link: "查看发票" },
  creditNote: {
    title: "请先作废贷项通知单",
    text: "{no} 有贷项通知单 {creditNote}。作废贷项通知单后，发票才能作废或删除。",
    link: "查看贷项通知单",
  },
  payments: {
    title: "请先撤销付款",
    text: "{no} 已收到款项。撤销所有付款后，发票才能作废或删除。",
    link: "查看付款",
  },
} as const satisfies Translation<typeof en>;
