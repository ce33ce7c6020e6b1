import type { Books, InvoiceSeed, MovementSeed } from "../books/types";
import { NO_DATE, addDays } from "../../domain/calendar/days";
import { createRandom, type RandomSource } from "../seed/random";
import { tinyBooks, tinyInvoice } from "./fixtures";

/**
 * Generates the books of a company with `count` random invoices and with movements. The invoices
 * have every status and currency, amounts with many decimals, and dates around the ends of periods.
 * The same seed gives the same books.
 */
export function generateBooks(seed: number, today: string, count = 120): Books {
  const random = createRandom(seed);
  return tinyBooks({
    invoices: Array.from({ length: count }, () => generateInvoice(random, today)),
    movements: Array.from({ length: 60 }, () => generateMovement(random, today)),
  });
}

/**
 * Chooses a date up to 14 months ago. Many of the dates are at the start or the end of a period,
 * and some are in the future.
 */
function chooseDate(random: RandomSource, today: string): string {
  const ago = random.chance(0.4)
    ? random.pick([-40, -1, 0, 1, 29, 30, 31, 59, 60, 61])
    : random.int(-5, 425);
  return addDays(today, -ago);
}

function generateInvoice(random: RandomSource, today: string): InvoiceSeed {
  const [currency, rate] = random.pick([
    ["MYR", "1"],
    ["SGD", "3.3"],
    ["SGD", "3.2505"],
    ["USD", "4.412345"],
  ] as const);
  const status = random.pick([0, 1, 2, 3, 4, 5] as const);
  const lines = Array.from({ length: random.int(1, 4) }, () => generateLine(random));
  return tinyInvoice({
    status,
    currency,
    rate,
    date: chooseDate(random, today),
    dueDate: random.chance(0.2) ? NO_DATE : chooseDate(random, today),
    lines,
    // The payments are smaller than the smallest possible line.
    payments: Array.from({ length: random.int(0, 2) }, () => ({
      method: "bank",
      ledgerAccount: random.pick(["till", "bank"]),
      amount: `0.${random.int(10, 45)}`,
      date: chooseDate(random, today),
    })),
  });
}

function generateLine(random: RandomSource): InvoiceSeed["lines"][number] {
  const isProduct = random.chance(0.5);
  return {
    product: isProduct ? random.pick(["beans", "mug"]) : null,
    ledgerAccount: isProduct ? null : random.pick(["sales", "delivery"]),
    name: "Line",
    quantity: `${random.int(1, 9)}.${random.int(0, 99)}`,
    unitPrice: `${random.int(1, 900)}.${random.int(100, 999)}`,
    discountPercent: random.pick(["0", "5", "12.5"]),
    taxCode: random.pick([null, "SV-8", "ST-10"]),
  };
}

function generateMovement(random: RandomSource, today: string): MovementSeed {
  return {
    ledgerAccount: random.pick(["till", "bank"]),
    date: chooseDate(random, today),
    amount: `${random.pick(["-", "-", ""])}${random.int(1, 5000)}.${random.int(10, 99)}`,
    kind: random.pick(["opening", "expense", "expense", "transfer"]),
    description: "Movement",
  };
}
