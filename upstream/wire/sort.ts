import * as z from "zod";
import { parseOrRefuse } from "./fields";
import { issue } from "./issue";

const ORDERS = ["asc", "desc"] as const;
export type Order = (typeof ORDERS)[number];

/** The schema of a query's optional sort order. */
export const sortOrderSchema = z.enum(ORDERS, { message: issue("sort_order") }).optional();

/**
 * Reads the sort order of a list. `defaultOrders` has the possible columns with their default
 * orders; `defaultColumn` is one of them. Throws a 422 error for an unknown column or order.
 */
export function readSort<By extends string>(
  query: { sort?: string | undefined; order?: string | undefined },
  { defaultColumn, defaultOrders }: { defaultColumn: By; defaultOrders: Record<By, Order> },
): { by: By; order: Order } {
  const names = Object.keys(defaultOrders).join(", ");
  const isKnown = (name: string): name is By => Object.hasOwn(defaultOrders, name);
  const sort = z
    .string()
    .refine(isKnown, { message: issue("sort_field", { names }) })
    .optional();
  const parsed = parseOrRefuse(z.object({ sort, order: sortOrderSchema }), query);
  const by = parsed.sort !== undefined && isKnown(parsed.sort) ? parsed.sort : defaultColumn;
  return { by, order: parsed.order ?? defaultOrders[by] };
}
