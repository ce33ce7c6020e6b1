import { formatAmount } from "../../domain/money/money";
import type { InvoiceRecord } from "~/models/invoices/record.server";
import type { Heading } from "./invoice-heading";

export function headingOf(invoice: InvoiceRecord): Heading {
  const { no, contact_name: contactName, amount, currency } = invoice;
  return { no, contactName, amount: { symbol: currency.symbol, figure: formatAmount(amount) } };
}

/** Of a part of the amount, such as what is still to pay. */
export function headingOfPart(invoice: InvoiceRecord, part: bigint, what: string): Heading {
  const { amount: whole, ...heading } = headingOf(invoice);
  return {
    ...heading,
    amount: { ...whole, figure: formatAmount(part) },
    what: part < invoice.amount ? `${what} of ${whole.figure}` : what,
  };
}
