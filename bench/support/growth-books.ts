import type { Books, InvoiceSeed } from "../../upstream/books/types";
import { addDays } from "../../domain/calendar/days";
import { createRandom } from "../../upstream/seed/random";
import { joinPayments } from "./growth-receipts";
import { tinyBooks, tinyContact, tinyInvoice, tinyProduct } from "../../upstream/testing/fixtures";

/** The length of the books in days: two years. */
const DAYS = 730;
/** The number of contacts, and the number of items. */
const RECORDS = 200;

/** Each of these words is in the names of a quarter of the contacts. */
const SHOPS = ["Kopitiam", "Kedai Dinding", "好味茶餐室", "கோபிநாத் கடை"] as const;
const ITEMS = ["Item", "Teh tarik", "乌龙茶", "தேநீர்"] as const;
const NOTES = ["", "", "Thank you", "Deliver in the morning", "请送到后门"] as const;

/**
 * Only these invoices contain the words of the search with few hits. Their number is the same at
 * every size and fits on one page, so that all sizes give the same answer.
 */
const RARE_INVOICES = { count: 20, memo: "Vyx zebra" } as const;

/** The number of draft invoices, the same at every size. */
const DRAFT_INVOICES = 10;

/**
 * Returns the books of the two years until `today` (YYYY-MM-DD), with three lines per invoice. Nine
 * of ten invoices are paid, most of them by receipts for several invoices. When `unpaidCount` is given, so many are unpaid instead, at equal
 * distances. Unpaid invoices from the last 30 days are not yet due; older ones are overdue.
 */
export function createGrowthBooks(count: number, today: string, unpaidCount?: number): Books {
  const random = createRandom(7);
  const numbers = Array.from({ length: RECORDS }, (_, index) => index);
  return tinyBooks({
    contacts: numbers.map((index) =>
      tinyContact({
        ref: `c${index}`,
        displayName: `${SHOPS[index % SHOPS.length] ?? ""} ${index}`,
      }),
    ),
    products: numbers.map((index) =>
      tinyProduct({
        ref: `p${index}`,
        name: formatItemName(index),
        saleAccount: random.pick(["sales", "delivery"]),
      }),
    ),
    ...joinPayments(
      Array.from({ length: count }, (_, index): InvoiceSeed => {
        const date = addDays(today, -Math.floor(((count - index) * DAYS) / count));
        const isPaid =
          unpaidCount === undefined
            ? random.chance(0.9)
            : !isStartOfSection(index, count / unpaidCount);
        const soldItems = Array.from({ length: 3 }, () => ({
          item: random.int(0, RECORDS - 1),
          price: random.int(1, 90),
        }));
        // The offset of 2 keeps the draft invoices apart from the rare invoices.
        const isDraft = isStartOfSection(index + 2, count / DRAFT_INVOICES);
        const amount = String(soldItems.reduce((sum, { price }) => sum + price, 0));
        const payment = {
          method: "bank",
          ledgerAccount: random.pick(["till", "bank"]),
          amount,
          date,
        };
        const memo = random.pick(NOTES);
        return tinyInvoice({
          contact: `c${random.int(0, RECORDS - 1)}`,
          date,
          dueDate: addDays(date, 30),
          memo: isStartOfSection(index, count / RARE_INVOICES.count) ? RARE_INVOICES.memo : memo,
          status: isDraft ? 0 : isPaid ? 5 : 2,
          lines: soldItems.map(toLine),
          payments: isPaid && !isDraft ? [payment] : [],
        });
      }),
    ),
  });
}

/**
 * Divides the indexes into sections of `length` indexes, which may be a fraction; returns true for
 * the first index of a section.
 */
function isStartOfSection(index: number, length: number): boolean {
  return Math.floor(index / length) !== Math.floor((index - 1) / length);
}

function formatItemName(index: number): string {
  return `${ITEMS[index % ITEMS.length] ?? ""} ${index}`;
}

function toLine({ item, price }: { item: number; price: number }): InvoiceSeed["lines"][number] {
  return {
    product: `p${item}`,
    ledgerAccount: null,
    name: formatItemName(item),
    quantity: "1",
    unitPrice: String(price),
    discountPercent: "0",
    taxCode: null,
  };
}
