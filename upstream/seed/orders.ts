import { decimal, minorToText, toMinor } from "../../domain/money/money";
import type { InvoiceSeed, ProductSeed } from "../books/types";
import type { Customer } from "./habits";
import type { Random } from "./random";
import type { Service, Trade } from "./trade";

type Line = InvoiceSeed["lines"][number];

/** What a customer buys this time: items first, then services. */
export function orderLines(customer: Customer, rate: string, trade: Trade, random: Random): Line[] {
  const products = chooseProducts(random.weighted(trade.orders.items), trade, random);
  const discountPercent = usualDiscount(customer, random);
  const goods = products.map((product) => ({
    product: product.ref,
    ledgerAccount: null,
    name: product.name,
    quantity: quantityOf(product, customer, random),
    unitPrice: inCurrency(product.salePrice, rate),
    discountPercent: random.chance(0.7) ? discountPercent : "0",
    taxCode: taxCodeFor(product.saleTaxCode, customer),
  }));
  const services = chooseServices(random.weighted(trade.orders.services), customer, trade, random);
  return [...goods, ...services.map((service) => serviceLine(service, customer, rate, random))];
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

/** Different ones, of those that reach the customer. */
function chooseServices(count: number, { reach }: Customer, trade: Trade, random: Random) {
  const chosen = new Set<Service>();
  const reachable = trade.services.filter(
    (service) => service.reach === "anyone" || service.reach === reach,
  );
  const local = reachable.filter((service) => service.reach !== "anyone");
  while (chosen.size < count) {
    const isLocal = local.length > 0 && random.chance(trade.orders.localShare);
    chosen.add(random.pick(isLocal ? local : reachable));
  }
  return [...chosen];
}

function serviceLine(service: Service, customer: Customer, rate: string, random: Random): Line {
  return {
    product: null,
    ledgerAccount: service.ledgerAccount,
    name: service.name,
    quantity: random.pick(service.quantities),
    unitPrice: inCurrency(service.price, rate),
    discountPercent: "0",
    taxCode: taxCodeFor(service.taxCode, customer),
  };
}

function taxCodeFor(usual: string | null, { foreign }: Customer): string | null {
  return usual && foreign ? foreign.taxCode : usual;
}

/** A price in the currency that is worth `rate` of ours, to the next ten cents. */
function inCurrency(price: string, rate: string): string {
  if (rate === "1") return price;
  const { units, scale } = decimal(rate);
  const minor = (toMinor(decimal(price)) * 10n ** BigInt(scale)) / units;
  return minorToText(((minor + 9n) / 10n) * 10n);
}
