export type Order = "asc" | "desc";

/** A field by which a list can be sorted. `usual` is the field's default direction. */
export type Sort = { name: string; usual: Order };

/** The field and direction by which a list is sorted now. */
export type ActiveSort<By extends Sort = Sort> = { sort: By; order: Order };

/** The sort as query parameters of the list's address. */
export type SortParams = { sort?: string; order?: Order };

/** Parses the sort in an address; returns null when the address names no known field. */
export function parseSort<By extends Sort>(
  params: URLSearchParams,
  sorts: readonly By[],
): ActiveSort<By> | null {
  const sort = sorts.find(({ name }) => name === params.get("sort"));
  if (!sort) return null;
  const order = params.get("order");
  return { sort, order: order === "asc" || order === "desc" ? order : sort.usual };
}

/** Returns the query parameters of a sort; the default direction is left out. */
export function sortParams({ sort, order }: ActiveSort): SortParams {
  return { sort: sort.name, ...(order !== sort.usual && { order }) };
}

/**
 * The sort as query parameters of the API's extension `sorts`; empty for the API's default order.
 */
export type SortQuery = { sort?: string | undefined; order?: Order | undefined };
