import { getStatusFacts } from "../../../../domain/invoices/status";
import { compareValues, formatMinorUnits, type Finding } from "../finding";
import { calculateBaseAmount, isActivePayment, type InvoiceRows } from "../invoice-rows";

/**
 * Checks that the account movements of an invoice match its payments without a receipt, which an older
 * program recorded. A draft, void or deleted invoice must have no movements. `checkReceipts` checks the
 * movements of receipts.
 */
export function checkMovements({
  invoice,
  payments,
  movements,
  isDeleted,
}: InvoiceRows): Finding[] {
  const { status, currency_rate } = invoice;
  const isPosted = !isDeleted && getStatusFacts(status).isCounted;
  const unlinked = payments.filter(({ receipt_id }) => typeof receipt_id !== "number");
  const expected = (isPosted ? unlinked : []).flatMap((payment) => {
    const { ledger_account_id: account, date, reversed_on } = payment;
    const baseAmount = calculateBaseAmount(payment, currency_rate);
    const describeEntry = (day: string, amount: bigint) =>
      describeMovement(day, account, amount, invoice.no);
    return isActivePayment(payment)
      ? [describeEntry(date, baseAmount)]
      : [describeEntry(date, baseAmount), describeEntry(reversed_on ?? "", -baseAmount)];
  });
  const stored = movements
    .filter(({ receipt_id }) => receipt_id === null || !isPosted)
    .map((row) => describeMovement(row.date, row.ledger_account_id, row.amount, row.description));
  const joinSorted = (entries: string[]) => entries.sort().join("; ");
  return compareValues(
    `${invoice.no}: movements of accounts`,
    joinSorted(stored),
    joinSorted(expected),
  );
}

function describeMovement(
  day: string,
  account: number,
  amount: number | bigint,
  no: string,
): string {
  return `${formatMinorUnits(amount)} on ${day} in account ${account} for ${no}`;
}
