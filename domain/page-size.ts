/** Rows of a page of a list: the API's, and what a page has where the API does not say. */
export const PAGE_SIZE = 20;
