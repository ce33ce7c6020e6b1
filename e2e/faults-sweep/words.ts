/** As lists say it, whatever the API says. */
export const SEARCH_FAILED = /The search could not be done\./;
