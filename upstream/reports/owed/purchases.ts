import * as z from "zod";
import type { CompanyBooks } from "../../db/company-books";
import { padDecimals } from "../../wire/decimals";
import { parseId } from "../../wire/fields";
import { countedCondition } from "../../totals/invoice-conditions";
import { LIST_LIMITS } from "../../../domain/limits/lists";
import { toWireCurrency } from "./customer";
import { issue } from "../../wire/issue";

/**
 * The number of newest invoices of a customer that are searched for purchases. An ordinary customer
 * gets fewer in years; the cash customer may get many more.
 */
const SEARCHED_INVOICES = 1_000;
/** The maximum number of listed items. */
const MAX_LISTED = 10;

/**
 * Returns up to ten items that a customer bought last, newest first and each once, in the API's JSON
 * format.
 */
export async function listLastPurchases(books: CompanyBooks, contactId: number): Promise<object[]> {
  const lines = await readNewestLines(books, contactId);
  return listFirstOfEachKey(lines, ({ product_id }) => String(product_id))
    .slice(0, MAX_LISTED)
    .map((line) => ({ name: line.name, ...toWirePrice(line) }));
}

const PRODUCT_IDS_REFUSAL = issue("priced_items", { max: LIST_LIMITS.pricedItems });

/** The schema of item ids in a query, such as "12,15". */
export const productIdsQuery = z
  .string()
  .default("")
  .transform((text, context) => {
    const ids = text === "" ? [] : text.split(",").map(parseId);
    const validIds = ids.flatMap((id) => id ?? []);
    if (validIds.length === ids.length && ids.length <= LIST_LIMITS.pricedItems) return validIds;
    context.addIssue({ code: z.ZodIssueCode.custom, message: PRODUCT_IDS_REFUSAL });
    return z.NEVER;
  });

/**
 * Returns the last price that a customer was billed for each of the items and each currency, in the
 * API's JSON format. Items that are not on the searched invoices are left out. The result is cached,
 * because forms request the same items repeatedly.
 */
export function listLastPrices(
  books: CompanyBooks,
  contactId: number,
  ids: number[],
): Promise<object[]> {
  const name = `last prices ${contactId} ${ids.join()}`;
  return books.readCached(name, () => readLastPrices(books, contactId, ids));
}

async function readLastPrices(books: CompanyBooks, contactId: number, ids: number[]) {
  const lines = await readNewestLines(books, contactId, ids);
  return listFirstOfEachKey(lines, (line) => `${line.product_id} ${line.currency_id}`)
    .sort((a, b) => a.product_id - b.product_id || a.currency_id - b.currency_id)
    .map(toWirePrice);
}

/**
 * Returns the item lines of a customer's newest issued invoices that are not void, newest first. Lines
 * with a negative quantity, which are returned items, are left out. When `productIds` is given, only
 * lines of these items are returned.
 */
async function readNewestLines(books: CompanyBooks, contactId: number, productIds?: number[]) {
  const invoices = await books
    .selectFrom("invoices")
    .innerJoin("currencies", "currencies.id", "invoices.currency_id")
    .select(["invoices.id", "no", "date", "currency_id", "code", "symbol"])
    .where("contact_id", "=", contactId)
    .where(countedCondition)
    .orderBy("date", "desc")
    .orderBy("invoices.id", "desc")
    .limit(SEARCHED_INVOICES)
    .execute();
  // The lines are read by ids, because SQLite would read the lines of all customers for a join.
  const ids = [0, ...invoices.map(({ id }) => id)];
  const lines = await books
    .selectFrom("invoice_lines as line")
    .innerJoin("products", "products.id", "line.product_id")
    .select(["invoice_id", "products.id as product_id", "products.name"])
    .select(["unit_price", "discount_percent"])
    .where("invoice_id", "in", ids)
    .where("quantity", "not like", "-%")
    .orderBy("invoice_id")
    .orderBy("position")
    .execute();
  const requestedLines = lines.filter((line) => productIds?.includes(line.product_id) ?? true);
  const byInvoice = new Map<number, typeof lines>();
  for (const line of requestedLines)
    byInvoice.set(line.invoice_id, [...(byInvoice.get(line.invoice_id) ?? []), line]);
  return invoices.flatMap(({ id, ...invoice }) =>
    (byInvoice.get(id) ?? []).map((line) => ({ ...invoice, ...line })),
  );
}

type Line = Awaited<ReturnType<typeof readNewestLines>>[number];

/** Lists the first line of each key. */
function listFirstOfEachKey(lines: Line[], toKey: (line: Line) => string): Line[] {
  const firstLines = new Map<string, Line>();
  for (const line of lines) if (!firstLines.has(toKey(line))) firstLines.set(toKey(line), line);
  return [...firstLines.values()];
}

function toWirePrice(line: Line): object {
  return {
    product_id: line.product_id,
    currency: toWireCurrency(line),
    unit_price: padDecimals(line.unit_price, 2),
    discount: `${line.discount_percent}%`,
    date: line.date,
    invoice_id: line.invoice_id,
    invoice_no: line.no,
  };
}
