import type { en } from "../en/taxes";
import type { Translation } from "../message";

export const zh = {
  names: {
    serviceTax: "服务税",
    salesTax: "销售税",
    gst: "消费税 (GST)",
    exempt: "免税",
    zeroRated: "零税率",
    outOfScope: "不征税",
  },
} as const satisfies Translation<typeof en>;
