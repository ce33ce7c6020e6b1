import * as z from "zod";
import type { InvoiceForm, InvoiceRules } from "../../app/invoices/schema";
import { formatAmount } from "../../domain/money/money";
import {
  requireAmounts,
  requireCents,
  extractPdfAmounts,
  negateAmount,
  type Amounts,
} from "./amounts";
import type { RunningApp } from "../../app/testing/running-app";

/** These functions return an invoice's amounts in the form, the API, the page and the PDF. */

/** Returns the amounts that the form calculates while the invoice is typed. */
export function calculateFormAmounts(
  { calculateForm }: RunningApp,
  form: InvoiceForm,
  rules: InvoiceRules,
): Amounts {
  const { subtotal, discount, tax, total, payments, balance } = calculateForm(form, rules);
  return {
    ...requireAmounts({
      subtotal: formatAmount(subtotal),
      discount: formatAmount(discount),
      tax: formatAmount(tax),
      total: formatAmount(total),
      balance: formatAmount(balance),
    }),
    paid: requireCents(formatAmount(payments)),
  };
}

const invoiceAnswer = z.object({
  invoice: z.object({
    subtotal: z.string(),
    discount: z.string(),
    tax: z.string(),
    amount: z.string(),
    balance: z.string(),
    partials: z.array(z.object({ amount: z.string() })),
  }),
});

/** Returns the amounts that the API stores. */
export async function readStoredAmounts(
  { callV2, session }: RunningApp,
  id: string,
): Promise<Amounts> {
  const { invoice } = await callV2({
    path: `/sales/invoices/${id}`,
    query: { business_id: session.companyId },
    credentials: session.credentials,
    answer: invoiceAnswer,
  });
  const { amount: total, partials, ...amounts } = invoice;
  return { ...requireAmounts({ ...amounts, total }), paid: sumPayments(partials) };
}

/**
 * Returns the amounts on the invoice's page. `baseTotal` is the total in the company's own
 * currency, null when the page does not show it.
 */
export async function readPageAmounts(
  { readInvoice, toInvoiceDetails, session }: RunningApp,
  id: string,
) {
  const { totals, payments, base } = toInvoiceDetails(await readInvoice(session, id), "");
  return {
    amounts: {
      // The page shows the discount as a negative amount.
      ...requireAmounts({ ...totals, discount: negateAmount(totals.discount) }),
      paid: sumPayments(payments),
    },
    baseTotal: base && requireCents(base.total),
  };
}

/** Returns the amounts in the PDF, with its tax rows. */
export async function readPdfAmounts({ fetchInvoicePdf, session }: RunningApp, id: string) {
  const { bytes } = await fetchInvoicePdf(session, id);
  return extractPdfAmounts(bytes);
}

/** Returns the sum of the payments in cents. */
function sumPayments(payments: { amount: string }[]): bigint {
  return payments.reduce((sum, { amount }) => sum + requireCents(amount), 0n);
}
