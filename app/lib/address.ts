type Query = Record<string, string | number | string[] | undefined>;

/** With its query; what is blank is left out of it. */
export function withQuery(path: string, query: Query): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === "") continue;
    for (const one of Array.isArray(value) ? value : [value]) params.append(name, String(one));
  }
  const text = params.toString();
  return text ? `${path}?${text}` : path;
}

/** The address of one of them. */
export function childPath(path: string, id: string): string {
  return `${path}/${encodeURIComponent(id)}`;
}
