import { childPath, withQuery } from "./address";

/**
 * The paths of the pages about amounts owed. They are not in `paths`, which every page loads,
 * because mostly the server links to them.
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

/** Returns the id of a statement's file. Days are YYYY-MM-DD. */
export function statementFileId(contactId: string, { from, to }: { from: string; to: string }) {
  return `${contactId}_${from}_${to}`;
}

/** Parses an id of `statementFileId`; returns null for any other text. */
export function parseStatementFileId(id: string) {
  const [, contactId, from, to] = /^(.+)_(\d{4}-\d\d-\d\d)_(\d{4}-\d\d-\d\d)$/.exec(id) ?? [];
  return contactId && from && to ? { contactId, from, to } : null;
}
