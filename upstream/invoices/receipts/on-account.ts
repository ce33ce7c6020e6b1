import { minorToText } from "../../../domain/money/money";
import type { CompanyBooks } from "../../db/company-books";
import { countedCondition } from "../../totals/invoice-conditions";
import { sumAsText } from "../../totals/sums";

type Owner = { contactId: number; currencyId: number };

/** Selects the customer's receipts with money on account, the oldest first. */
export function selectReceiptsOnAccount(books: CompanyBooks, { contactId, currencyId }: Owner) {
  return books
    .selectFrom("receipts")
    .selectAll()
    .where("contact_id", "=", contactId)
    .where("currency_id", "=", currencyId)
    .where("on_account", ">", 0)
    .orderBy("date")
    .orderBy("id");
}

/** Returns what a customer has on account in a currency, in minor units. */
export async function readOnAccount(
  books: CompanyBooks,
  { contactId, currencyId }: Owner,
): Promise<bigint> {
  const { sum } = await books
    .selectFrom("receipts")
    .where("contact_id", "=", contactId)
    .where("currency_id", "=", currencyId)
    .where("on_account", ">", 0)
    .select((eb) => sumAsText(eb.ref("on_account")).as("sum"))
    .executeTakeFirstOrThrow();
  return BigInt(sum);
}

/** Reads the sums on account by currency, of the customers with these ids or of all. */
export async function readSumsOnAccount(books: CompanyBooks, contactIds?: number[]) {
  return books
    .selectFrom("receipts")
    .where("receipts.company_id", "=", books.companyId)
    .where("on_account", ">", 0)
    .$if(contactIds !== undefined, (query) =>
      query.where("contact_id", "in", [0, ...(contactIds ?? [])]),
    )
    .select((eb) => ["contact_id", "currency_id", sumAsText(eb.ref("on_account")).as("sum")])
    .groupBy(["contact_id", "currency_id"])
    .execute();
}

/**
 * Returns what a customer has on account and what is to give back on overpaid invoices, per currency in
 * the API's JSON format. Currencies with neither are left out.
 */
export async function listOnAccount(books: CompanyBooks, contactId: number): Promise<object[]> {
  const onAccount = await readSumsOnAccount(books, [contactId]);
  const overpaid = await books
    .selectFrom("invoices")
    .where("contact_id", "=", contactId)
    .where("balance", "<", 0)
    .where(countedCondition)
    .select((eb) => ["currency_id", sumAsText(eb.ref("balance")).as("sum")])
    .groupBy("currency_id")
    .execute();
  const currencies = await books
    .selectFrom("currencies")
    .select(["id", "code", "symbol"])
    .orderBy("id")
    .execute();
  return currencies.flatMap((currency) => {
    const isOwn = (row: { currency_id: number }) => row.currency_id === currency.id;
    const [free, over] = [onAccount.find(isOwn)?.sum ?? "0", overpaid.find(isOwn)?.sum ?? "0"];
    if (free === "0" && over === "0") return [];
    return {
      currency,
      on_account: minorToText(BigInt(free)),
      to_give_back: minorToText(-BigInt(over)),
    };
  });
}
