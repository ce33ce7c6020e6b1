import DataLoader from "dataloader";
import * as z from "zod";
import { cachePerRequest } from "~/server/request/request-context.server";
import { callV2, trackLoginState, parseAnswer } from "~/server/v2/client.server";
import { withDepositKinds, withMethodKind, withTermKind } from "./kinds.server";
import { withCachedAnswer } from "./cached-answers.server";
import { decimalText, flag, id, integer, optionalId, text } from "./wire.server";
import type { Session } from "~/server/session/session-storage.server";

/** The short lists that forms choose from, asked for together in one call. */

const named = z.object({ id, name: text });
const groups = z.array(z.object({ name: text, items: z.array(named) }));
const namedWithKind = z.object({ id, name: text, kind: text });

/** `name` is blank where the server knows codes alone. */
const taxCodes = z.array(z.object({ id, code: text, rate: decimalText, name: text }));

const listSchemas = {
  terms: z
    .array(z.object({ id, name: text, day: integer, kind: text }))
    .transform((terms) => terms.map(withTermKind)),
  /** On sales. */
  tax_codes: taxCodes,
  currencies: z.array(
    z.object({ id, country_id: optionalId, code: text, symbol: text, is_primary: flag }),
  ),
  methods: z.array(namedWithKind).transform((methods) => methods.map(withMethodKind)),
  /** Where money is deposited: cash and bank. */
  accounts: z
    .array(z.object({ name: text, items: z.array(namedWithKind) }))
    .transform((accounts) => accounts.map(withDepositKinds)),
  /** Income accounts. */
  categories: groups,
  expense_categories: groups,
  inventory_accounts: groups,
  countries: z.array(named),
  counts: z.object({ contacts: integer, invoices: integer, products: integer }),
};

export type Term = z.output<typeof listSchemas.terms>[number];
export type TaxCode = z.output<typeof listSchemas.tax_codes>[number];
export type Currency = z.output<typeof listSchemas.currencies>[number];
export type Method = z.output<typeof listSchemas.methods>[number];
export type Named = z.output<typeof named>;
export type Group = z.output<typeof groups>[number];
export type Counts = z.output<typeof listSchemas.counts>;

type Lists = typeof listSchemas;
type ListsAnswer<Name extends keyof Lists> = { [K in Name]: z.output<Lists[K]> };

/** As `readLists`, but while the upstream does not answer, what it answered last. */
export async function readListsOrCached<Name extends keyof Lists>(
  session: Session,
  names: Name[],
  today = "",
): Promise<ListsAnswer<Name>> {
  return withCachedAnswer(session, names, () => readLists(session, names, today));
}

/** How many of each the session's company has; the menu and the home page ask for it together. */
export function readCounts(session: Session): Promise<Counts> {
  const read = async () => (await readLists(session, ["counts"])).counts;
  return cachePerRequest(`counts ${session.companyId}`, read);
}

/**
 * The named lists of the session's company. `today` picks the tax codes in force. What the menu and
 * the page ask for at once is one call.
 */
export async function readLists<Name extends keyof Lists>(
  session: Session,
  names: Name[],
  today = "",
): Promise<ListsAnswer<Name>> {
  const asked = names.map((name) => ({ name, params: paramsOf(session, name, today) }));
  const values = await readTogether(session, asked);
  const answered = Object.fromEntries(names.map((name, index) => [name, values[index]]));
  return parseAnswer(answerSchemaOf(names), answered, CALL);
}

type RequestedList = { name: keyof Lists; params: object };

async function readTogether(session: Session, asked: RequestedList[]): Promise<unknown[]> {
  const make = async () =>
    // Not kept: what an action has written is read anew.
    new DataLoader((lists: readonly RequestedList[]) => requestLists(session, lists), {
      cache: false,
    });
  const answered = cachePerRequest(`lists of ${session.companyId}`, make).then((loader) =>
    Promise.all(asked.map((list) => loader.load(list))),
  );
  trackLoginState(session.credentials, answered);
  return answered;
}

const CALL = "POST /lists/mixed";
const mixedAnswer = z.record(z.unknown());

/** One call, or more of them where a list is wanted in two ways: answers are keyed by its name. */
async function requestLists(session: Session, asked: readonly RequestedList[]): Promise<unknown[]> {
  const once = asked.filter(({ name }, at) => asked.findIndex((each) => each.name === name) === at);
  const again = asked.filter((list) => !once.some((each) => isSameRequest(each, list)));
  const [answer, others] = await Promise.all([
    callV2({
      method: "POST",
      path: "/lists/mixed",
      body: { requests: once.map(({ name, params }) => ({ uri: `/lists/${name}`, params })) },
      credentials: session.credentials,
      answer: mixedAnswer,
    }),
    again.length > 0 ? requestLists(session, again) : [],
  ]);
  return asked.map((list) =>
    again.includes(list) ? others[again.indexOf(list)] : answer[list.name],
  );
}

function isSameRequest(a: RequestedList, b: RequestedList): boolean {
  return a.name === b.name && JSON.stringify(a.params) === JSON.stringify(b.params);
}

// Making a schema costs more than reading a short answer with it, and few sets of lists are asked for.
const answerSchemas = new Map<string, unknown>();

function answerSchemaOf<Name extends keyof Lists>(names: Name[]) {
  const make = () => z.object(Object.fromEntries(names.map((name) => [name, listSchemas[name]])));
  const key = names.join();
  const kept = answerSchemas.get(key) ?? make();
  answerSchemas.set(key, kept);
  // What was made for these names.
  return kept as z.ZodType<ListsAnswer<Name>, z.ZodTypeDef, unknown>;
}

/** What is paid on purchases: `tax_codes` of another kind. */
export async function readPurchaseTaxCodes(session: Session, today: string): Promise<TaxCode[]> {
  const params = { company_id: session.companyId, is_sale_tax: false, date: today };
  const [value] = await readTogether(session, [{ name: "tax_codes", params }]);
  return parseAnswer(taxCodes, value, CALL);
}

function paramsOf(session: Session, name: keyof Lists, today: string) {
  const scope = { company_id: session.companyId };
  return name === "tax_codes" ? { ...scope, is_sale_tax: true, date: today } : scope;
}
