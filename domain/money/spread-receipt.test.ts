import { describe, expect, it } from "vitest";
import { spreadReceipt } from "./spread-receipt";

const toInvoices = (...balances: bigint[]) =>
  balances.map((balance) => ({ balance, chosen: null as bigint | null }));

describe("spreadReceipt", () => {
  it("fills the first invoices first", () => {
    expect(
      spreadReceipt({ amount: 150_00n, isCash: false }, toInvoices(100_00n, 80_00n, 20_00n)),
    ).toEqual({ shares: [100_00n, 50_00n, 0n], rest: 0n, rounding: 0n });
  });

  it("leaves what is above all balances", () => {
    expect(spreadReceipt({ amount: 250_00n, isCash: true }, toInvoices(100_00n, 80_00n))).toEqual({
      shares: [100_00n, 80_00n],
      rest: 70_00n,
      rounding: 0n,
    });
  });

  it("keeps chosen shares, and says how much they are above the amount", () => {
    const [first, second] = toInvoices(100_00n, 80_00n);
    const invoices = [{ balance: 60_00n, chosen: 10_00n }, ...(first ? [first] : [])];
    expect(spreadReceipt({ amount: 50_00n, isCash: false }, invoices).shares).toEqual([
      10_00n,
      40_00n,
    ]);
    const tooMuch = [{ balance: 60_00n, chosen: 60_00n }, ...(second ? [second] : [])];
    expect(spreadReceipt({ amount: 50_00n, isCash: false }, tooMuch)).toEqual({
      shares: [60_00n, 0n],
      rest: -10_00n,
      rounding: 0n,
    });
  });

  it.each([
    [382_03n, 2n],
    [382_05n, 2n],
  ])("rounds whole invoices once in cash: %i", (amount, rounding) => {
    expect(spreadReceipt({ amount, isCash: true }, toInvoices(300_01n, 82_02n, 50_00n))).toEqual({
      shares: [300_01n, 82_02n, 0n],
      rest: 0n,
      rounding,
    });
  });

  it("rounds down too, and never a part of an invoice or a transfer", () => {
    const down = spreadReceipt({ amount: 82_00n, isCash: true }, toInvoices(82_02n));
    expect(down).toEqual({ shares: [82_02n], rest: 0n, rounding: -2n });
    const part = spreadReceipt({ amount: 40_00n, isCash: true }, toInvoices(82_02n));
    expect(part).toEqual({ shares: [40_00n], rest: 0n, rounding: 0n });
    const transfer = spreadReceipt({ amount: 82_05n, isCash: false }, toInvoices(82_02n));
    expect(transfer).toEqual({ shares: [82_02n], rest: 3n, rounding: 0n });
  });

  it("rounds the invoices that were chosen, without the others", () => {
    const invoices = [
      { balance: 10_00n, chosen: 0n },
      { balance: 20_02n, chosen: null },
    ];
    expect(spreadReceipt({ amount: 20_00n, isCash: true }, invoices)).toEqual({
      shares: [0n, 20_02n],
      rest: 0n,
      rounding: -2n,
    });
  });

  it("rounds nothing to zero", () => {
    expect(spreadReceipt({ amount: 2n, isCash: true }, toInvoices(2n))).toEqual({
      shares: [2n],
      rest: 0n,
      rounding: 0n,
    });
  });
});
