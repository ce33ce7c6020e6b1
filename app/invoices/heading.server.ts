import { formatAmount } from "../../domain/money/money";
import type { InvoiceRecord } from "~/models/invoices/record.server";
import type { Heading } from "./invoice-heading";

export function headingOf(invoice: InvoiceRecord): Heading {
  const { no, contact_name: contactName, amount, currency } = invoice;
  return { no, contactName, amount: { symbol: currency.symbol, figure: formatAmount(amount) } };
}
