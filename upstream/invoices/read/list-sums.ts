import { minorToText } from "../../../domain/money/money";
import { INVOICE_STATUS, statusFacts } from "../../../domain/invoices/status";
import type { CompanyBooks } from "../../db/company-books";
import { summed } from "../../totals/sums";
import type { Invoices } from "./filter";

const AMOUNTS = ["billed", "rounding", "credited", "received", "left", "to_give_back"] as const;

/**
 * What invoices come to, by currency, which are never added together: of those that are issued and
 * not voided, `billed` + `rounding` = `received` + `credited` + `left` − `to_give_back`. Drafts and
 * voided ones are told by how many they are; `count` is of all.
 */
export async function invoiceSums(
  books: CompanyBooks,
  invoices: Invoices,
): Promise<{ sums: object[]; count: number }> {
  const rows = await readSums(invoices);
  const currencies = await books
    .selectFrom("currencies")
    .select(["id", "code", "symbol"])
    .where("company_id", "=", books.companyId)
    .orderBy("id")
    .execute();
  const sums = currencies.flatMap((currency) => {
    const own = rows.filter((row) => row.currency_id === currency.id);
    return own.length === 0 ? [] : [{ currency, ...sumOfStatuses(own) }];
  });
  return { sums, count: rows.reduce((sum, { invoices }) => sum + invoices, 0) };
}

type Row = Awaited<ReturnType<typeof readSums>>[number];

/** By status, in the order of an index with all that is added up: no row is looked up or sorted. */
function readSums(invoices: Invoices) {
  return invoices
    .select((eb) => {
      const above = eb.case().when("balance", ">", eb.lit(0)).then(eb.ref("balance"));
      const below = eb
        .case()
        .when("balance", "<", eb.lit(0))
        .then(eb.neg(eb.ref("balance")));
      return [
        "invoices.currency_id",
        "status",
        eb.fn.countAll<number>().as("invoices"),
        summed(eb.ref("total")).as("billed"),
        summed(eb.ref("invoices.rounding")).as("rounding"),
        summed(eb.ref("credited")).as("credited"),
        summed(eb.ref("paid")).as("received"),
        summed(above.else(eb.lit(0)).end()).as("left"),
        summed(below.else(eb.lit(0)).end()).as("to_give_back"),
      ];
    })
    .groupBy(["invoices.currency_id", "status"])
    .execute();
}

function sumOfStatuses(rows: Row[]): object {
  const counted = rows.filter(({ status }) => statusFacts(status).isCounted);
  const countOf = (some: Row[]) => some.reduce((sum, { invoices }) => sum + invoices, 0);
  const amountOf = (name: (typeof AMOUNTS)[number]) =>
    minorToText(counted.reduce((sum, row) => sum + BigInt(row[name]), 0n));
  return {
    count: countOf(counted),
    drafts: countOf(rows.filter(({ status }) => status === INVOICE_STATUS.draft)),
    voided: countOf(rows.filter(({ status }) => status === INVOICE_STATUS.voided)),
    ...Object.fromEntries(AMOUNTS.map((name) => [name, amountOf(name)])),
  };
}
