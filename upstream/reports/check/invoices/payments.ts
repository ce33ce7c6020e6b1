import { INVOICE_STATUS } from "../../../../domain/invoices/status";
import { hasCashRounding } from "../../../../domain/money/cash-rounding";
import { isOwnCurrency, type CheckedCompany } from "../company";
import {
  compareValues,
  compareAmounts,
  toFindings,
  formatMinorUnits,
  type Finding,
} from "../finding";
import { parseDocument } from "./documents";
import { calculateBaseAmount, type InvoiceRows, type Payment } from "../invoice-rows";

/**
 * Checks that active payments of an issued invoice are dated from the invoice date to today. An
 * undone payment must be dated between the earliest date of the invoice's versions and the day when
 * it was undone, which is not after today.
 */
export function checkPaymentDays(rows: InvoiceRows, company: CheckedCompany): Finding[] {
  const { invoice, payments } = rows;
  // The payments of a draft invoice get their date when it is issued.
  if (invoice.status === INVOICE_STATUS.draft) return [];
  return payments.flatMap((payment) => {
    const { date, reversed_on } = payment;
    const name = describePayment(invoice, payment);
    const period = {
      // The invoice date may have been moved after the payment was undone.
      from: reversed_on === null ? invoice.date : findFirstInvoiceDate(rows),
      to: reversed_on ?? company.today,
    };
    return [
      ...compareDay(`${name}, day`, date, period),
      ...(reversed_on === null
        ? []
        : compareDay(`${name}, day when it was undone`, reversed_on, {
            from: date,
            to: company.today,
          })),
    ];
  });
}

/** Returns the earliest of the invoice's date and the dates in its stored documents. */
function findFirstInvoiceDate({ invoice, versions }: InvoiceRows): string {
  const printed = versions.flatMap(({ document }) => parseDocument(document ?? "")?.date ?? []);
  const days = printed.map((date) => date.split("/").reverse().join("-"));
  return [invoice.date, ...days].sort()[0] ?? invoice.date;
}

function compareDay(
  what: string,
  day: string,
  { from, to }: { from: string; to: string },
): Finding[] {
  return day >= from && day <= to ? [] : toFindings(what, day, `from ${from} to ${to}`);
}

/**
 * Checks that the rates of an invoice and its payments are 1 in the company's own currency and above
 * zero in a foreign currency. Checks the rate of a credit note only in the own currency.
 */
export function checkRates(
  { invoice, payments, creditNotes }: InvoiceRows,
  company: CheckedCompany,
): Finding[] {
  const isOwn = isOwnCurrency(company, invoice.currency_id);
  const check = (what: string, rate: string) =>
    isOwn
      ? compareValues(`${what}, rate of the own currency`, rate, "1")
      : Number(rate) > 0
        ? []
        : toFindings(`${what}, rate`, rate, "above zero");
  return [
    ...check(invoice.no, invoice.currency_rate),
    ...payments.flatMap((payment) =>
      payment.currency_rate === null
        ? []
        : check(describePayment(invoice, payment), payment.currency_rate),
    ),
    ...creditNotes.flatMap((note) =>
      isOwnCurrency(company, note.currency_id)
        ? compareValues(`${note.no}: rate of the own currency`, note.currency_rate, "1")
        : [],
    ),
  ];
}

/** Checks that payments are above zero and in a cash or bank account. */
export function checkPaymentAmounts(
  { invoice, payments }: InvoiceRows,
  { cashAccounts }: CheckedCompany,
): Finding[] {
  return payments.flatMap((payment) => [
    ...(payment.amount > 0
      ? []
      : toFindings(
          `${describePayment(invoice, payment)}, amount`,
          formatMinorUnits(payment.amount),
          "above zero",
        )),
    ...(cashAccounts.has(payment.ledger_account_id)
      ? []
      : toFindings(
          `${describePayment(invoice, payment)}, account`,
          String(payment.ledger_account_id),
          "a cash or bank account",
        )),
  ]);
}

/** Checks that the cash given, where it is stored, covers the payment. */
export function checkCashGiven({ invoice, payments }: InvoiceRows): Finding[] {
  return payments.flatMap((payment) => {
    const { cash_given, amount } = payment;
    // Older archives lack the column.
    if (typeof cash_given !== "number" || cash_given >= amount) return [];
    const what = `${describePayment(invoice, payment)}, cash given`;
    return toFindings(what, formatMinorUnits(cash_given), `${formatMinorUnits(amount)} or more`);
  });
}

/** Checks the stored amounts of payments in the company's own currency. */
export function checkBaseAmounts({ invoice, payments }: InvoiceRows): Finding[] {
  return payments.flatMap((payment) =>
    // The base amount is missing in older archives, and in payments that an older program recorded.
    typeof payment.base_amount === "number"
      ? compareAmounts(
          `${describePayment(invoice, payment)}, in own currency`,
          payment.base_amount,
          calculateBaseAmount(payment, invoice.currency_rate),
        )
      : [],
  );
}

/**
 * Checks that only cash payments in ringgit, as the company's own currency, are rounded, by at most 2
 * sen and to a multiple of 5 sen. The rounding of the whole invoice must be at most 2 sen too; for any
 * other currency it must be zero.
 */
export function checkRounding(
  { invoice, payments }: InvoiceRows,
  company: CheckedCompany,
): Finding[] {
  const currency = company.currencies.get(invoice.currency_id);
  const isRounded = currency?.isOwn === true && hasCashRounding(currency.code);
  const maxRounding = isRounded ? MAX_ROUNDING : 0;
  return [
    ...(Math.abs(invoice.rounding) <= maxRounding
      ? []
      : toFindings(
          `${invoice.no}: rounding`,
          formatMinorUnits(invoice.rounding),
          `${formatMinorUnits(maxRounding)} at most`,
        )),
    ...payments
      .filter(({ rounding }) => rounding !== 0)
      .flatMap((payment) => {
        const isCash = isRounded && company.methodKinds.get(payment.method_id) === "cash";
        const isRight =
          isCash && Math.abs(payment.rounding) <= MAX_ROUNDING && isPayableInCoins(payment);
        return isRight
          ? []
          : toFindings(
              `${describePayment(invoice, payment)}, rounding`,
              formatMinorUnits(payment.rounding),
              isCash ? "what makes it a multiple of 0.05" : "0.00, as it is not ringgit in cash",
            );
      }),
  ];
}

/** A share is payable in coins when its receipt is. The receipt of an archived share is not known. */
function isPayableInCoins({ amount, receipt_id, receipt_amount }: Payment): boolean {
  if (receipt_amount === undefined && typeof receipt_id === "number") return true;
  return (receipt_amount ?? amount) % 5 === 0;
}

/** The maximum rounding in sen. */
const MAX_ROUNDING = 2;

/** Checks that rounding changes are dated from the first invoice date to today. */
export function checkRoundingDays(rows: InvoiceRows, { today }: CheckedCompany): Finding[] {
  const what = `${rows.invoice.no}: day of a change of its rounding`;
  return rows.roundingChanges.flatMap(({ date }) =>
    compareDay(what, date, { from: findFirstInvoiceDate(rows), to: today }),
  );
}

function describePayment({ no }: InvoiceRows["invoice"], { amount, date }: Payment): string {
  return `${no}: payment of ${formatMinorUnits(amount)} of ${date}`;
}
