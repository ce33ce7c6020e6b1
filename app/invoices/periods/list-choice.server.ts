import { getCompanyToday } from "~/lib/company-day.server";
import { parseSort, toSortParams, type Order } from "~/lib/list-sort";
import type { Page } from "~/lib/page";
import { parsePeriod, type Period } from "~/lib/period.server";
import { listToolWords as words } from "../../../domain/words/list-tools";
import type { ListQuery } from "~/models/list-query";
import type { PeriodParams } from "~/paths";
import { searchPages } from "~/models/pages.server";
import type { ListPage } from "~/models/wire.server";
import type { Session } from "~/server/session/session-storage.server";

/** The orders of the invoice list, each with the direction that it has until the user reverses it. */
export const SORTS = [
  { name: "date", defaultOrder: "desc" },
  { name: "due_date", defaultOrder: "asc" },
  { name: "contact", defaultOrder: "asc" },
  { name: "balance", defaultOrder: "desc" },
] as const;

export type InvoiceSort = (typeof SORTS)[number];

/** A list choice as query parameters of the app's own list. */
export type ChoiceParams = PeriodParams;

/**
 * Names the default order, without a period. An address without these parameters shows the
 * remembered choice (`resolveListParams`).
 */
export const DEFAULT_CHOICE: ChoiceParams = { sort: "newest" };

/** The period and order that the user chose for a list. */
export type ListChoice = {
  period: Period;
  /** The chosen order; null for the default order, newest first. */
  sort: InvoiceSort | null;
  order: Order;
  /** The choice as query parameters of the API; empty when the API has no periods. */
  apiQuery: ListQuery;
  params: ChoiceParams;
};

/**
 * Parses the choice in an address. When the API has no periods, the result is the default choice.
 * The order is parsed only with `canSort`.
 */
export function parseListChoice(
  session: Session,
  params: URLSearchParams,
  { hasPeriods, canSort = false }: { hasPeriods: boolean; canSort?: boolean },
): ListChoice {
  const usedParams = hasPeriods ? params : new URLSearchParams();
  const period = parsePeriod(usedParams, getCompanyToday(session.countryId));
  const sorted = canSort ? parseSort(usedParams, SORTS) : null;
  const { sort = null, order = "desc" } = sorted ?? {};
  const { from, to } = period;
  const isDays = period.name === "days";
  return {
    period,
    sort,
    order,
    apiQuery: { from, to, ...(sort && { sort: sort.name, order }) },
    params: {
      ...(isDays ? { from: period.typed.from, to: period.typed.to } : toPeriodNameParams(period)),
      ...toChoiceSortParams({ sort, order }),
    },
  };
}

/** Returns the query parameters of the order without the period. */
export function toChoiceSortParams({
  sort,
  order,
}: Pick<ListChoice, "sort" | "order">): ChoiceParams {
  return sort ? toSortParams({ sort, order }) : {};
}

function toPeriodNameParams({ name }: Period): ChoiceParams {
  return name ? { period: name } : {};
}

type ListPageWithSums<Row, Sum> = ListPage<Row> & { sums: Sum[] };

type ListSource<Row, Sum> = {
  /** True when the sums are requested even when no period is chosen. */
  alwaysHasSums?: boolean;
  /** Reads one page. `withSums` is undefined when the list has sums only for a period. */
  fetchPage: (page: number, withSums: boolean | undefined) => Promise<ListPageWithSums<Row, Sum>>;
  toAddress: (page: number) => string;
};

/**
 * Loads pages as `searchPages` does and, when a period is chosen or with `alwaysHasSums`, the sums
 * of the list. The sums are requested once, with the first page. An invalid period gives an empty
 * list.
 */
export async function loadListPage<Row, Sum>(
  { period }: ListChoice,
  { q, params }: { q: string; params: URLSearchParams },
  { alwaysHasSums = false, fetchPage, toAddress }: ListSource<Row, Sum>,
): Promise<{ page: Page<Row> | null; sums: Sum[] }> {
  if (period.problem) return { page: { rows: [], nextUrl: null, total: null }, sums: [] };
  let sums: Sum[] = [];
  // With `only`, the script requests a single further page, which needs no sums.
  let needsSums = !params.has("only");
  const fetchWithSums = async (page: number) => {
    const withSums = needsSums;
    needsSums = false;
    const canHaveSums = period.name !== null || alwaysHasSums;
    const answer = await fetchPage(page, canHaveSums ? withSums : undefined);
    if (withSums) ({ sums } = answer);
    return answer;
  };
  return { page: await searchPages({ q, params }, fetchWithSums, toAddress), sums };
}

/** Returns the text that is shown in place of an empty list of `records`. */
export function formatEmptyListText(
  { period }: ListChoice,
  records: keyof typeof words.noneInPeriod,
  defaultText: string,
): string {
  if (period.problem) return words.changeDays;
  return period.name ? words.noneInPeriod[records] : defaultText;
}
