import { ExactFraction } from "./fraction";

/** A line in plain decimal text. `discountPercent` and `ratePercent` are in percent. */
export type PlainLine = {
  quantity: string;
  unitPrice: string;
  discountPercent: string;
  tax: { code: string; ratePercent: string } | null;
};

type CalculatedLine = { gross: bigint; discount: bigint; net: bigint; tax: bigint };

/**
 * Calculates the amounts of an invoice with exact fractions, as the expected result of
 * `calculateInvoice`. All amounts are in cents.
 */
export function calculateByFractions(lines: PlainLine[], payments: string[]) {
  const untaxed = lines.map(calculateLine);
  const taxes = taxesByCode(lines, untaxed);
  const calculated: CalculatedLine[] = untaxed.map((line, index) => ({
    ...line,
    tax: taxShareOfLine(index, taxes),
  }));
  const subtotal = sum(calculated.map(({ gross }) => gross));
  const discount = sum(calculated.map((line) => line.discount));
  const tax = sum(taxes.map((each) => each.tax));
  const total = subtotal - discount + tax;
  const paid = sum(payments.map((payment) => cents(ExactFraction.parse(payment))));
  return {
    invoice: {
      lines: calculated,
      subtotal,
      discount,
      tax,
      total,
      payments: paid,
      balance: total - paid,
    },
    taxes: taxes.map(({ code, net, tax: ofCode }) => ({ code, net, tax: ofCode })),
  };
}

/** Converts an amount in cents to another currency. */
export function convertAmountByFractions(minor: bigint, rate: string): bigint {
  return new ExactFraction(minor).times(ExactFraction.parse(rate)).round();
}

function calculateLine({
  quantity,
  unitPrice,
  discountPercent,
}: PlainLine): Omit<CalculatedLine, "tax"> {
  const gross = cents(ExactFraction.parse(quantity).times(ExactFraction.parse(unitPrice)));
  const discount = percentOf(gross, discountPercent).round();
  return { gross, discount, net: gross - discount };
}

/** The tax of a code. `exact` has the unrounded taxes of its lines by the index of the line. */
type CodeTax = { code: string; net: bigint; tax: bigint; exact: Map<number, ExactFraction> };

/** Returns the tax of each code, in the order in which the codes first appear. */
function taxesByCode(lines: PlainLine[], untaxed: { net: bigint }[]): CodeTax[] {
  const codes = new Set(lines.flatMap(({ tax }) => tax?.code ?? []));
  return [...codes].map((code) => {
    const taxed = lines.flatMap(({ tax }, index) => {
      const net = untaxed[index]?.net ?? 0n;
      return tax?.code === code ? { index, net, exact: percentOf(net, tax.ratePercent) } : [];
    });
    const exact = taxed.reduce((total, line) => total.plus(line.exact), ExactFraction.zero);
    return {
      code,
      net: sum(taxed.map(({ net }) => net)),
      tax: exact.round(),
      exact: new Map(taxed.map((line) => [line.index, line.exact])),
    };
  });
}

/**
 * Returns a line's share of the tax of its code by the largest remainder. The exact tax of every
 * line is rounded down. The missing cents go to the lines with the largest remainders, and the
 * earlier of two equal lines comes first.
 */
function taxShareOfLine(index: number, taxes: CodeTax[]): bigint {
  const ofCode = taxes.find(({ exact }) => exact.has(index));
  const own = ofCode?.exact.get(index);
  if (!ofCode || !own) return 0n;
  const others = [...ofCode.exact];
  const missing = ofCode.tax - sum(others.map(([, exact]) => exact.floor()));
  const before = others.filter(([other, exact]) => {
    const isEqual =
      !exact.remainder().isBelow(own.remainder()) && !own.remainder().isBelow(exact.remainder());
    return isEqual ? other < index : own.remainder().isBelow(exact.remainder());
  });
  return own.floor() + (BigInt(before.length) < missing ? 1n : 0n);
}

function cents(amount: ExactFraction): bigint {
  return amount.times(new ExactFraction(100n)).round();
}

function percentOf(minor: bigint, percent: string): ExactFraction {
  return new ExactFraction(minor)
    .times(ExactFraction.parse(percent))
    .times(new ExactFraction(1n, 100n));
}

function sum(amounts: bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n);
}
