import { randomUUID } from "node:crypto";
import { minorToText } from "../../../../domain/money/money";
import { getCompanyToday } from "~/lib/company-day.server";
import { formatDate } from "../../../../domain/calendar/days";
import { getLineName, formatLinePrice } from "~/models/invoices/details.server";
import type { InvoiceRecord } from "~/models/invoices/record.server";
import type { Session } from "~/server/session/session-storage.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { findBarrier } from "~/invoices/barrier.server";
import { NO_MONEY_WAY } from "~/invoices/money-choices.server";
import { findRefundWay } from "~/invoices/sale-refund.server";
import { KEEP } from "./intent";
import { toHeadingView, toPartialAmountHeadingView } from "~/invoices/invoice-heading.server";
import { requireUndeletedInvoice } from "~/invoices/undeleted-invoice.server";
import type { CreditableLine } from "./credit-sum";
import type { CreditForm } from "./schema";

/** Returns an empty credit note form, and the reason when the invoice cannot be credited. */
export async function loadCreditForm(session: Session, id: string) {
  await requireExtension("credit_notes");
  const invoice = await requireUndeletedInvoice(session, id);
  const barrier = findBarrier("credit", invoice);
  const uncredited = invoice.amount - (invoice.credited ?? 0n);
  const today = getCompanyToday(session.countryId);
  const way = await findRefundWay(session, invoice);
  const isSale = invoice.is_cash_sale === true;
  const form: CreditForm = {
    ...(way?.form ?? NO_MONEY_WAY),
    overpaid: way && !isSale ? KEEP : "",
    key: randomUUID(),
    basedOn: invoice.updated_at,
    date: formatDate(today),
    reason: "",
    lines: invoice.items.map(({ id: lineId }) => ({ lineId, quantity: "" })),
  };
  return {
    companyId: session.companyId,
    form,
    barrier,
    heading: barrier
      ? toHeadingView(invoice)
      : toPartialAmountHeadingView(invoice, uncredited, "leftToCredit"),
    symbol: invoice.currency.symbol,
    firstDay: invoice.date,
    lastDay: today,
    lines: invoice.items.map((line) => ({
      name: getLineName(line),
      price: `${line.quantity} × ${formatLinePrice(line)}`,
      /**
       * The quantity that can still be credited; empty when it is zero or when the API does not
       * send it.
       */
      left: line.left_to_credit === "0" ? "" : (line.left_to_credit ?? ""),
    })),
    /** True for a paid cash sale: the API pays a credited amount back to the customer. */
    givesBack: isSale && invoice.partials.length > 0,
    /**
     * What the method and account of a refund are chosen from; null when nothing can be paid too
     * much, and when the API gives nothing back.
     */
    refundChoices: way?.choices ?? null,
    /**
     * The data for the total on the page; null when the API does not send what earlier credit notes
     * credited.
     */
    creditable: toCreditableLines(invoice.items),
  };
}

function toCreditableLines(items: InvoiceRecord["items"]): CreditableLine[] | null {
  const lines = items.flatMap(({ quantity, amount, tax, credited }) =>
    credited && typeof amount === "bigint" && typeof tax === "bigint"
      ? [
          {
            ...{ quantity, net: minorToText(amount), tax: minorToText(tax) },
            credited: {
              quantity: credited.quantity,
              net: minorToText(credited.amount),
              tax: minorToText(credited.tax),
            },
          },
        ]
      : [],
  );
  return lines.length === items.length ? lines : null;
}
