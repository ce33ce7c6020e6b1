import * as z from "zod";
import { LIST_LIMITS } from "../../../domain/limits/lists";

/** The ids of invoices in a query, separated by commas. */
export const invoiceIds = z
  .string()
  .regex(/^\d{1,15}(,\d{1,15})*$/, "Ids are numbers, separated by commas.")
  .transform((text) => [...new Set(text.split(",").map(Number))])
  .refine((ids) => ids.length <= LIST_LIMITS.rows, `At most ${LIST_LIMITS.rows} ids are possible.`);
