import * as z from "zod";
import { convert, decimal, formatAmount, reckonInvoice, toMinor, type LineInput } from "../../money/money";
import { showDate } from "~/lib/dates";
import { readTypedPercent } from "~/lib/typed-amount";
import type { Session } from "~/session.server";
import { callV2, UpstreamFault } from "~/v2.server";
import { showStatus } from "./invoice-status";
import { amount, decimalText, id, isOne, NO_DATE, text, wireDate } from "./wire.server";

const currency = z.object({ symbol: text, code: text });

const invoiceAnswer = z.object({
  invoice: z.object({
    id,
    business_id: id.nullish(),
    no: text,
    title: text,
    memo: text,
    status: z.coerce.number().int(),
    contact_name: text,
    term: z.object({ name: text }).nullish(),
    date: wireDate,
    due_date: wireDate.nullish().transform((date) => date ?? NO_DATE),
    currency,
    currency_rate: decimalText.nullish().transform((rate) => rate ?? "1"),
    items: z.array(
      z.object({
        name: text,
        description: text,
        quantity: decimalText,
        unit_price: decimalText,
        discount: z.union([z.string(), z.number()]).nullish().transform((discount) => String(discount ?? "")),
        tax_code: z.object({ id, code: text, rate: decimalText }).nullish(),
      }),
    ),
    partials: z.array(
      z.object({ method_name: text, account_name: text, amount, is_deleted: z.unknown().transform(Boolean) }),
    ),
    amount,
    balance: amount,
  }),
});

export type InvoiceDetails = Awaited<ReturnType<typeof readInvoice>>;

/** One invoice, ready to be shown; throws `UpstreamFault` "notFound" for one of another company. */
export async function readInvoice(session: Session, invoiceId: string) {
  const { invoice } = await callV2({
    path: `/sales/invoices/${encodeURIComponent(invoiceId)}`,
    query: { business_id: session.companyId },
    credentials: session.credentials,
    answer: invoiceAnswer,
  });
  if (invoice.business_id && invoice.business_id !== session.companyId) {
    throw new UpstreamFault("notFound", 404, "", `invoice ${invoiceId}`);
  }
  const amounts = reckonInvoice(invoice.items.map(toLineInput));
  const payments = invoice.partials.filter((payment) => !payment.is_deleted);
  return {
    id: invoice.id,
    no: invoice.no,
    title: invoice.title,
    memo: invoice.memo,
    status: showStatus(invoice.status),
    contactName: invoice.contact_name,
    term: invoice.term?.name ?? "",
    date: showDate(invoice.date),
    dueDate: showDate(invoice.due_date),
    symbol: invoice.currency.symbol,
    lines: invoice.items.map((item, index) => ({
      name: item.name,
      description: item.description,
      quantity: item.quantity,
      unitPrice: formatAmount(toMinor(decimal(item.unit_price))),
      discount: percentText(item.discount),
      tax: item.tax_code ? `${item.tax_code.code} ${item.tax_code.rate}%` : "",
      amount: formatAmount(amounts.lines[index]?.net ?? BigInt(0)),
    })),
    payments: payments.map((payment) => ({
      name: [payment.method_name, payment.account_name].filter(Boolean).join(", "),
      amount: formatAmount(payment.amount),
    })),
    totals: {
      subtotal: formatAmount(amounts.subtotal),
      discount: formatAmount(-amounts.discount),
      tax: formatAmount(amounts.tax),
      // The upstream's word on what is owed.
      total: formatAmount(invoice.amount),
      balance: formatAmount(invoice.balance),
    },
    baseTotal: isOne(invoice.currency_rate) ? "" : formatAmount(convert(invoice.amount, decimal(invoice.currency_rate))),
    rate: invoice.currency_rate,
  };
}

function toLineInput(item: z.output<typeof invoiceAnswer>["invoice"]["items"][number]): LineInput {
  return {
    quantity: decimal(item.quantity),
    unitPrice: decimal(item.unit_price),
    discountPercent: decimal(readTypedPercent(item.discount) ?? "0"),
    tax: item.tax_code ? { code: item.tax_code.id, ratePercent: decimal(item.tax_code.rate) } : null,
  };
}

/** "10" and "10%" are both shown as "10%", none as blank. */
function percentText(discount: string): string {
  const percent = readTypedPercent(discount) ?? "0";
  return /^-?0*(\.0*)?$/.test(percent) ? "" : `${percent}%`;
}
