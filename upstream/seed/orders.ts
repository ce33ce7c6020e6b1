import { decimal, minorToText, toMinor } from "../../money/money";
import type { InvoiceSeed, ProductSeed } from "./books";
import type { Customer } from "./habits";
import type { Random } from "./random";
import type { Trade, Weighted } from "./trade";

type Line = InvoiceSeed["lines"][number];

const LINE_COUNTS: Weighted<number> = [
  [1, 20],
  [2, 26],
  [3, 22],
  [4, 16],
  [5, 10],
];

/** What a customer buys this time: one to five items, maybe a service. */
export function orderLines(customer: Customer, rate: string, trade: Trade, random: Random): Line[] {
  const products = chooseProducts(random.weighted(LINE_COUNTS), trade, random);
  const discountPercent = usualDiscount(customer, random);
  const lines = products.map((product) => ({
    product: product.ref,
    ledgerAccount: null,
    name: product.name,
    quantity: quantityOf(product, customer, random),
    unitPrice: inCurrency(product.salePrice, rate),
    discountPercent: random.chance(0.7) ? discountPercent : "0",
    taxCode: product.saleTaxCode && customer.isForeign ? trade.exportTaxCode : product.saleTaxCode,
  }));
  return random.chance(0.35) ? [...lines, serviceLine(customer, rate, trade, random)] : lines;
}

/** Different ones; what costs much is seldom bought. */
function chooseProducts(count: number, trade: Trade, random: Random): ProductSeed[] {
  const chosen = new Set<ProductSeed>();
  const choices = trade.books.products
    .filter((product) => product.forSale)
    .map((product) => [product, 40 / (20 + Number(product.salePrice))] as const);
  while (chosen.size < count) chosen.add(random.weighted(choices));
  return [...chosen];
}

function quantityOf(product: ProductSeed, { appetite }: Customer, random: Random): string {
  const price = Number(product.salePrice);
  if (price > 400) return "1";
  if (price > 100) return String(random.int(1, appetite));
  // Stock counted in fractions is sold loose.
  if (product.stockBalance.includes(".")) return random.pick(["0.5", "1.5", "2", "2.5", "5"]);
  if (price > 20 || appetite === 1) return String(random.int(1, 2 + 2 * appetite));
  return String(random.pick([4, 6, 10, 12]) * appetite);
}

function usualDiscount({ contact, appetite }: Customer, random: Random): string {
  if (contact.kind === "person" || !random.chance(0.1 + appetite * 0.04)) return "0";
  return random.weighted([
    ["5", 5],
    ["10", 3],
    ["2.5", 2],
    ["15", 1],
  ]);
}

function serviceLine(customer: Customer, rate: string, trade: Trade, random: Random): Line {
  const reachable = trade.services.filter(
    ({ reach }) => reach === "anyone" || reach === customer.reach,
  );
  const local = reachable.filter(({ reach }) => reach !== "anyone");
  const service = random.pick(local.length > 0 && random.chance(0.7) ? local : reachable);
  return {
    product: null,
    ledgerAccount: service.ledgerAccount,
    name: service.name,
    quantity: random.pick(service.quantities),
    unitPrice: inCurrency(service.price, rate),
    discountPercent: "0",
    taxCode: service.taxCode && customer.isForeign ? trade.exportTaxCode : service.taxCode,
  };
}

/** A price in the currency that is worth `rate` of ours, to the next ten cents. */
function inCurrency(price: string, rate: string): string {
  if (rate === "1") return price;
  const { units, scale } = decimal(rate);
  const minor = (toMinor(decimal(price)) * 10n ** BigInt(scale)) / units;
  return minorToText(((minor + 9n) / 10n) * 10n);
}
