import * as z from "zod";
import { getCompanyToday } from "~/lib/company-day.server";
import { parseSort, toSortParams, type SortField } from "~/lib/list-sort";
import { parsePeriod } from "~/lib/period.server";
import { encodePerson, type DraftOwner } from "../drafts/drafts.server";
import { isPrefetch } from "../request/prefetch.server";
import { StoreFault } from "../store/key-value-store";
import { store } from "../store/store.server";

/** The time for which the choices of a person are stored after they last changed. */
const STORED_SECONDS = 365 * 24 * 60 * 60;

const PERIOD_PARAMS = ["period", "from", "to"] as const;

/** The query parameters of an address that shows further pages of a list. */
const PAGE_PARAMS = ["page", "only"];

const listParams = z.object({
  ...{ period: z.string().optional(), from: z.string().optional(), to: z.string().optional() },
  ...{ sort: z.string().optional(), order: z.enum(["asc", "desc"]).optional() },
});

type ListParams = z.infer<typeof listParams>;

const storedChoices = z.object({
  /** The order of each list, as query parameters of its address. */
  orders: z.record(z.string(), listParams),
  /** The period of each list, as query parameters of its address. */
  periods: z.record(z.string(), listParams),
  /** The company's day on which the periods were chosen, YYYY-MM-DD. */
  day: z.string(),
});

type StoredChoices = z.infer<typeof storedChoices>;

/** The person and company that a choice belongs to. The country determines the company's day. */
type ChoiceOwner = DraftOwner & { countryId: string };

type ListOptions = {
  list: "invoices" | "payments" | "credit_notes" | "contacts" | "items";
  /** The fields by which the list can be sorted; empty when it cannot be sorted. */
  sorts: readonly SortField[];
  hasPeriods?: boolean;
  /** The parameters that filter the list. */
  filters?: readonly string[];
};

/**
 * Returns the query parameters of a list's address, with the remembered order and period where the
 * address names none. What the address names is remembered. An order without a period means that no
 * period is chosen, and an unknown sort, such as "newest", means the default order.
 *
 * An address with a filter or a page shows exactly what it names, and nothing is remembered.
 */
export async function resolveListParams(
  owner: ChoiceOwner,
  request: Request,
  { list, sorts, hasPeriods = false, filters = [] }: ListOptions,
): Promise<URLSearchParams> {
  const { searchParams: params } = new URL(request.url);
  const isExact = [...PAGE_PARAMS, ...filters].some((name) => params.has(name));
  if (isExact || (sorts.length === 0 && !hasPeriods)) return params;
  const today = getCompanyToday(owner.countryId);
  const stored = await findChoices(owner, today);
  if (!stored) return params;
  const storedOrder = stored.orders[list] ?? {};
  const storedPeriod = stored.periods[list] ?? {};
  const order = params.has("sort") ? toOrder(params, sorts) : storedOrder;
  const period = choosePeriod(params, today, storedPeriod);
  const isChanged = JSON.stringify([order, period]) !== JSON.stringify([storedOrder, storedPeriod]);
  if (isChanged && !isPrefetch(request))
    await saveChoices(owner, {
      orders: { ...stored.orders, [list]: order },
      periods: { ...stored.periods, [list]: period },
      day: today,
    });
  if (!params.has("sort") && order.sort) {
    params.delete("order");
    setParams(params, order);
  }
  if (hasPeriods && !namesPeriod(params)) setParams(params, period);
  return params;
}

/**
 * Forgets the periods of all lists, so that no list hides the record that was just saved. The orders
 * stay, because an order hides nothing.
 */
export async function forgetPeriods(owner: ChoiceOwner): Promise<void> {
  const stored = await findChoices(owner, getCompanyToday(owner.countryId));
  if (stored && Object.keys(stored.periods).length > 0)
    await saveChoices(owner, { ...stored, periods: {} });
}

function toOrder(params: URLSearchParams, sorts: readonly SortField[]): ListParams {
  const sorted = parseSort(params, sorts);
  return sorted ? toSortParams(sorted) : {};
}

/** Returns the period to remember. Days that are invalid change nothing. */
function choosePeriod(params: URLSearchParams, today: string, stored: ListParams): ListParams {
  if (!namesPeriod(params)) return params.has("sort") ? {} : stored;
  const { name, typed, problem } = parsePeriod(params, today);
  if (problem) return stored;
  if (name === "days")
    return { ...(typed.from && { from: typed.from }), ...(typed.to && { to: typed.to }) };
  return name === null || name === "all" ? {} : { period: name };
}

function namesPeriod(params: URLSearchParams): boolean {
  return PERIOD_PARAMS.some((name) => params.has(name));
}

function setParams(params: URLSearchParams, values: ListParams): void {
  for (const [name, value] of Object.entries(values)) params.set(name, value);
}

/**
 * Reads the choices of all lists; without the periods when they were chosen on another day. Returns
 * null when the store fails.
 */
async function findChoices(owner: ChoiceOwner, today: string): Promise<StoredChoices | null> {
  const nothing = { orders: {}, periods: {}, day: today };
  const value = await ignoreStoreFault(() => store.get(toKey(owner)));
  if (value === undefined) return null;
  const { data = nothing } = storedChoices.safeParse(value);
  return data.day === today ? data : { ...data, periods: {} };
}

async function saveChoices(owner: ChoiceOwner, choices: StoredChoices): Promise<void> {
  await ignoreStoreFault(() => store.set(toKey(owner), choices, STORED_SECONDS));
}

/** Returns undefined when the store fails, because a list is useful without its choices. */
async function ignoreStoreFault<T>(run: () => Promise<T>): Promise<T | undefined> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof StoreFault)) throw error;
    console.error("[lists] The order and period of a list are not remembered:", error.message);
    return undefined;
  }
}

function toKey(owner: ChoiceOwner): string {
  return `lists:${encodePerson(owner)}:${encodeURIComponent(owner.companyId)}`;
}
