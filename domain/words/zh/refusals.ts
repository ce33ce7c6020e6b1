import type { en } from "../en/refusals";
import type { Translation } from "../message";

export const zh = {
  notNow: "目前无法对此发票执行此操作。",
  closedVoid: "此发票已作废，不能再更改，但可以删除。",
  closedPaid: "此发票已付款，款项已入账，因此不能再更改或删除。",
  closedCredited: "此发票有贷项通知单 {no}，因此不能再更改或删除。请先作废贷项通知单。",
  paidMoneyGoesBack: "{amount} 将退还给客户。",
  paidMoneyStays: "已付 {amount}。款项将转为 {name} 的预收款，可用于下一张发票，也可退还。",
} as const satisfies Translation<typeof en>;
