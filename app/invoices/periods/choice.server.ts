import { companyToday } from "~/lib/company-day.server";
import { keepSorted, readSorted, type Order } from "~/lib/list-sort";
import type { Page } from "~/lib/page";
import { readPeriod, type Period } from "~/lib/period.server";
import type { ListWanted } from "~/models/list-query";
import type { PeriodKept } from "~/paths";
import { searchPages } from "~/models/pages.server";
import type { ListPage } from "~/models/wire.server";
import type { Session } from "~/server/session/session-storage.server";

/** By what a list can be sorted, and which way round it usually is. */
export const SORTS = [
  { name: "date", title: "Date", usual: "desc" },
  { name: "due_date", title: "Due date", usual: "asc" },
  { name: "contact", title: "Customer", usual: "asc" },
  { name: "balance", title: "Amount still to pay", usual: "desc" },
] as const;

export type Sort = (typeof SORTS)[number];

/** As it is kept in the addresses of the list. */
export type ChoiceParams = PeriodKept;

/** What a person chose to see of a list, and in which order. */
export type ListChoice = {
  period: Period;
  /** Null for the newest made first. */
  sort: Sort | null;
  order: Order;
  /** As the API is asked; empty where it offers no periods. */
  apiQuery: ListWanted;
  params: ChoiceParams;
};

/** Reads the choice of an address; nothing is chosen where the API offers no periods. */
export function parseListChoice(
  session: Session,
  params: URLSearchParams,
  { isOffered, canSort = false }: { isOffered: boolean; canSort?: boolean },
): ListChoice {
  const own = isOffered ? params : new URLSearchParams();
  const period = readPeriod(own, companyToday(session.countryId));
  const sorted = canSort ? readSorted(own, SORTS) : null;
  const { sort = null, order = "desc" } = sorted ?? {};
  const { from, to } = period;
  const isDays = period.name === "days";
  return {
    period,
    sort,
    order,
    apiQuery: { from, to, ...(sort && { sort: sort.name, order }) },
    params: {
      ...(isDays ? { from: period.typed.from, to: period.typed.to } : periodNameParams(period)),
      ...toSortParams({ sort, order }),
    },
  };
}

/** The order alone, as the addresses keep it. */
export function toSortParams({ sort, order }: Pick<ListChoice, "sort" | "order">): ChoiceParams {
  return sort ? keepSorted({ sort, order }) : {};
}

function periodNameParams({ name }: Period): ChoiceParams {
  return name ? { period: name } : {};
}

type ListPageWithSums<Row, Sum> = ListPage<Row> & { sums: Sum[] };
type ListSource<Row, Sum> = {
  ask: (page: number, withSums: boolean | undefined) => Promise<ListPageWithSums<Row, Sum>>;
  addressOf: (page: number) => string;
};

/**
 * As `searchPages`, with what all of the list comes to where a period is chosen: asked for once,
 * however many pages are shown. Days that cannot be read show nothing.
 */
export async function loadListPage<Row, Sum>(
  { period }: ListChoice,
  { q, params }: { q: string; params: URLSearchParams },
  { ask, addressOf }: ListSource<Row, Sum>,
): Promise<{ page: Page<Row> | null; sums: Sum[] }> {
  if (period.problem) return { page: { rows: [], more: null, total: null }, sums: [] };
  let sums: Sum[] = [];
  let isFirst = !params.has("only");
  const askWithSums = async (page: number) => {
    const withSums = isFirst;
    isFirst = false;
    const asked = await ask(page, period.name ? withSums : undefined);
    if (withSums) ({ sums } = asked);
    return asked;
  };
  return { page: await searchPages({ q, params }, askWithSums, addressOf), sums };
}

/** What is said of a list with nothing in it. */
export function emptyListText({ period }: ListChoice, what: string, otherwise: string): string {
  if (period.problem) return "Change the days to see the list.";
  return period.name ? `No ${what} in this period` : otherwise;
}
