import * as z from "zod";
import type { CompanyBooks } from "../db/company-books";
import { withDecimals } from "../http/decimals";
import { readId } from "../http/fields";
import { isCounted } from "../invoices/status";
import { currencyOf } from "./currency";

/**
 * Invoices of a customer that are looked through for what was bought, the newest first: years of
 * them, while the customer of all cash sales may have any number.
 */
const LATEST = 1_000;
const SHOWN = 10;
const MOST_IDS = 200;

/** What a customer bought last, as the wire has it: each of ten items once. */
export async function lastBought(books: CompanyBooks, contactId: number): Promise<object[]> {
  const rows = await newestOf(books, contactId, ["line.product_id"])
    .orderBy("date", "desc")
    .orderBy("invoice_id", "desc")
    .orderBy("position")
    .limit(SHOWN)
    .execute();
  return rows.map((row) => ({ name: row.name, ...priceOnWire(row) }));
}

const refusal = `Please name at most ${MOST_IDS} items by their ids, such as 12,15.`;

/** Ids as an address has them: "12,15". */
export const productIds = z
  .string()
  .default("")
  .transform((text, context) => {
    const ids = text === "" ? [] : text.split(",").map(readId);
    const known = ids.flatMap((id) => id ?? []);
    if (known.length === ids.length && ids.length <= MOST_IDS) return known;
    context.addIssue({ code: z.ZodIssueCode.custom, message: refusal });
    return z.NEVER;
  });

/** What a customer paid last for items, one price a currency; none for what was never bought. */
export async function lastPrices(
  books: CompanyBooks,
  contactId: number,
  ids: number[],
): Promise<object[]> {
  const rows = await newestOf(books, contactId, ["line.product_id", "recent.currency_id"])
    .where("product_id", "in", [0, ...ids])
    .orderBy("product_id")
    .orderBy("bought.currency_id")
    .execute();
  return rows.map(priceOnWire);
}

/** The newest line of each item, or of each item and currency, but for what came back. */
function newestOf(
  books: CompanyBooks,
  contactId: number,
  per: ("line.product_id" | "recent.currency_id")[],
) {
  const recent = books
    .selectFrom("invoices")
    .select(["id", "no", "date", "currency_id"])
    .where("contact_id", "=", contactId)
    .where(isCounted)
    .orderBy("date", "desc")
    .orderBy("id", "desc")
    .limit(LATEST);
  const lines = books
    .selectFrom(recent.as("recent"))
    .innerJoin("invoice_lines as line", "line.invoice_id", "recent.id")
    .select(["line.product_id", "unit_price", "discount_percent", "position"])
    .select(["recent.date", "recent.currency_id", "recent.no", "recent.id as invoice_id"])
    .select((eb) =>
      eb.fn
        .agg<number>("row_number")
        .over((over) =>
          over
            .partitionBy(per)
            .orderBy("recent.date", "desc")
            .orderBy("recent.id", "desc")
            .orderBy("position", "desc"),
        )
        .as("place"),
    )
    .where("line.quantity", "not like", "-%");
  return books
    .selectFrom(lines.as("bought"))
    .innerJoin("products", "products.id", "bought.product_id")
    .innerJoin("currencies", "currencies.id", "bought.currency_id")
    .selectAll("bought")
    .select(["products.name", "code", "symbol"])
    .where("place", "=", 1);
}

type Price = Awaited<ReturnType<ReturnType<typeof newestOf>["execute"]>>[number];

function priceOnWire(row: Price): object {
  return {
    product_id: row.product_id,
    currency: currencyOf(row),
    unit_price: withDecimals(row.unit_price, 2),
    discount: `${row.discount_percent}%`,
    date: row.date,
    invoice_id: row.invoice_id,
    invoice_no: row.no,
  };
}
