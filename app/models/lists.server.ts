import DataLoader from "dataloader";
import * as z from "zod";
import { cachePerRequest } from "~/server/request/request-context.server";
import { callV2, trackLoginState, parseAnswer } from "~/server/v2/client.server";
import { groupOfKinds, methodOfKind, termOfKind } from "./kinds.server";
import { remembering } from "./remembered.server";
import { decimalText, flag, id, integer, optionalId, text } from "./wire.server";
import type { Session } from "~/server/session/session-storage.server";

/** The short lists that forms choose from, asked for together in one call. */

const named = z.object({ id, name: text });
const groups = z.array(z.object({ name: text, items: z.array(named) }));
const ofKind = z.object({ id, name: text, kind: text });

/** `name` is blank where the server knows codes alone. */
const taxCodes = z.array(z.object({ id, code: text, rate: decimalText, name: text }));

const lists = {
  terms: z
    .array(z.object({ id, name: text, day: integer, kind: text }))
    .transform((terms) => terms.map(termOfKind)),
  /** On sales. */
  tax_codes: taxCodes,
  currencies: z.array(
    z.object({ id, country_id: optionalId, code: text, symbol: text, is_primary: flag }),
  ),
  methods: z.array(ofKind).transform((methods) => methods.map(methodOfKind)),
  /** Where money is deposited: cash and bank. */
  accounts: z
    .array(z.object({ name: text, items: z.array(ofKind) }))
    .transform((accounts) => accounts.map(groupOfKinds)),
  /** Income accounts. */
  categories: groups,
  expense_categories: groups,
  inventory_accounts: groups,
  countries: z.array(named),
  counts: z.object({ contacts: integer, invoices: integer, products: integer }),
};

export type Term = z.output<typeof lists.terms>[number];
export type TaxCode = z.output<typeof lists.tax_codes>[number];
export type Currency = z.output<typeof lists.currencies>[number];
export type Method = z.output<typeof lists.methods>[number];
export type Named = z.output<typeof named>;
export type Group = z.output<typeof groups>[number];
export type Counts = z.output<typeof lists.counts>;

type Lists = typeof lists;
type Answer<Name extends keyof Lists> = { [K in Name]: z.output<Lists[K]> };

/** As `readLists`, but while the upstream does not answer, what it answered last. */
export async function readRememberedLists<Name extends keyof Lists>(
  session: Session,
  names: Name[],
  today = "",
): Promise<Answer<Name>> {
  return remembering(session, names, () => readLists(session, names, today));
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
): Promise<Answer<Name>> {
  const asked = names.map((name) => ({ name, params: params(session, name, today) }));
  const values = await askTogether(session, asked);
  const answered = Object.fromEntries(names.map((name, index) => [name, values[index]]));
  return parseAnswer(answerOf(names), answered, CALL);
}

type AskedList = { name: keyof Lists; params: object };

async function askTogether(session: Session, asked: AskedList[]): Promise<unknown[]> {
  const make = async () =>
    // Not kept: what an action has written is read anew.
    new DataLoader((lists: readonly AskedList[]) => ask(session, lists), { cache: false });
  const answered = cachePerRequest(`lists of ${session.companyId}`, make).then((loader) =>
    Promise.all(asked.map((list) => loader.load(list))),
  );
  trackLoginState(session.credentials, answered);
  return answered;
}

const CALL = "POST /lists/mixed";
const mixedAnswer = z.record(z.unknown());

/** One call, or more of them where a list is wanted in two ways: answers are keyed by its name. */
async function ask(session: Session, asked: readonly AskedList[]): Promise<unknown[]> {
  const once = asked.filter(({ name }, at) => asked.findIndex((each) => each.name === name) === at);
  const again = asked.filter((list) => !once.some((each) => isSame(each, list)));
  const [answer, others] = await Promise.all([
    callV2({
      method: "POST",
      path: "/lists/mixed",
      body: { requests: once.map(({ name, params }) => ({ uri: `/lists/${name}`, params })) },
      credentials: session.credentials,
      answer: mixedAnswer,
    }),
    again.length > 0 ? ask(session, again) : [],
  ]);
  return asked.map((list) =>
    again.includes(list) ? others[again.indexOf(list)] : answer[list.name],
  );
}

function isSame(a: AskedList, b: AskedList): boolean {
  return a.name === b.name && JSON.stringify(a.params) === JSON.stringify(b.params);
}

// Making a schema costs more than reading a short answer with it, and few sets of lists are asked for.
const answers = new Map<string, unknown>();

function answerOf<Name extends keyof Lists>(names: Name[]) {
  const make = () => z.object(Object.fromEntries(names.map((name) => [name, lists[name]])));
  const key = names.join();
  const kept = answers.get(key) ?? make();
  answers.set(key, kept);
  // What was made for these names.
  return kept as z.ZodType<Answer<Name>, z.ZodTypeDef, unknown>;
}

/** What is paid on purchases: `tax_codes` of another kind. */
export async function readPurchaseTaxCodes(session: Session, today: string): Promise<TaxCode[]> {
  const params = { company_id: session.companyId, is_sale_tax: false, date: today };
  const [value] = await askTogether(session, [{ name: "tax_codes", params }]);
  return parseAnswer(taxCodes, value, CALL);
}

function params(session: Session, name: keyof Lists, today: string) {
  const scope = { company_id: session.companyId };
  return name === "tax_codes" ? { ...scope, is_sale_tax: true, date: today } : scope;
}
