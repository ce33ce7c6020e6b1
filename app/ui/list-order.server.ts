import {
  toSortParams,
  parseSort,
  type SortParams,
  type SortQuery,
  type ActiveSort,
  type SortField,
} from "~/lib/list-sort";
import { listExtensions } from "~/server/v2/extensions.server";
import type { Markup } from "./static-html";
import {
  addSortLinks,
  renderOrderNote,
  renderTableHead,
  type SortableColumn,
} from "./table-head.server";

type Options = {
  columns: SortableColumn[];
  /** The order in which the API lists the records by default. */
  defaultOrder: ActiveSort;
  addressOf: (params: SortParams) => string;
};

/** Returns the fields by which the list can be sorted; none without the extension `sorts`. */
export async function listSorts(columns: SortableColumn[]): Promise<SortField[]> {
  if (!(await listExtensions()).includes("sorts")) return [];
  return columns.flatMap(({ sort }) => sort ?? []);
}

/**
 * Reads the order that the address chooses. Returns the order as the API's query, as parameters for
 * the list's other addresses, as the list's column headings, and as a note for a narrow window, null
 * for the default order. Without the extension `sorts` the query and the parameters are empty, the
 * headings have no links, and there is no note.
 */
export async function readListOrder(
  params: URLSearchParams,
  { columns, defaultOrder, addressOf }: Options,
): Promise<{ query: SortQuery; params: SortParams; head: Markup | null; note: Markup | null }> {
  const sorts = await listSorts(columns);
  if (sorts.length === 0)
    return { query: {}, params: {}, head: renderTableHead(columns), note: null };
  const sorted = parseSort(params, sorts);
  const { sort, order } = sorted ?? defaultOrder;
  const isDefault = sort.name === defaultOrder.sort.name && order === defaultOrder.order;
  const column = columns.find((each) => each.sort?.name === sort.name);
  return {
    query: sorted ? { sort: sorted.sort.name, order: sorted.order } : {},
    params: sorted ? toSortParams(sorted) : {},
    head: renderTableHead(addSortLinks(columns, { sorted: sorted ?? defaultOrder, addressOf })),
    note: isDefault
      ? null
      : renderOrderNote(column?.name ?? "", { sort, order }, addressOf(toSortParams(defaultOrder))),
  };
}
