export type Order = "asc" | "desc";

/** By what a list can be sorted, and which way round it usually is. */
export type Sort = { name: string; usual: Order };

export type ActiveSort<By extends Sort = Sort> = { sort: By; order: Order };

/** As it is kept in the addresses of the list. */
export type SortParams = { sort?: string; order?: Order };

/** Null where the address says nothing that is known. */
export function parseSort<By extends Sort>(
  params: URLSearchParams,
  sorts: readonly By[],
): ActiveSort<By> | null {
  const sort = sorts.find(({ name }) => name === params.get("sort"));
  if (!sort) return null;
  const said = params.get("order");
  return { sort, order: said === "asc" || said === "desc" ? said : sort.usual };
}

export function sortParams({ sort, order }: ActiveSort): SortParams {
  return { sort: sort.name, ...(order !== sort.usual && { order }) };
}

/** As the API of the extension `sorts` is asked; blank for its own order. */
export type SortQuery = { sort?: string | undefined; order?: Order | undefined };
