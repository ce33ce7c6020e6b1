type Query = Record<string, string | number | string[] | undefined>;

/**
 * Appends a query to a path. Undefined and empty parameters are left out, except empty texts in a
 * list.
 */
export function withQuery(path: string, query: Query): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === "") continue;
    for (const each of Array.isArray(value) ? value : [value]) params.append(name, String(each));
  }
  const text = params.toString();
  return text ? `${path}?${text}` : path;
}

/** Appends an id to a path, for example the path of one invoice. */
export function toChildPath(path: string, id: string): string {
  return `${path}/${encodeURIComponent(id)}`;
}
