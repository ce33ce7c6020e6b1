import { describe, expect, it } from "vitest";
import {
  convertCurrency,
  toDecimal,
  formatAmount,
  minorToText,
  parseDecimal,
  calculateInvoice,
  sum,
  toMinor,
  type LineInput,
} from "./money";

function line(quantity: string, unitPrice: string, percent = "0", taxRate?: string): LineInput {
  return {
    quantity: toDecimal(quantity),
    unitPrice: toDecimal(unitPrice),
    discountPercent: toDecimal(percent),
    tax: taxRate === undefined ? null : { code: taxRate, ratePercent: toDecimal(taxRate) },
  };
}

/** Formats the amounts of the invoice and of its lines as text. */
function calculateAsText(lines: LineInput[], payments: string[] = []) {
  const amounts = calculateInvoice(lines, payments.map(toDecimal).map(toMinor));
  const { subtotal, discount, tax, total, balance } = amounts;
  return {
    subtotal: minorToText(subtotal),
    discount: minorToText(discount),
    tax: minorToText(tax),
    total: minorToText(total),
    balance: minorToText(balance),
    lineTaxes: amounts.lines.map((each) => minorToText(each.tax)),
    lineNets: amounts.lines.map((each) => minorToText(each.net)),
  };
}

describe("an invoice", () => {
  it("rounds the tax of three lines of 4.95 at 8% once", () => {
    const { tax, lineTaxes } = calculateAsText(
      Array.from({ length: 3 }, () => line("1", "4.95", "0", "8")),
    );
    expect(tax).toBe("1.19");
    expect(lineTaxes).toEqual(["0.40", "0.40", "0.39"]);
  });

  it("rounds the tax of three lines of 10.31 at 8% once", () => {
    const lines = Array.from({ length: 3 }, () => line("1", "10.31", "0", "8"));
    const { tax, lineTaxes } = calculateAsText(lines);
    expect(tax).toBe("2.47");
    expect(lineTaxes).toEqual(["0.83", "0.82", "0.82"]);
  });

  it("has the total zero at a discount of 100%", () => {
    expect(calculateAsText([line("2.25", "64.22", "100", "8")])).toMatchObject({
      subtotal: "144.50",
      discount: "144.50",
      tax: "0.00",
      total: "0.00",
      lineNets: ["0.00"],
    });
  });

  it("subtracts the discount before the tax", () => {
    expect(calculateAsText([line("40", "3.00", "10", "8")])).toMatchObject({
      lineNets: ["108.00"],
      tax: "8.64",
      total: "116.64",
    });
  });

  it("rounds half up where binary fractions round down", () => {
    expect(calculateAsText([line("1.005", "1")]).total).toBe("1.01");
    expect(calculateAsText([line("1", "1.005")]).total).toBe("1.01");
    expect(calculateAsText([line("1", "8.575")]).total).toBe("8.58");
    expect(calculateAsText([line("1", "1.004999999999")]).total).toBe("1.00");
  });

  it("calculates each tax code separately", () => {
    const lines = [line("1", "0.05", "0", "8"), line("1", "0.05", "0", "10"), line("1", "1.00")];
    expect(calculateAsText(lines)).toMatchObject({
      tax: "0.01",
      lineTaxes: ["0.00", "0.01", "0.00"],
    });
  });

  // Half up means half away from zero, so negative amounts are rounded like positive ones.
  it("subtracts lines with a negative quantity, with their tax", () => {
    const lines = [line("3", "10.00", "0", "8"), line("-1", "10.00", "0", "8")];
    expect(calculateAsText(lines)).toMatchObject({
      subtotal: "20.00",
      tax: "1.60",
      total: "21.60",
    });
    expect(calculateAsText([line("-1", "1.005")]).total).toBe("-1.01");
    expect(calculateAsText([line("-3", "4.95", "10", "8")])).toMatchObject({
      subtotal: "-14.85",
      discount: "-1.49",
      tax: "-1.07",
      total: "-14.43",
    });
  });

  it("is zero for lines with a zero quantity and for no lines", () => {
    const zero = { subtotal: "0.00", discount: "0.00", tax: "0.00", total: "0.00" };
    expect(calculateAsText([line("0", "99.99", "50", "8")])).toMatchObject(zero);
    expect(calculateAsText([])).toMatchObject(zero);
  });

  it("has the total minus the payments as its balance", () => {
    expect(calculateAsText([line("1", "10.00")], ["4.01", "0.99"]).balance).toBe("5.00");
    expect(calculateAsText([line("1", "10.00")], ["10"]).balance).toBe("0.00");
  });

  it("distributes tax so that the lines of a code add up to it", () => {
    for (const count of [1, 2, 3, 7, 50]) {
      for (const [price, rate] of [
        ["0.01", "6"],
        ["3.33", "8"],
        ["9.99", "8.875"],
      ] as const) {
        const lines = Array.from({ length: count }, (_, index) =>
          line(index % 3 === 2 ? "-0.5" : "1", price, String(index % 100), rate),
        );
        const amounts = calculateInvoice(lines);
        expect(sum(amounts.lines.map((each) => each.tax))).toBe(amounts.tax);
        const net = toDecimal(minorToText(sum(amounts.lines.map((each) => each.net))));
        const exact = { units: net.units * toDecimal(rate).units, scale: net.scale + 2 };
        expect(amounts.tax).toBe(toMinor({ ...exact, scale: exact.scale + toDecimal(rate).scale }));
      }
    }
  });
});

describe("decimal text", () => {
  it.each(["", " ", "x", "1.", ".5", "+1", "1,5", "1e3", "0x1", "--1", "1.1234567890123", "NaN"])(
    "is not %j",
    (text) => {
      expect(parseDecimal(text)).toBeNull();
      expect(() => toDecimal(text)).toThrow(RangeError);
    },
  );

  it("is parsed exactly", () => {
    expect(toDecimal("-1234.50")).toEqual({ units: -123450n, scale: 2 });
    expect(toDecimal("007")).toEqual({ units: 7n, scale: 0 });
    expect(toMinor(toDecimal("-0.005"))).toBe(-1n);
    expect(toMinor(toDecimal("-0.004"))).toBe(0n);
  });
});

describe("amounts", () => {
  it("are converted at a rate and rounded half up", () => {
    expect(minorToText(convertCurrency(1_000_000n, toDecimal("0.3012")))).toBe("3012.00");
    expect(minorToText(convertCurrency(100_000_000n, toDecimal("0.301234")))).toBe("301234.00");
    expect(convertCurrency(100_000_000_000n, toDecimal("0.0000000001"))).toBe(10n);
    expect(convertCurrency(1n, toDecimal("0.5"))).toBe(1n);
    expect(convertCurrency(-1n, toDecimal("0.5"))).toBe(-1n);
    expect(convertCurrency(99_999_999_999_999n, toDecimal("1"))).toBe(99_999_999_999_999n);
  });

  it("are formatted with two decimals, and with commas for people", () => {
    expect([0n, 1n, -1n, 100n, 123450n].map(minorToText)).toEqual([
      "0.00",
      "0.01",
      "-0.01",
      "1.00",
      "1234.50",
    ]);
    expect(formatAmount(99_999_999_999_999n)).toBe("999,999,999,999.99");
    expect(formatAmount(-123450n)).toBe("-1,234.50");
    expect(formatAmount(99_999n)).toBe("999.99");
  });
});
