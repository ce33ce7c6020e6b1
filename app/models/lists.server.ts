import DataLoader from "dataloader";
import * as z from "zod";
import { cachePerRequest } from "~/server/request/request-context.server";
import { callV2, trackLoginState, parseAnswer } from "~/server/v2/client.server";
import { withDepositKinds, withMethodKind, withTermKind } from "./kinds.server";
import { withCachedAnswer } from "./cached-answers.server";
import { decimalText, flag, id, integer, optionalId, text } from "./wire.server";
import type { Session } from "~/server/session/session-storage.server";

// This module reads the short lists that forms choose from. One call reads several lists.

const named = z.object({ id, name: text });
const groups = z.array(z.object({ name: text, items: z.array(named) }));
const namedWithKind = z.object({ id, name: text, kind: text });

/** `name` is empty when the API sends only codes. */
const taxCodes = z.array(z.object({ id, code: text, rate: decimalText, name: text }));

const listSchemas = {
  terms: z
    .array(z.object({ id, name: text, day: integer, kind: text }))
    .transform((terms) => terms.map(withTermKind)),
  /** The tax codes for sales. */
  tax_codes: taxCodes,
  currencies: z.array(
    z.object({ id, country_id: optionalId, code: text, symbol: text, is_primary: flag }),
  ),
  methods: z.array(namedWithKind).transform((methods) => methods.map(withMethodKind)),
  /** The accounts that receive payments, in groups. */
  accounts: z
    .array(z.object({ name: text, items: z.array(namedWithKind) }))
    .transform((accounts) => accounts.map(withDepositKinds)),
  /** The income accounts, in groups. */
  categories: groups,
  expense_categories: groups,
  inventory_accounts: groups,
  countries: z.array(named),
  counts: z.object({ contacts: integer, invoices: integer, products: integer }),
};

/** A payment term. An invoice is due `day` days after its date, unless `kind` is "cash". */
export type Term = z.output<typeof listSchemas.terms>[number];
/** A tax code. `rate` is in percent, as exact decimal text. */
export type TaxCode = z.output<typeof listSchemas.tax_codes>[number];
/** A currency of the company. `is_primary` marks the company's own currency. */
export type Currency = z.output<typeof listSchemas.currencies>[number];
/** A payment method. */
export type Method = z.output<typeof listSchemas.methods>[number];
/** An entry of a list that has only a name. */
export type NamedRecord = z.output<typeof named>;
/** A group of accounts. */
export type NamedGroup = z.output<typeof groups>[number];
/** The numbers of contacts, invoices and items of the company. */
export type Counts = z.output<typeof listSchemas.counts>;

type Lists = typeof listSchemas;
type ListsAnswer<Name extends keyof Lists> = { [K in Name]: z.output<Lists[K]> };

/** Reads lists like `readLists`. While the API is unavailable, returns the lists as last read. */
export async function readListsOrCached<Name extends keyof Lists>(
  session: Session,
  names: Name[],
  today = "",
): Promise<ListsAnswer<Name>> {
  return withCachedAnswer(session, names, () => readLists(session, names, today));
}

/**
 * Reads the numbers of contacts, invoices and items of the company. One call serves the menu and
 * the home page.
 */
export function readCounts(session: Session): Promise<Counts> {
  const read = async () => (await readLists(session, ["counts"])).counts;
  return cachePerRequest(`counts ${session.companyId}`, read);
}

/**
 * Reads lists of the session's company. `today` (YYYY-MM-DD) selects the tax codes in force; only
 * the list `tax_codes` needs it. One call serves everything that a request reads at the same time.
 */
export async function readLists<Name extends keyof Lists>(
  session: Session,
  names: Name[],
  today = "",
): Promise<ListsAnswer<Name>> {
  const requested = names.map((name) => ({ name, params: paramsOf(session, name, today) }));
  const values = await readTogether(session, requested);
  const answer = Object.fromEntries(names.map((name, index) => [name, values[index]]));
  return parseAnswer(answerSchemaOf(names), answer, CALL);
}

type RequestedList = { name: keyof Lists; params: object };

async function readTogether(session: Session, requested: RequestedList[]): Promise<unknown[]> {
  const make = async () =>
    // The loader caches nothing, so that an action reads what it has just written.
    new DataLoader((lists: readonly RequestedList[]) => requestLists(session, lists), {
      cache: false,
    });
  const values = cachePerRequest(`lists of ${session.companyId}`, make).then((loader) =>
    Promise.all(requested.map((list) => loader.load(list))),
  );
  trackLoginState(session.credentials, values);
  return values;
}

const CALL = "POST /lists/mixed";
const mixedAnswer = z.record(z.unknown());

/**
 * Requests lists in one call. A list that is requested with different parameters needs another
 * call, because the answer is keyed by name.
 */
async function requestLists(
  session: Session,
  requested: readonly RequestedList[],
): Promise<unknown[]> {
  const first = requested.filter(
    ({ name }, index) => requested.findIndex((each) => each.name === name) === index,
  );
  const repeated = requested.filter((list) => !first.some((each) => isSameRequest(each, list)));
  const [answer, others] = await Promise.all([
    callV2({
      method: "POST",
      path: "/lists/mixed",
      body: { requests: first.map(({ name, params }) => ({ uri: `/lists/${name}`, params })) },
      credentials: session.credentials,
      answer: mixedAnswer,
    }),
    repeated.length > 0 ? requestLists(session, repeated) : [],
  ]);
  return requested.map((list) =>
    repeated.includes(list) ? others[repeated.indexOf(list)] : answer[list.name],
  );
}

function isSameRequest(a: RequestedList, b: RequestedList): boolean {
  return a.name === b.name && JSON.stringify(a.params) === JSON.stringify(b.params);
}

// Creating a schema takes longer than parsing a short answer with it, so schemas are cached.
const answerSchemas = new Map<string, unknown>();

function answerSchemaOf<Name extends keyof Lists>(names: Name[]) {
  const make = () => z.object(Object.fromEntries(names.map((name) => [name, listSchemas[name]])));
  const key = names.join();
  const schema = answerSchemas.get(key) ?? make();
  answerSchemas.set(key, schema);
  // The key contains the names, so the cached schema has this type.
  return schema as z.ZodType<ListsAnswer<Name>, z.ZodTypeDef, unknown>;
}

/** Reads the tax codes for purchases. */
export async function readPurchaseTaxCodes(session: Session, today: string): Promise<TaxCode[]> {
  const params = { company_id: session.companyId, is_sale_tax: false, date: today };
  const [value] = await readTogether(session, [{ name: "tax_codes", params }]);
  return parseAnswer(taxCodes, value, CALL);
}

function paramsOf(session: Session, name: keyof Lists, today: string) {
  const scope = { company_id: session.companyId };
  return name === "tax_codes" ? { ...scope, is_sale_tax: true, date: today } : scope;
}
