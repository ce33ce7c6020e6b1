import { randomUUID } from "node:crypto";
import { toDecimal, subtractDecimals } from "../../../domain/money/money";
import { formatShownTax } from "../../../domain/shown-tax";
import { formatDate } from "../../../domain/calendar/days";
import {
  findBaseCurrency,
  formatTermDueDate,
  findTerm,
  readInvoiceLists,
  type InvoiceLists,
} from "~/models/invoices/choices.server";
import type { InvoiceRecord } from "~/models/invoices/record.server";
import { readProduct, type ProductRecord } from "~/models/products/record.server";
import { findRate } from "~/models/rates.server";
import type { Session } from "~/server/session/session-storage.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { toInvoiceForm } from "../form/draft/initial-form.server";
import type { InvoiceForm, LineForm } from "../schema";

type DuplicateOptions = { date: string; repeatId?: string };

/**
 * Returns the form of a new invoice with the customer, lines and notes of `source`. `date`
 * (YYYY-MM-DD) is the date of the new invoice; the due date and the exchange rate are derived from
 * it. The form has no invoice number yet. `repeatId` is the repeat for which the invoice is
 * created; empty without one.
 */
export async function toDuplicateForm(
  session: Session,
  source: InvoiceRecord,
  { date, repeatId = "" }: DuplicateOptions,
): Promise<InvoiceForm> {
  const lists = await readInvoiceLists(session, "new");
  const { currencyId, ...form } = toInvoiceForm(source);
  const baseId = findBaseCurrency(lists.currencies)?.id ?? "";
  const [rate, products] = await Promise.all([
    findRate(session, { from: currencyId, to: baseId, date }),
    readProducts(session, source),
  ]);
  const isBase = currencyId === baseId;
  return {
    ...form,
    ...{ key: randomUUID(), basedOn: "", currencyId },
    ...{ rate: rate ?? "", rateCurrencyId: currencyId, rateDate: date },
    ...{ date: formatDate(date), dueDate: formatTermDueDate(findTerm(lists, form.termId), date) },
    ...{ no: "", noSuggested: "", payments: [] },
    ...{ repeatId, repeatDate: repeatId ? date : "" },
    lines: form.lines.map((line, index) => ({
      ...line,
      ...{ id: randomUUID().slice(0, 8), storedId: "" },
      ...(line.productId
        ? toDuplicateItem(line, products.get(line.productId), { source, isBase })
        : {}),
      oldTax: findOldTax(source.items[index]?.tax_code, lists),
    })),
  };
}

/** The products by id; null for a product that was not found. */
type Products = Map<string, ProductRecord | null>;

async function readProducts(session: Session, { items }: InvoiceRecord): Promise<Products> {
  const ids = [...new Set(items.map((item) => item.product_id))].filter(Boolean);
  return new Map(
    await Promise.all(ids.map(async (id) => [id, await findProduct(session, id)] as const)),
  );
}

async function findProduct(session: Session, id: string): Promise<ProductRecord | null> {
  try {
    return await readProduct(session, id);
  } catch (error) {
    if (error instanceof UpstreamFault && error.kind === "notFound") return null;
    throw error;
  }
}

type SourceInvoice = { source: InvoiceRecord; isBase: boolean };

/**
 * Returns the fields of a line that differ from `source`. `isGone` is set when the item is out of
 * use or not found. In the base currency, a changed catalogue price becomes the unit price, and the
 * price on the line becomes `oldPrice`, unless the item was last changed before the date of
 * `source`.
 */
function toDuplicateItem(
  line: LineForm,
  product: ProductRecord | null | undefined,
  { source, isBase }: SourceInvoice,
): Partial<LineForm> {
  if (!product?.is_active) return { isGone: "1" };
  const wasChangedSince = product.updated_at.slice(0, 10) >= source.date || !product.updated_at;
  // Catalogue prices are in the base currency. A price that differs from an unchanged catalogue
  // price was agreed with the customer, and stays.
  const hasNewPrice =
    isBase && wasChangedSince && product.sale_price && !isEqual(product.sale_price, line.unitPrice);
  return hasNewPrice ? { unitPrice: product.sale_price, oldPrice: line.unitPrice } : {};
}

function isEqual(price: string, other: string): boolean {
  return subtractDecimals(toDecimal(price), toDecimal(other)).units === BigInt(0);
}

/** Returns the label of a tax that is no longer in force; empty for any other tax. */
function findOldTax(
  tax: InvoiceRecord["items"][number]["tax_code"],
  { tax_codes }: InvoiceLists,
): string {
  if (!tax || tax_codes.some(({ id }) => id === tax.id)) return "";
  return formatShownTax(tax);
}
