/** The page asked for, from 1; anything odd is the first. */
export function pageNumber(params: URLSearchParams, name = "page"): number {
  const asked = params.get(name) ?? "1";
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1;
}
