import * as z from "zod";

const soldLine = z.object({
  productId: z.string().max(100).default(""),
  name: z.string().max(200).default(""),
  quantity: z.string().max(40).default(""),
  unitPrice: z.string().max(40).default(""),
  taxCodeId: z.string().max(100).default(""),
});

/** A cash sale as it is typed. */
export const cashSaleForm = z.object({
  key: z.string().default(""),
  intent: z.string().default(""),
  /** As it was asked about. */
  total: z.string().max(40).default(""),
  lines: z.array(soldLine).min(1).max(500),
});

export type SoldLineForm = z.output<typeof soldLine>;
