/** The limits of one request for a list of the API. */
export const LIST_LIMITS = {
  /** The maximum number of rows in a page when the request sets `per_page`. */
  rows: 500,
  /** The maximum number of items in a request for last prices. */
  pricedItems: 200,
  /** The maximum number of characters in a search. */
  search: 200,
} as const;

/**
 * The number of rows in a page of a list of this API, unless the request sets `per_page`. Lists
 * send the number as `meta.per_page`.
 */
export const PAGE_SIZE = 20;
