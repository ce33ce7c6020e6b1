/** What the extension `periods` adds to lists; days are YYYY-MM-DD. */
export type ListQuery = {
  from?: string | null;
  to?: string | null;
  sort?: string | undefined;
  order?: "asc" | "desc" | undefined;
  /** Whether what all of them come to is asked for. */
  withSums?: boolean;
};

/** Which page; without `rows` it has as many as lists show. */
export type PageQuery = { page: number; rows?: number | undefined };

/** Blank is nothing asked for: a server of the plain v2 API hears of none of it. */
export function toListParams({ from, to, sort, order, withSums }: ListQuery) {
  return {
    from: from ?? undefined,
    to: to ?? undefined,
    sort,
    order,
    sums: withSums === undefined ? undefined : String(withSums),
  };
}
