export type Order = "asc" | "desc";

/**
 * A field by which a list can be sorted. `defaultOrder` is the direction when the address names
 * none.
 */
export type SortField = { name: string; defaultOrder: Order };

/** The field and direction by which a list is sorted. */
export type ActiveSort<By extends SortField = SortField> = { sort: By; order: Order };

/** The sort as query parameters of the list's address. */
export type SortParams = { sort?: string; order?: Order };

/** Parses the sort in an address; returns null when the address names no known field. */
export function parseSort<By extends SortField>(
  params: URLSearchParams,
  sorts: readonly By[],
): ActiveSort<By> | null {
  const sort = sorts.find(({ name }) => name === params.get("sort"));
  if (!sort) return null;
  const order = params.get("order");
  return { sort, order: order === "asc" || order === "desc" ? order : sort.defaultOrder };
}

/** Returns the query parameters of a sort; the default direction is left out. */
export function toSortParams({ sort, order }: ActiveSort): SortParams {
  return { sort: sort.name, ...(order !== sort.defaultOrder && { order }) };
}

/**
 * The sort as query parameters of the API's extension `sorts`; empty for the API's default order.
 */
export type SortQuery = { sort?: string | undefined; order?: Order | undefined };
