/** A list can be shown up to this page in one document; beyond it, search is the way. */
const LAST_PAGE = 50;

/** The page asked for, from 1; anything odd is the first. */
export function pageNumber(params: URLSearchParams): number {
  const asked = Number(params.get("page") ?? "1");
  return Number.isInteger(asked) && asked >= 1 ? Math.min(asked, LAST_PAGE) : 1;
}
