/** The query of a list, of the extension `periods`. Dates are YYYY-MM-DD. */
export type ListQuery = {
  from?: string | null;
  to?: string | null;
  sort?: string | undefined;
  order?: "asc" | "desc" | undefined;
  /** Whether the answer includes sums over all pages. */
  withSums?: boolean;
};

/**
 * The page number, from 1, and the number of rows. Without `rows` the API uses its own page size.
 */
export type PageQuery = { page: number; rows?: number | undefined };

/**
 * Returns the parameters of the call. Omits parameters that were not set, so that a plain v2 API
 * receives only parameters that it knows.
 */
export function toListParams({ from, to, sort, order, withSums }: ListQuery) {
  return {
    from: from ?? undefined,
    to: to ?? undefined,
    sort,
    order,
    sums: withSums === undefined ? undefined : String(withSums),
  };
}
