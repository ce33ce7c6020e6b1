import { formatDate } from "../../../domain/calendar/days";
import { sum } from "../../../domain/money/money";
import type { CompanyBooks } from "../../db/company-books";
import { createRefusal } from "../../wire/api-error";
import type { RefundPart } from "../write/change-receipt";

/** What is taken from receipts, on a day up to today. The amount is in minor units. */
type Taken = {
  amount: bigint;
  date: string;
  today: string;
  format: (minor: bigint) => string;
};

/**
 * Limits parts of receipts to what can be taken of them on a date, so that on no day less than nothing is
 * on account. Throws a refusal that names the first day on which there is enough. `parts` are what is on
 * account today.
 */
export async function limitToDate(
  books: CompanyBooks,
  parts: RefundPart[],
  { amount, date, today, format }: Taken,
): Promise<RefundPart[]> {
  if (date >= today) return parts;
  const changes = await listChanges(
    books,
    parts.map(({ receiptId }) => receiptId),
  );
  const limit = (day: string) =>
    parts.map((part): RefundPart => {
      const least = findLeast(changes, part.receiptId, day);
      return least < part.amount ? { ...part, amount: least } : part;
    });
  const limited = limit(date);
  const isEnough = (found: RefundPart[]) => sum(found.map((part) => part.amount)) >= amount;
  if (isEnough(limited)) return limited;
  const day = changes.find((change) => change.day > date && isEnough(limit(change.day)))?.day;
  throw createRefusal("on_account_since", {
    amount: format(amount),
    date: formatDate(day ?? today),
  });
}

/** How much more or less of a receipt is on account at the end of a day than before it. */
type Change = { receiptId: number; day: string; amount: bigint };

/** Returns the least that is on account of a receipt at the end of a day and of every later one. */
function findLeast(changes: Change[], receiptId: number, day: string): bigint {
  let left = 0n;
  let least: bigint | null = null;
  for (const change of changes.filter((each) => each.receiptId === receiptId)) {
    if (change.day > day) least = lesser(least ?? left, left + change.amount);
    left += change.amount;
  }
  return least ?? left;
}

function lesser(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

/** Reads the changes of valid receipts, the earliest day first. */
async function listChanges(books: CompanyBooks, receiptIds: number[]): Promise<Change[]> {
  const ids = [0, ...receiptIds];
  const receipts = await books
    .selectFrom("receipts")
    .select(["id as receiptId", "date", "amount"])
    .where("id", "in", ids)
    .execute();
  const shares = await books
    .selectFrom("payments")
    .select(["receipt_id", "date", "amount", "reversed_on"])
    .where("receipt_id", "in", ids)
    .execute();
  const parts = await books
    .selectFrom("refund_parts as part")
    .innerJoin("refunds", "refunds.id", "part.refund_id")
    .select(["part.receipt_id", "refunds.date", "part.amount", "refunds.reversed_on"])
    .where("part.receipt_id", "in", ids)
    .execute();
  const all = [
    ...receipts.map((row) => toChange(row.receiptId, row.date, row.amount)),
    ...[...shares, ...parts].flatMap(({ receipt_id, date, amount, reversed_on }) => [
      toChange(receipt_id ?? 0, date, -amount),
      ...(reversed_on === null ? [] : [toChange(receipt_id ?? 0, reversed_on, amount)]),
    ]),
  ];
  const byDay = new Map<string, Change>();
  for (const { receiptId, day, amount } of all) {
    const key = `${day} ${receiptId}`;
    byDay.set(key, { receiptId, day, amount: (byDay.get(key)?.amount ?? 0n) + amount });
  }
  return [...byDay.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

function toChange(receiptId: number, day: string, amount: number): Change {
  return { receiptId, day, amount: BigInt(amount) };
}
