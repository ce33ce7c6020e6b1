import type { CheckedCompany } from "../company";
import {
  convertAmount,
  parseFraction,
  floor,
  calculatePercent,
  round,
  multiply,
  sumAmounts,
  toFraction,
} from "../fraction";
import { compareValues, compareAmounts, toFindings, type Finding } from "../finding";
import type { InvoiceRows, Line } from "../invoice-rows";

/**
 * Checks that the invoice has lines, that they are numbered from 1 without a gap, and that each has
 * either an item or an account.
 */
export function checkLineOrder({ invoice, lines }: InvoiceRows): Finding[] {
  if (lines.length === 0) return toFindings(`${invoice.no}: lines`, "none", "at least one");
  return [
    ...compareValues(
      `${invoice.no}: positions of its lines`,
      lines.map(({ position }) => position).join(", "),
      lines.map((_, index) => index + 1).join(", "),
    ),
    ...lines.flatMap(({ position, product_id, ledger_account_id }) => {
      const ids = [product_id, ledger_account_id].filter((id) => id !== null);
      return compareValues(`${invoice.no}: line ${position}, items and accounts`, ids.length, 1);
    }),
  ];
}

/** Checks the amounts of each line against its quantity, price, discount and tax rate. */
export function checkLineAmounts({ invoice, lines }: InvoiceRows): Finding[] {
  const taxes = calculateTaxes(lines);
  return lines.flatMap((line) => {
    const describe = (name: string) => `${invoice.no}: line ${line.position}, ${name}`;
    const gross = round(
      multiply(
        multiply(parseFraction(line.quantity), parseFraction(line.unit_price)),
        toFraction(100),
      ),
    );
    const discount = round(calculatePercent(gross, line.discount_percent));
    const net = gross - discount;
    return [
      ...compareAmounts(describe("before discount"), line.gross, gross),
      ...compareAmounts(describe("discount"), line.discount, discount),
      ...compareAmounts(describe("net"), line.net, net),
      ...compareAmounts(describe("tax"), line.tax, taxes.get(line.id) ?? 0n),
      ...compareAmounts(
        describe("net in own currency"),
        line.base_net,
        convertAmount(net, invoice.currency_rate),
      ),
    ];
  });
}

/**
 * Calculates the tax of each line in minor units, by the id of the line. The tax of all lines of one
 * tax code is rounded once. Each line gets its share rounded down. The missing cents are added to the
 * lines with the largest remainders, and among equal remainders to the first lines. Lines without a
 * tax are missing.
 */
function calculateTaxes(lines: Line[]): Map<number, bigint> {
  const taxes = new Map<number, bigint>();
  for (const code of new Set(lines.map(({ tax_code_id }) => tax_code_id))) {
    const taxed = lines.filter(
      ({ tax_code_id, tax_rate }) => tax_code_id === code && tax_rate !== null,
    );
    const rate = taxed[0]?.tax_rate ?? "0";
    const shares = taxed.map(({ id, net }) => {
      const share = calculatePercent(net, rate);
      // All shares of a code are calculated at one rate, so the remainders have the same denominator.
      return {
        id,
        roundedDown: floor(share),
        remainder: share.numerator - floor(share) * share.denominator,
      };
    });
    const totalTax = round(calculatePercent(sumAmounts(taxed.map(({ net }) => net)), rate));
    const missingCents = totalTax - sumAmounts(shares.map(({ roundedDown }) => roundedDown));
    shares.forEach(({ id, roundedDown, remainder }, index) => {
      const linesBefore = shares.filter(
        (other, otherIndex) =>
          other.remainder > remainder || (other.remainder === remainder && otherIndex < index),
      );
      taxes.set(id, roundedDown + (BigInt(linesBefore.length) < missingCents ? 1n : 0n));
    });
  }
  return taxes;
}

/** Checks that a line with a tax code has the rate of this code, and any other line has no rate. */
export function checkTaxRates(
  { invoice, lines }: InvoiceRows,
  { taxRates }: CheckedCompany,
): Finding[] {
  return lines.flatMap(({ position, tax_code_id, tax_rate }) =>
    compareValues(
      `${invoice.no}: line ${position}, tax rate`,
      tax_rate,
      tax_code_id === null ? null : (taxRates.get(tax_code_id) ?? "one of a tax code"),
    ),
  );
}
