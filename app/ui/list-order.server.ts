import {
  toSortParams,
  parseSort,
  type SortParams,
  type SortQuery,
  type ActiveSort,
} from "~/lib/list-sort";
import { listExtensions } from "~/server/v2/extensions.server";
import type { Markup } from "./static-html";
import { renderTableHead, addSortLinks, type SortableColumn } from "./table-head.server";

type Options = {
  columns: SortableColumn[];
  /** The order in which the API lists the records by default. */
  defaultOrder: ActiveSort;
  addressOf: (params: SortParams) => string;
};

/**
 * Reads the order that the address chooses. Returns the order as the API's query, as parameters for
 * the list's other addresses, and as the list's column headings. Without the extension `sorts` the
 * query and the parameters are empty, and the headings have no links.
 */
export async function readListOrder(
  params: URLSearchParams,
  { columns, defaultOrder, addressOf }: Options,
): Promise<{ query: SortQuery; params: SortParams; head: Markup | null }> {
  if (!(await listExtensions()).includes("sorts"))
    return { query: {}, params: {}, head: renderTableHead(columns) };
  const sorted = parseSort(
    params,
    columns.flatMap(({ sort }) => sort ?? []),
  );
  return {
    query: sorted ? { sort: sorted.sort.name, order: sorted.order } : {},
    params: sorted ? toSortParams(sorted) : {},
    head: renderTableHead(addSortLinks(columns, { sorted: sorted ?? defaultOrder, addressOf })),
  };
}
