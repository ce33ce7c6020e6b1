import * as fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { tinyBooks } from "../../upstream/testing/fixtures";
import { readCents } from "./amounts";
import { formFiller, save } from "./filled-form";
import { inBooks, onForm, onPage, onPaper } from "./places";
import { convertByFractions, calculateByFractions } from "../../domain/money/testing/calculations";
import { startApp, type RunningApp } from "../../app/testing/running-app";
import { TAX_CODES, typedInvoice, type PlainInvoice } from "./typed-invoice";

/** The same invoices every time, so that a failure's number is enough to find it. */
const INVOICES = fc.sample(typedInvoice, { seed: 20_261_121, numRuns: 300 });

let running: RunningApp | undefined;

beforeAll(async () => {
  const taxCodes = TAX_CODES.map(({ code, ratePercent }) => ({ ref: code, code, ratePercent }));
  running = await startApp(tinyBooks({ taxCodes, products: [] }));
});

afterAll(() => running?.close());

it(
  "has the same amounts in the form, the books, on the page and in the PDF, to the " + "cent",
  async () => {
    if (!running) throw new Error("the app is not running");
    const fill = await formFiller(running);
    for (const [index, { plain, typed }] of INVOICES.entries()) {
      const { form, rules } = fill({ plain, typed }, `A-${index}`);
      const id = await save(running, form);
      const found = {
        form: onForm(running, form, rules),
        books: await inBooks(running, id),
        page: await onPage(running, id),
        paper: await onPaper(running, id),
      };
      expect(found, `invoice ${index}, typed as ${JSON.stringify(typed)}`).toEqual(expected(plain));
    }
  },
);

function expected({ lines, payments, isCash, currency, rate }: PlainInvoice) {
  const { invoice, taxes } = calculateByFractions(lines, isCash ? payments : []);
  const { subtotal, discount, tax, total } = invoice;
  const isInSen = isCash && currency === "MYR";
  const amounts = {
    subtotal,
    discount,
    tax,
    total,
    ...(isInSen ? inSen(invoice, payments) : exact(invoice)),
  };
  const base = currency === "MYR" ? null : convertByFractions(total, rate);
  return {
    form: amounts,
    books: amounts,
    page: { amounts, base },
    paper: { amounts, taxes, base },
  };
}

type Invoice = ReturnType<typeof calculateByFractions>["invoice"];

function exact({ payments: paid, balance }: Invoice) {
  return { paid, balance };
}

/** All are paid in cash: the last one rounds what it settles to 5 sen. */
function inSen({ payments: paid, balance }: Invoice, payments: string[]) {
  const last = readCents(payments.at(-1) ?? "0.00");
  const coins = ((last + 2n) / 5n) * 5n;
  if (balance === 0n && coins > 0n) return { paid: paid - last + coins, balance };
  const isSettled = last > 0n && last % 5n === 0n && balance <= 2n;
  return { paid, balance: isSettled ? 0n : balance };
}
