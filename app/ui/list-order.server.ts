import {
  sortParams,
  parseSort,
  type SortParams,
  type SortQuery,
  type ActiveSort,
} from "~/lib/list-sort";
import { listExtensions } from "~/server/v2/extensions.server";
import type { Markup } from "./static-html";
import { renderTableHead, withSortLinks, type SortableColumn } from "./table-head.server";

type Options = {
  columns: SortableColumn[];
  /** As the API orders the list by itself. */
  defaultOrder: ActiveSort;
  addressOf: (kept: SortParams) => string;
};

/**
 * The order that an address chose for a list that the extension `sorts` may order: as the API is
 * asked and as the list's addresses keep it, with its head. Plain words where it is not offered.
 */
export async function readListOrder(
  params: URLSearchParams,
  { columns, defaultOrder: usual, addressOf }: Options,
): Promise<{ query: SortQuery; kept: SortParams; head: Markup | null }> {
  if (!(await listExtensions()).includes("sorts"))
    return { query: {}, kept: {}, head: renderTableHead(columns) };
  const sorted = parseSort(
    params,
    columns.flatMap(({ sort }) => sort ?? []),
  );
  return {
    query: sorted ? { sort: sorted.sort.name, order: sorted.order } : {},
    kept: sorted ? sortParams(sorted) : {},
    head: renderTableHead(withSortLinks(columns, { sorted: sorted ?? usual, addressOf })),
  };
}
