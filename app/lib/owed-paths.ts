import { childPath, withQuery } from "./address";

/**
 * Addresses of who owes what: apart from those that every page loads, as most links to them come
 * from the server.
 */
export const owedPaths = {
  owed: (to: { page?: number } = {}) => withQuery("/owed", to),
  customer: (id: string, to: { returnTo?: string } = {}) =>
    withQuery(childPath("/customer", id), to),
  statement: (id: string, to: { from?: string; to?: string } = {}) =>
    withQuery(`${childPath("/customer", id)}/statement`, to),
  remind: (id: string, to: { reminder?: string; returnTo?: string | undefined } = {}) =>
    withQuery(`${childPath("/customer", id)}/remind`, to),
};

/** What names a statement in the name of a file; days are YYYY-MM-DD. */
export function statementFileId(contactId: string, { from, to }: { from: string; to: string }) {
  return `${contactId}_${from}_${to}`;
}

/** As `statementFileId` has made it; null for what it cannot have made. */
export function parseStatementFileId(id: string) {
  const [, contactId, from, to] = /^(.+)_(\d{4}-\d\d-\d\d)_(\d{4}-\d\d-\d\d)$/.exec(id) ?? [];
  return contactId && from && to ? { contactId, from, to } : null;
}
