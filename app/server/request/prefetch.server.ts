/** Returns whether a browser fetched the page before the user opened it. */
export function isPrefetch({ headers }: Request): boolean {
  return /prefetch|preview/i.test(headers.get("sec-purpose") ?? headers.get("purpose") ?? "");
}
