import type { InvoiceSeed, ReceiptSeed } from "../../upstream/books/types";
import { createRandom } from "../../upstream/seed/random";

/** The part of the paid invoices whose payments are shares of receipts for two or three invoices. */
const JOINED = 0.75;
/** The part of these receipts that is above the sum of the shares, by this amount. */
const ON_ACCOUNT = { part: 0.06, amount: 25 };
/** The part of the receipts with money on account whose money was given back on the same day. */
const REFUNDED = 0.5;

/**
 * Joins payments of a customer's successive invoices into receipts. The payments get the receipt's date.
 * 100,000 invoices, nine of ten paid, have 50,000 receipts.
 */
export function joinPayments(invoices: InvoiceSeed[]): {
  invoices: InvoiceSeed[];
  receipts: ReceiptSeed[];
} {
  const random = createRandom(11);
  const receipts = groupByReceipt(invoices, random).map((indexes, number) => {
    const own = indexes.flatMap((index) => invoices[index] ?? []);
    return { indexes, receipt: createReceipt(`r${number}`, own, random) };
  });
  const receiptOf = new Map(
    receipts.flatMap(({ indexes, receipt }) => indexes.map((index) => [index, receipt] as const)),
  );
  return {
    receipts: receipts.map(({ receipt }) => receipt),
    invoices: invoices.map((invoice, index) => {
      const receipt = receiptOf.get(index);
      if (!receipt) return invoice;
      const { ref, method, ledgerAccount, date } = receipt;
      const payments = invoice.payments.map(({ amount }) => ({
        ...{ amount, method, ledgerAccount, date, receipt: ref },
      }));
      return { ...invoice, payments };
    }),
  };
}

type Random = ReturnType<typeof createRandom>;

/** Returns the indexes of the invoices of each receipt. */
function groupByReceipt(invoices: InvoiceSeed[], random: Random): number[][] {
  const open = new Map<string, { size: number; indexes: number[] }>();
  return invoices.flatMap(({ contact, payments }, index) => {
    if (payments.length === 0 || !random.chance(JOINED)) return [];
    const { size, indexes } = open.get(contact) ?? { size: random.int(2, 3), indexes: [] };
    const joined = [...indexes, index];
    if (joined.length < size) {
      open.set(contact, { size, indexes: joined });
      return [];
    }
    open.delete(contact);
    return [joined];
  });
}

/** Returns the receipt of invoices, which are in the order of their dates. */
function createReceipt(ref: string, invoices: InvoiceSeed[], random: Random): ReceiptSeed {
  const [invoice, payment] = [invoices.at(-1), invoices.at(-1)?.payments[0]];
  if (!invoice || !payment) throw new RangeError("A receipt has paid invoices.");
  const { contact, currency, rate } = invoice;
  const { method, ledgerAccount, date } = payment;
  const shares = invoices.flatMap(({ payments }) => payments.map(({ amount }) => Number(amount)));
  const onAccount = random.chance(ON_ACCOUNT.part) ? ON_ACCOUNT.amount : 0;
  const isRefunded = onAccount > 0 && random.chance(REFUNDED);
  return {
    ...{ ref, contact, currency, rate, method, ledgerAccount, date },
    amount: String(shares.reduce((sum, amount) => sum + amount, onAccount)),
    ...(isRefunded && { refund: { amount: String(onAccount), date } }),
  };
}
