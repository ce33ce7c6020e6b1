import { minorToText } from "../../../domain/money/money";
import { INVOICE_STATUS, getStatusFacts } from "../../../domain/invoices/status";
import type { CompanyBooks } from "../../db/company-books";
import { sumAsText } from "../../totals/sums";
import type { InvoiceQuery } from "./filter";

const AMOUNTS = ["billed", "rounding", "credited", "received", "left", "to_give_back"] as const;

/**
 * Returns the sums of invoices per currency and the count of all invoices. For issued invoices that
 * are not void, `billed` + `rounding` = `received` + `credited` + `left` − `to_give_back`. Drafts
 * and voided invoices are only counted.
 */
export async function readInvoiceSums(
  books: CompanyBooks,
  invoices: InvoiceQuery,
): Promise<{ sums: object[]; count: number }> {
  const rows = await readStatusSums(invoices);
  const currencies = await books
    .selectFrom("currencies")
    .select(["id", "code", "symbol"])
    .where("company_id", "=", books.companyId)
    .orderBy("id")
    .execute();
  const sums = currencies.flatMap((currency) => {
    const own = rows.filter((row) => row.currency_id === currency.id);
    return own.length === 0 ? [] : [{ currency, ...addStatuses(own) }];
  });
  return { sums, count: rows.reduce((sum, { invoices }) => sum + invoices, 0) };
}

type Row = Awaited<ReturnType<typeof readStatusSums>>[number];

/**
 * Reads the sums per currency and status. The database can read them from one index, which contains
 * all summed columns.
 */
function readStatusSums(invoices: InvoiceQuery) {
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
        sumAsText(eb.ref("total")).as("billed"),
        sumAsText(eb.ref("invoices.rounding")).as("rounding"),
        sumAsText(eb.ref("credited")).as("credited"),
        sumAsText(eb.ref("paid")).as("received"),
        sumAsText(above.else(eb.lit(0)).end()).as("left"),
        sumAsText(below.else(eb.lit(0)).end()).as("to_give_back"),
      ];
    })
    .groupBy(["invoices.currency_id", "status"])
    .execute();
}

function addStatuses(rows: Row[]): object {
  const counted = rows.filter(({ status }) => getStatusFacts(status).isCounted);
  const sumCounts = (some: Row[]) => some.reduce((sum, { invoices }) => sum + invoices, 0);
  const sumAmount = (name: (typeof AMOUNTS)[number]) =>
    minorToText(counted.reduce((sum, row) => sum + BigInt(row[name]), 0n));
  return {
    count: sumCounts(counted),
    drafts: sumCounts(rows.filter(({ status }) => status === INVOICE_STATUS.draft)),
    voided: sumCounts(rows.filter(({ status }) => status === INVOICE_STATUS.voided)),
    ...Object.fromEntries(AMOUNTS.map((name) => [name, sumAmount(name)])),
  };
}
