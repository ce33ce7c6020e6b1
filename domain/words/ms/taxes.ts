import type { en } from "../en/taxes";
import type { Translation } from "../message";

export const ms = {
  names: {
    serviceTax: "Cukai perkhidmatan",
    salesTax: "Cukai jualan",
    gst: "GST",
    exempt: "Dikecualikan",
    zeroRated: "Kadar sifar",
    outOfScope: "Luar skop",
  },
} as const satisfies Translation<typeof en>;
