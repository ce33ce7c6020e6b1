import { chooseDepositAccount } from "../../domain/kinds";
import { hasCashRounding } from "../../domain/money/cash-rounding";
import { toShownGroups, toShownName } from "../../domain/given-names";
import { findBaseCurrency } from "~/models/invoices/choices.server";
import { readListsOrCached } from "~/models/lists.server";
import type { Session } from "~/server/session/session-storage.server";
import type { MoneyWay } from "./money-form";

/** What the fields of `MoneyWay` are chosen from. */
export type MoneyChoices = Pick<
  Awaited<ReturnType<typeof readMoneyChoices>>,
  "methods" | "accounts"
>;

/**
 * Reads the payment methods, the deposit accounts and the currencies. `accountId` of a method is the
 * id of its default deposit account; it is empty without accounts. While the API is unavailable, the
 * lists are as last read.
 */
export async function readMoneyChoices(session: Session) {
  const { methods, accounts, currencies } = await readListsOrCached(session, [
    "methods",
    "accounts",
    "currencies",
  ]);
  const allAccounts = accounts.flatMap(({ items }) => items);
  return {
    methods: methods.map(({ id, name, kind }) => ({
      id,
      name: toShownName(name),
      isCash: kind === "cash",
      accountId: chooseDepositAccount(allAccounts, kind)?.id ?? "",
    })),
    accounts: toShownGroups(accounts),
    currencies,
    base: findBaseCurrency(currencies),
  };
}

/** The fields of a form that moves no money. */
export const NO_MONEY_WAY: MoneyWay = { methodId: "", accountId: "", filledFor: "", reference: "" };

/** Returns the fields of a new form: the first method and its account. */
export function toFirstWay({ methods: [method] }: MoneyChoices): MoneyWay {
  return {
    methodId: method?.id ?? "",
    accountId: method?.accountId ?? "",
    filledFor: method?.id ?? "",
    reference: "",
  };
}

/**
 * Sets the default account of the chosen method, unless the user has also changed the account. This
 * is needed without JavaScript, because the page then cannot change the account when the user
 * chooses another method. `filledFor` is the method whose default account the page has filled in.
 */
export async function withDefaultAccount<Way extends MoneyWay>(
  session: Session,
  way: Way,
): Promise<Way> {
  const { methodId, accountId, filledFor: filledForMethodId } = way;
  if (!filledForMethodId || filledForMethodId === methodId) return way;
  const { methods } = await readMoneyChoices(session);
  const findAccountId = (id: string) => methods.find((method) => method.id === id)?.accountId ?? "";
  const usesDefaultAccount =
    accountId === findAccountId(filledForMethodId) && findAccountId(methodId) !== "";
  return {
    ...way,
    filledFor: methodId,
    accountId: usesDefaultAccount ? findAccountId(methodId) : accountId,
  };
}

/**
 * Returns the ids of the methods with which an amount in this currency is rounded to 5 sen, because
 * it is paid in coins.
 */
export function listRoundedMethodIds(
  { methods, base }: Awaited<ReturnType<typeof readMoneyChoices>>,
  currencyCode: string,
): string[] {
  if (!hasCashRounding(base?.code, currencyCode)) return [];
  return methods.filter(({ isCash }) => isCash).map(({ id }) => id);
}
