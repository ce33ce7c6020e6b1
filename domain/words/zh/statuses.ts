import type { en } from "../en/statuses";
import type { Translation } from "../message";

export const zh = {
  plain: {
    draft: { word: "草稿", banner: "草稿", meaning: "尚未发送，不计入任何合计。" },
    sent: { word: "已发送", banner: "待审核", meaning: "已标记为已发送，尚未付款。" },
    approved: { word: "已批准", banner: "已批准", meaning: "已批准，不能再更改客户。" },
    accepted: { word: "已接受", banner: "已接受", meaning: "客户已接受，尚未付款。" },
    voided: { word: "已作废", banner: "已作废", meaning: "编号保留，无需付款。" },
    received: { word: "已付款", banner: "已收款", meaning: "已无需付款。" },
  },
  unknown: "状态 {number}",
  late: { name: "逾期", word: "逾期 {span}", part: "逾期 {span}，部分付款" },
  credited: { word: "已全数扣减", meaning: "贷项通知单已扣减全部金额。" },
  part: { word: "部分付款", meaning: "已付一部分，余额未付。" },
  paidDraft: { word: "草稿，已付款", banner: "草稿 · 已付款" },
} as const satisfies Translation<typeof en>;
