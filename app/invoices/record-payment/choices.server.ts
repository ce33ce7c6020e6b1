import { chooseDepositAccount } from "../../../domain/kinds";
import { baseCurrency } from "~/models/invoices/choices.server";
import { readLists } from "~/models/lists.server";
import type { Session } from "~/server/session/session-storage.server";

/** Reads the payment methods, each with its default account, and the accounts and base currency. */
export async function readPaymentChoices(session: Session) {
  const { methods, accounts, currencies } = await readLists(session, [
    "methods",
    "accounts",
    "currencies",
  ]);
  const all = accounts.flatMap(({ items }) => items);
  return {
    methods: methods.map(({ id, name, kind }) => ({
      id,
      name,
      accountId: chooseDepositAccount(all, kind)?.id ?? "",
    })),
    accounts,
    base: baseCurrency(currencies),
  };
}
