import * as z from "zod";
import { LIST_LIMITS } from "../../../domain/limits/lists";
import { issue } from "../../wire/issue";

/** The ids of invoices in a query, separated by commas. */
export const invoiceIds = z
  .string()
  .regex(/^\d{1,15}(,\d{1,15})*$/, issue("ids_format"))
  .transform((text) => [...new Set(text.split(",").map(Number))])
  .refine(
    (ids) => ids.length <= LIST_LIMITS.rows,
    issue("too_many_ids", { max: LIST_LIMITS.rows }),
  );
