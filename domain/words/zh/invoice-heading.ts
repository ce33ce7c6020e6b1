import type { en } from "../en/invoice-heading";
import type { Translation } from "../message";

export const zh = {
  parts: { stillToPay: "未付", leftToCredit: "可扣减" },
  partsOf: { stillToPay: "未付（总计 {total}）", leftToCredit: "可扣减（总计 {total}）" },
} as const satisfies Translation<typeof en>;
