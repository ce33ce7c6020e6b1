/** How much is asked of a list of the API at once. */
export const LIST_LIMITS = {
  /** Rows of a page whose size is asked for. */
  rows: 500,
  /** Items whose last prices are asked for. */
  pricedItems: 200,
  /** Characters that are searched for. */
  search: 200,
} as const;

/** Rows of a page of a list of our own API; it says them in `meta.per_page`. */
export const PAGE_SIZE = 20;
