import { toChildPath, withQuery } from "./address";

/**
 * The paths of the pages about amounts owed. These paths are not in `paths`, which every page
 * loads, because mostly the server renders the links to them.
 */
export const owedPaths = {
  owed: (query: { page?: number } = {}) => withQuery("/owed", query),
  customer: (id: string, query: { returnTo?: string } = {}) =>
    withQuery(toChildPath("/customer", id), query),
  /** `from` and `to` are days as YYYY-MM-DD. */
  statement: (id: string, query: { from?: string; to?: string } = {}) =>
    withQuery(`${toChildPath("/customer", id)}/statement`, query),
  /** `currency` is the code of the currency that is chosen at first. */
  recordPayment: (id: string, query: { currency?: string; returnTo?: string } = {}) =>
    withQuery(`${toChildPath("/customer", id)}/payment`, query),
  /**
   * `currency` is the code of the currency of the money on account, and `invoice` the id of an
   * invoice that was paid too much.
   */
  giveBack: (id: string, query: { currency?: string; invoice?: string; returnTo?: string } = {}) =>
    withQuery(`${toChildPath("/customer", id)}/refund`, query),
  /**
   * The late customers with a checkbox each. `item` are the ids of the ticked customers. With `ask`,
   * the page asks whether these are to be reminded.
   */
  remindSeveral: (query: { page?: number; item?: string[]; ask?: "1"; problem?: "none" } = {}) =>
    withQuery("/owed/remind", query),
  reminders: (query: { returnTo?: string | undefined } = {}) => withQuery("/reminders", query),
  nextReminders: () => "/reminders/next",
  pauseReminders: () => "/reminders/pause",
  remind: (id: string, query: { reminder?: string; returnTo?: string | undefined } = {}) =>
    withQuery(`${toChildPath("/customer", id)}/remind`, query),
};

/** Returns the id of a statement's PDF in this app. `from` and `to` are days as YYYY-MM-DD. */
export function formatStatementFileId(
  contactId: string,
  { from, to }: { from: string; to: string },
) {
  return `${contactId}_${from}_${to}`;
}

/** Parses an id of `formatStatementFileId`; returns null for any other text. */
export function parseStatementFileId(id: string) {
  const [, contactId, from, to] = /^(.+)_(\d{4}-\d\d-\d\d)_(\d{4}-\d\d-\d\d)$/.exec(id) ?? [];
  return contactId && from && to ? { contactId, from, to } : null;
}
