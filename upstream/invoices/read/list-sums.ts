import { sql, type Expression, type SqlBool } from "kysely";
import { minorToText } from "../../../domain/money/money";
import { summed } from "../../totals/sums";
import type { Invoices } from "./filter";
import { isCounted, isDraft, isVoided } from "../../totals/counted";

const AMOUNTS = ["billed", "rounding", "credited", "received", "left", "to_give_back"] as const;
const COUNTS = ["count", "drafts", "voided"] as const;

/**
 * What invoices come to, by currency, which are never added together: of those that are issued and
 * not voided, `billed` + `rounding` = `received` + `credited` + `left` − `to_give_back`. Drafts and
 * voided ones are told by how many they are; `count` is of all.
 */
export async function invoiceSums(invoices: Invoices): Promise<{ sums: object[]; count: number }> {
  const rows = await readSums(invoices);
  return {
    sums: rows.map(({ currency_id, code, symbol, ...sum }) => ({
      currency: { id: currency_id, code, symbol },
      ...Object.fromEntries(COUNTS.map((name) => [name, sum[name]])),
      ...Object.fromEntries(AMOUNTS.map((name) => [name, minorToText(BigInt(sum[name]))])),
    })),
    count: rows.reduce((sum, { count, drafts, voided }) => sum + count + drafts + voided, 0),
  };
}

async function readSums(invoices: Invoices) {
  return invoices
    .innerJoin("currencies", "currencies.id", "invoices.currency_id")
    .select(["invoices.currency_id", "code", "symbol"])
    .select((eb) => {
      const of = (condition: Expression<SqlBool>, amount: Expression<number>) =>
        summed(eb.case().when(condition).then(amount).else(eb.lit(0)).end());
      const minus = sql<number>`-balance`;
      return [
        countOf(isCounted).as("count"),
        countOf(isDraft).as("drafts"),
        countOf(isVoided).as("voided"),
        of(isCounted, eb.ref("total")).as("billed"),
        of(isCounted, eb.ref("invoices.rounding")).as("rounding"),
        of(isCounted, eb.ref("credited")).as("credited"),
        of(isCounted, eb.ref("paid")).as("received"),
        of(eb.and([isCounted, eb("balance", ">", eb.lit(0))]), eb.ref("balance")).as("left"),
        of(eb.and([isCounted, eb("balance", "<", eb.lit(0))]), minus).as("to_give_back"),
      ];
    })
    .groupBy(["invoices.currency_id", "code", "symbol"])
    .orderBy("invoices.currency_id")
    .execute();
}

function countOf(condition: Expression<SqlBool>) {
  return sql<number>`count(case when ${condition} then 1 end)`;
}
