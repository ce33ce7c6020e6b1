import { STATUS } from "../../invoices/status";
import { isOwnCurrency, type Company } from "../company";
import { compare, compareMoney, finding, moneyText, type Finding } from "../finding";
import { baseAmount, type InvoiceRows, type Payment } from "../invoice-rows";

/** Money comes after the invoice and until today, and goes back after it came. */
export function checkPaymentDays({ invoice, payments }: InvoiceRows, company: Company): Finding[] {
  // A draft's payments count only once it is issued.
  if (invoice.status === STATUS.draft) return [];
  return payments.flatMap((payment) => {
    const { date, reversed_on } = payment;
    const last = reversed_on ?? company.today;
    const named = nameOf(invoice, payment);
    return [
      ...within(`${named}, day`, date, { from: invoice.date, to: last }),
      ...(reversed_on === null
        ? []
        : within(`${named}, day when it was undone`, reversed_on, {
            from: date,
            to: company.today,
          })),
    ];
  });
}

function within(what: string, day: string, { from, to }: { from: string; to: string }): Finding[] {
  return day >= from && day <= to ? [] : finding(what, day, `from ${from} to ${to}`);
}

/** Money of the company's own currency is worth what it says; other has a rate above zero. */
export function checkRates({ invoice, payments, notes }: InvoiceRows, company: Company): Finding[] {
  const isOwn = isOwnCurrency(company, invoice.currency_id);
  const check = (what: string, rate: string) =>
    isOwn
      ? compare(`${what}, rate of the own currency`, rate, "1")
      : Number(rate) > 0
        ? []
        : finding(`${what}, rate`, rate, "above zero");
  return [
    ...check(invoice.no, invoice.currency_rate),
    ...payments.flatMap((payment) =>
      payment.currency_rate === null ? [] : check(nameOf(invoice, payment), payment.currency_rate),
    ),
    ...notes.flatMap((note) =>
      isOwnCurrency(company, note.currency_id)
        ? compare(`${note.no}: rate of the own currency`, note.currency_rate, "1")
        : [],
    ),
  ];
}

/** Payments are above zero, into an account that holds money. */
export function checkPaymentAmounts(
  { invoice, payments }: InvoiceRows,
  { cashAccounts }: Company,
): Finding[] {
  return payments.flatMap((payment) => [
    ...(payment.amount > 0
      ? []
      : finding(`${nameOf(invoice, payment)}, amount`, moneyText(payment.amount), "above zero")),
    ...(cashAccounts.has(payment.ledger_account_id)
      ? []
      : finding(
          `${nameOf(invoice, payment)}, account`,
          String(payment.ledger_account_id),
          "a cash or bank account",
        )),
  ]);
}

/** In the company's own currency a payment stays what it was at the rate of its day. */
export function checkBaseAmounts({ invoice, payments }: InvoiceRows): Finding[] {
  return payments.flatMap((payment) =>
    // Older archives, and older programs beside this one, store none.
    typeof payment.base_amount === "number"
      ? compareMoney(
          `${nameOf(invoice, payment)}, in own currency`,
          payment.base_amount,
          baseAmount(payment, invoice.currency_rate),
        )
      : [],
  );
}

/** Only ringgit in coins is rounded, by two sen at most, to what coins of 5 sen can pay. */
export function checkRounding({ invoice, payments }: InvoiceRows, company: Company): Finding[] {
  const currency = company.currencies.get(invoice.currency_id);
  return payments
    .filter(({ rounding }) => rounding !== 0)
    .flatMap((payment) => {
      const isInCoins =
        company.methodKinds.get(payment.method_id) === "cash" &&
        currency?.code === "MYR" &&
        currency.isOwn;
      const isRight = isInCoins && Math.abs(payment.rounding) <= 2 && payment.amount % 5 === 0;
      return isRight
        ? []
        : finding(
            `${nameOf(invoice, payment)}, rounding`,
            moneyText(payment.rounding),
            isInCoins ? "what makes it a multiple of 0.05" : "0.00, as it is not ringgit in cash",
          );
    });
}

function nameOf({ no }: InvoiceRows["invoice"], { amount, date }: Payment): string {
  return `${no}: payment of ${moneyText(amount)} of ${date}`;
}
