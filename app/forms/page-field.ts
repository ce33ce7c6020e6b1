/**
 * The field that names the page a form is on, so that what the page keeps while it is typed does not
 * make the page itself outdated; blank without script.
 */
export const PAGE_FIELD = "page";
