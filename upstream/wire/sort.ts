import * as z from "zod";
import { parseOrRefuse } from "./fields";

const ORDERS = ["asc", "desc"] as const;
export type Order = (typeof ORDERS)[number];

export const order = z.enum(ORDERS, { message: "The order is asc or desc." }).optional();

/**
 * Parses the sort order of a list. `usual` names the possible columns with their default orders,
 * and `first` is the default column. Throws a 422 error for an unknown column or order.
 */
export function readSort<By extends string>(
  query: { sort?: string | undefined; order?: string | undefined },
  { first, usual }: { first: By; usual: Record<By, Order> },
): { by: By; order: Order } {
  const names = Object.keys(usual).join(", ");
  const isKnown = (name: string): name is By => Object.hasOwn(usual, name);
  const sort = z
    .string()
    .refine(isKnown, { message: `This list is sorted by: ${names}.` })
    .optional();
  const parsed = parseOrRefuse(z.object({ sort, order }), query);
  const by = parsed.sort !== undefined && isKnown(parsed.sort) ? parsed.sort : first;
  return { by, order: parsed.order ?? usual[by] };
}
