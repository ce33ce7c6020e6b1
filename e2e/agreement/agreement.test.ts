import * as fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { tinyBooks } from "../../upstream/testing/fixtures";
import { requireCents } from "./amounts";
import { createFormFiller, saveFilledForm } from "./filled-form";
import {
  readStoredAmounts,
  calculateFormAmounts,
  readPageAmounts,
  readPdfAmounts,
} from "./amounts-by-place";
import {
  convertAmountByFractions,
  calculateByFractions,
} from "../../domain/money/testing/calculations";
import { startApp, type RunningApp } from "../../app/testing/running-app";
import { TAX_CODES, typedInvoice, type PlainInvoice } from "./typed-invoice";

/**
 * The fixed seed gives the same invoices in every run, so a failed invoice has the same index
 * again.
 */
const INVOICES = fc.sample(typedInvoice, { seed: 20_261_121, numRuns: 150 });

let running: RunningApp | undefined;

beforeAll(async () => {
  const taxCodes = TAX_CODES.map(({ code, ratePercent }) => ({ ref: code, code, ratePercent }));
  running = await startApp(tinyBooks({ taxCodes, products: [] }));
});

afterAll(() => running?.close());

it("every invoice has equal amounts in the form, the API, the page and the PDF, to the cent", async () => {
  if (!running) throw new Error("The app is not running.");
  const fill = await createFormFiller(running);
  for (const [index, { plain, typed }] of INVOICES.entries()) {
    const { form, rules } = fill({ plain, typed }, `A-${index}`);
    const id = await saveFilledForm(running, form);
    const actual = {
      form: calculateFormAmounts(running, form, rules),
      api: await readStoredAmounts(running, id),
      page: await readPageAmounts(running, id),
      pdf: await readPdfAmounts(running, id),
    };
    expect(actual, `invoice ${index}, typed as ${JSON.stringify(typed)}`).toEqual(
      calculateExpected(plain),
    );
  }
});

function calculateExpected({ lines, payments, hasCashTerm, currency, rate }: PlainInvoice) {
  const { invoice, taxes } = calculateByFractions(lines, hasCashTerm ? payments : []);
  const { subtotal, discount, tax, total } = invoice;
  const isRounded = hasCashTerm && currency === "MYR";
  const amounts = {
    subtotal,
    discount,
    tax,
    total,
    ...(isRounded ? roundLastPayment(invoice, payments) : withoutRounding(invoice)),
  };
  const baseTotal = currency === "MYR" ? null : convertAmountByFractions(total, rate);
  return {
    form: amounts,
    api: amounts,
    page: { amounts, baseTotal },
    pdf: { amounts, taxes, baseTotal },
  };
}

type CalculatedInvoice = ReturnType<typeof calculateByFractions>["invoice"];

function withoutRounding({ payments: paid, balance }: CalculatedInvoice) {
  return { paid, balance };
}

/**
 * Returns the paid amount and the balance when every payment is in cash: a last payment of the
 * whole balance is rounded to 5 sen.
 */
function roundLastPayment({ payments: paid, balance }: CalculatedInvoice, payments: string[]) {
  const lastPayment = requireCents(payments.at(-1) ?? "0.00");
  const rounded = ((lastPayment + 2n) / 5n) * 5n;
  if (balance === 0n && rounded > 0n) return { paid: paid - lastPayment + rounded, balance };
  // A last payment in whole 5 sen settles a balance of at most 2 sen, which is the rounding.
  const isSettled = lastPayment > 0n && lastPayment % 5n === 0n && balance <= 2n;
  return { paid, balance: isSettled ? 0n : balance };
}
