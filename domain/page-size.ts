/** Rows of a page of a list of our own API; it says them in `meta.per_page`. */
export const PAGE_SIZE = 20;
