import { chooseDepositAccount } from "../../../domain/kinds";
import { findBaseCurrency } from "~/models/invoices/choices.server";
import { readLists } from "~/models/lists.server";
import type { Session } from "~/server/session/session-storage.server";

/**
 * Reads the payment methods, the deposit accounts and the base currency. `accountId` of a method is
 * the id of its default deposit account; it is empty without accounts.
 */
export async function readPaymentChoices(session: Session) {
  const { methods, accounts, currencies } = await readLists(session, [
    "methods",
    "accounts",
    "currencies",
  ]);
  const allAccounts = accounts.flatMap(({ items }) => items);
  return {
    methods: methods.map(({ id, name, kind }) => ({
      id,
      name,
      accountId: chooseDepositAccount(allAccounts, kind)?.id ?? "",
    })),
    accounts,
    base: findBaseCurrency(currencies),
  };
}
