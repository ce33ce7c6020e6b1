import * as fc from "fast-check";
import {
  exchangeRate,
  generateLinesTaxedBy,
  generateTypedWays,
  toDecimalText,
} from "../../domain/money/testing/generated";
import { calculateByFractions, type PlainLine } from "../../domain/money/testing/calculations";

/** A valid invoice in plain decimal text. */
export type PlainInvoice = {
  /** Whether the payment term is cash. Only such an invoice is saved with its payments. */
  hasCashTerm: boolean;
  currency: string;
  /** The units of the company's currency for one unit of `currency`. */
  rate: string;
  lines: PlainLine[];
  payments: string[];
};

/** The figures of an invoice as a person may type them. */
export type TypedFigures = {
  rate: string;
  lines: { quantity: string; unitPrice: string; discount: string }[];
  payments: string[];
};

/** A generated invoice: in plain decimal text, and as a person types its figures. */
export type TypedInvoice = { plain: PlainInvoice; typed: TypedFigures };

export const TAX_CODES = [
  { code: "SV-8", ratePercent: "8" },
  { code: "LX-5", ratePercent: "5" },
  { code: "CT-8.875", ratePercent: "8.875" },
  { code: "ZR-0", ratePercent: "0" },
];

/** Few lines are more likely than many, as in real invoices. */
const lines = fc
  .oneof(
    { weight: 9, arbitrary: generateLinesTaxedBy(TAX_CODES, 5) },
    { weight: 1, arbitrary: generateLinesTaxedBy(TAX_CODES, 30) },
  )
  .filter((plain) => calculateByFractions(plain, []).invoice.total >= 0n);

// At a rate of exactly 1 the page does not show the total in the company's own currency.
const currency = fc.oneof(
  fc.constant({ currency: "MYR", rate: "1" }),
  fc.record({
    currency: fc.constantFrom("SGD", "USD"),
    rate: exchangeRate.filter((rate) => Number(rate) !== 1),
  }),
);

const invoice: fc.Arbitrary<PlainInvoice> = fc
  .tuple(
    fc.boolean(),
    currency,
    lines,
    fc.array(fc.integer({ min: 1, max: 100 }), { maxLength: 3 }),
  )
  .map(([hasCashTerm, priced, plain, percents]) => {
    const { total } = calculateByFractions(plain, []).invoice;
    return { hasCashTerm, ...priced, lines: plain, payments: createPayments(total, percents) };
  });

/**
 * Returns payments in decimal text; each pays one of the percentages of the amount that is still
 * unpaid. Payments of zero are left out.
 */
function createPayments(total: bigint, percents: number[]): string[] {
  let remaining = total;
  return percents.flatMap((percent) => {
    const payment = (remaining * BigInt(percent)) / 100n;
    remaining -= payment;
    return payment > 0n ? [toDecimalText(payment, 2)] : [];
  });
}

/** A generated invoice with the typed forms of its figures. */
export const typedInvoice: fc.Arbitrary<TypedInvoice> = invoice.chain((plain) =>
  generateTypedFigures(plain).map((typed) => ({ plain, typed })),
);

function generateTypedFigures({
  rate,
  lines: plain,
  payments,
}: PlainInvoice): fc.Arbitrary<TypedFigures> {
  return fc.record({
    rate: generateTypedWays(rate),
    lines: fc.tuple(
      ...plain.map(({ quantity, unitPrice, discountPercent }) =>
        fc.record({
          quantity: generateTypedWays(quantity),
          unitPrice: generateTypedWays(unitPrice),
          discount: generateTypedPercent(discountPercent),
        }),
      ),
    ),
    // The second way has 0.4 cents more, which the app rounds down.
    payments: fc.tuple(
      ...payments.map((payment) =>
        fc.oneof(generateTypedWays(payment), generateTypedWays(`${payment}4`)),
      ),
    ),
  });
}

function generateTypedPercent(percent: string): fc.Arbitrary<string> {
  const typedForms = generateTypedWays(percent);
  const withSign = typedForms.map((typed) => `${typed}%`);
  return percent === "0"
    ? fc.oneof(fc.constant(""), typedForms, withSign)
    : fc.oneof(typedForms, withSign);
}
