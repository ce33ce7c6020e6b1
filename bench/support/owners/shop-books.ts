import type { Books, InvoiceSeed, MovementSeed } from "../../../upstream/books/types";
import { addDays } from "../../../domain/calendar/days";
import { createRandom, type RandomSource } from "../../../upstream/seed/random";
import {
  tinyBooks,
  tinyContact,
  tinyInvoice,
  tinyProduct,
} from "../../../upstream/testing/fixtures";

/** The length of the books in days: three years. */
const DAYS = 3 * 365;

const SHOPS = ["Kopitiam", "Kedai Runcit", "Restoran", "Butik", "Syarikat", "好味茶餐室"] as const;
const NAMES = ["Seri Wangi", "Maju Jaya", "Lim Brothers", "Aminah", "Muthu", "Tanjung"] as const;
const GOODS = ["Teh tarik", "Kopi beans", "Nasi lemak set", "Batik cloth", "Delivery box"] as const;
const MORE_GOODS = ["乌龙茶", "தேநீர்", "Printer paper", "Hand soap", "Rice 5 kg"] as const;
const NOTES = ["", "", "", "Thank you", "Deliver in the morning", "请送到后门"] as const;

/** The texts that owners search for: customers, items, a number and a note. */
export const SEARCHES = ["kopitiam", "maju jaya", "teh tarik", "INV-001", "morning", "乌龙"];

/**
 * Returns the books of the three years until `today` (YYYY-MM-DD) with `invoices` invoices. Nine of
 * ten invoices are paid, and each invoice has one to four lines.
 */
export function createShopBooks(
  invoices: number,
  { today, seed }: { today: string; seed: number },
) {
  const random = createRandom(seed);
  const contacts = clamp(Math.ceil(invoices / 5), 12, 400);
  const items = [...GOODS, ...MORE_GOODS];
  const products = clamp(Math.ceil(invoices / 8), 15, 150);
  const prices = Array.from({ length: products }, () => random.int(2, 240));
  const books: Partial<Books> = {
    contacts: listIndexes(contacts).map((index) =>
      tinyContact({
        ref: `c${index}`,
        displayName: `${random.pick(SHOPS)} ${random.pick(NAMES)} ${index}`,
        email: `customer-${index}@example.test`,
      }),
    ),
    products: prices.map((price, index) =>
      tinyProduct({
        ref: `p${index}`,
        name: `${items[index % items.length] ?? ""} ${index}`,
        sku: `SKU-${index}`,
        salePrice: String(price),
        saleAccount: random.pick(["sales", "sales", "delivery"]),
      }),
    ),
    invoices: listIndexes(invoices).map((index) => {
      const date = addDays(today, -Math.floor(((invoices - index) * DAYS) / invoices));
      return createShopInvoice(random, { date, contacts, prices, items });
    }),
    movements: listIndexes(36).flatMap((month) =>
      createMonthlyExpenses(random, addDays(today, -30 * month)),
    ),
  };
  return tinyBooks(books);
}

type ShopInvoiceOptions = { date: string; contacts: number; prices: number[]; items: string[] };

function createShopInvoice(
  random: RandomSource,
  { date, contacts, prices, items }: ShopInvoiceOptions,
): InvoiceSeed {
  const lines = listIndexes(random.int(1, 4)).map(() => {
    const index = random.int(0, prices.length - 1);
    return {
      product: `p${index}`,
      ledgerAccount: null,
      name: `${items[index % items.length] ?? ""} ${index}`,
      quantity: String(random.int(1, 12)),
      unitPrice: String(prices[index] ?? 1),
      discountPercent: "0",
      taxCode: random.chance(0.3) ? "SV-8" : null,
    };
  });
  const status = random.pickWeighted([
    [5, 90],
    [2, 6],
    [0, 3],
    [4, 1],
  ] as const);
  const ledgerAccount = random.pick(["till", "bank"]);
  const payment = { method: "bank", ledgerAccount, amount: calculateTotal(lines), date };
  return tinyInvoice({
    contact: `c${random.int(0, contacts - 1)}`,
    ...{ date, dueDate: addDays(date, 30), memo: random.pick(NOTES), status, lines },
    payments: status === 5 ? [payment] : [],
  });
}

/** Returns the total; quantities and prices are whole, so that 8% tax needs no rounding. */
function calculateTotal(lines: InvoiceSeed["lines"]): string {
  const percents = lines.reduce(
    (sum, { quantity, unitPrice, taxCode }) =>
      sum + Number(quantity) * Number(unitPrice) * (taxCode === null ? 100 : 108),
    0,
  );
  return (percents / 100).toFixed(2);
}

function createMonthlyExpenses(random: RandomSource, date: string): MovementSeed[] {
  return ["Rent", "Wages"].map((description) => ({
    ledgerAccount: "bank",
    date,
    amount: `-${random.int(300, 3_000)}`,
    kind: "expense",
    description,
  }));
}

function listIndexes(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
