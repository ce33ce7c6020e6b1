import { randomUUID } from "node:crypto";
import { decimal, subtractDecimals } from "../../../domain/money/money";
import { taxLabel } from "../../../domain/money/tax-label";
import { formatDate } from "../../../domain/calendar/days";
import {
  baseCurrency,
  dueDateOfTerm,
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
 * The form of a new invoice that is `source` again, on `date`: under the next number, with the due
 * date of its term and the rate of that day. `repeatId` is the repeat that it is written for.
 */
export async function toDuplicateForm(
  session: Session,
  source: InvoiceRecord,
  { date, repeatId = "" }: DuplicateOptions,
): Promise<InvoiceForm> {
  const lists = await readInvoiceLists(session, "new");
  const { currencyId, ...form } = toInvoiceForm(source);
  const baseId = baseCurrency(lists.currencies)?.id ?? "";
  const [rate, products] = await Promise.all([
    findRate(session, { from: currencyId, to: baseId, date }),
    readProducts(session, source),
  ]);
  const isBase = currencyId === baseId;
  return {
    ...form,
    ...{ key: randomUUID(), basedOn: "", currencyId },
    ...{ rate: rate ?? "", rateCurrencyId: currencyId, rateDate: date },
    ...{ date: formatDate(date), dueDate: dueDateOfTerm(findTerm(lists, form.termId), date) },
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

/** Null for an item that is no longer there. */
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

/** What an item out of use needs, or the price that the catalogue has for it now. */
function toDuplicateItem(
  line: LineForm,
  product: ProductRecord | null | undefined,
  { source, isBase }: SourceInvoice,
): Partial<LineForm> {
  if (!product?.is_active) return { isGone: "1" };
  const wasWrittenSince = product.updated_at.slice(0, 10) >= source.date || !product.updated_at;
  // The catalogue is in the company's own currency, and knows no agreement with a customer.
  const hasNewPrice =
    isBase && wasWrittenSince && product.sale_price && !isEqual(product.sale_price, line.unitPrice);
  return hasNewPrice ? { unitPrice: product.sale_price, oldPrice: line.unitPrice } : {};
}

function isEqual(price: string, other: string): boolean {
  return subtractDecimals(decimal(price), decimal(other)).units === BigInt(0);
}

/** Blank for one that is in force, and for none. */
function findOldTax(
  tax: InvoiceRecord["items"][number]["tax_code"],
  { tax_codes }: InvoiceLists,
): string {
  if (!tax || tax_codes.some(({ id }) => id === tax.id)) return "";
  return taxLabel(tax);
}
