import { toDecimal, minorToText, toMinor } from "../../domain/money/money";
import type { InvoiceSeed, ProductSeed } from "../books/types";
import type { SeedContext } from "./company-data";
import type { Customer } from "./customers";
import type { RandomSource } from "./random";
import type { readServices } from "./read-lists";

/** The items and services that a company sells. */
export type Catalogue = { items: ProductSeed[]; services: ReturnType<typeof readServices> };

/** Returns the lines of one invoice. `rate` is the exchange rate of the customer's currency. */
export function generateLines(
  { isForeign, purchaseSize, discountPercent }: Customer,
  rate: string,
  { items, services }: Catalogue,
  { data, random }: SeedContext,
): InvoiceSeed["lines"] {
  const chooseTaxCode = (code: string | null) => (code && isForeign ? data.foreign.taxCode : code);
  // Expensive items are bought seldom and in small quantities.
  const weightedItems = items.map((item) => [item, 40 / (20 + Number(item.salePrice))] as const);
  const weightedServices = services.map((service) => [service, 1] as const);
  return [
    ...chooseSome(data.itemsPerInvoice, weightedItems, random).map((item) => ({
      product: item.ref,
      ledgerAccount: null,
      name: item.name,
      quantity: String(random.int(1, Math.ceil((100 * purchaseSize) / Number(item.salePrice)))),
      unitPrice: convertPrice(item.salePrice, rate),
      discountPercent: random.chance(0.7) ? discountPercent : "0",
      taxCode: chooseTaxCode(item.saleTaxCode),
    })),
    ...chooseSome(data.servicesPerInvoice, weightedServices, random).map((service) => ({
      product: null,
      ledgerAccount: service.account,
      name: service.name,
      quantity: random.pick(service.quantities),
      unitPrice: convertPrice(service.price, rate),
      discountPercent: "0",
      taxCode: chooseTaxCode(service.taxCode),
    })),
  ];
}

/** Chooses several different values. `counts[n]` is the weight of choosing n values. */
function chooseSome<T>(
  counts: number[],
  choices: (readonly [choice: T, weight: number])[],
  random: RandomSource,
): T[] {
  const count = random.pickWeighted(counts.map((weight, index) => [index, weight] as const));
  const chosen = new Set<T>();
  while (chosen.size < count) chosen.add(random.pickWeighted(choices));
  return [...chosen];
}

/**
 * Converts a price from the company's own currency to the currency with this exchange rate, rounded
 * up to a multiple of ten cents.
 */
function convertPrice(price: string, rate: string): string {
  if (rate === "1") return price;
  const { units, scale } = toDecimal(rate);
  const minor = (toMinor(toDecimal(price)) * 10n ** BigInt(scale)) / units;
  return minorToText(((minor + 9n) / 10n) * 10n);
}
