import * as z from "zod";
import { callV2Once } from "~/server/v2/client.server";
import type { Session } from "~/server/session/session-storage.server";
import { id } from "../wire.server";

/** A sale over the counter, of the extension `cash_sale`; numbers are exact decimal text. */
export type CashSale = {
  lines: {
    /** One of the two is blank. */
    productId: string;
    accountId: string;
    name: string;
    description: string;
    quantity: string;
    unitPrice: string;
    /** Percent. */
    discount: string;
    taxCodeId: string;
  }[];
  /** Blank for cash. */
  methodId: string;
  /** By which its payment is told from others; blank for none. */
  reference: string;
  /** Blank where it was not noted. */
  cashGiven: string;
  /** What the customer was asked for; of another the API makes no sale. */
  amount: string;
};

/**
 * An invoice of today to the cash customer, sent and paid; the same `key` makes the same one sale,
 * and `isRepeat` tells that it was made before.
 */
export async function createCashSale(
  session: Session,
  { lines, ...sale }: CashSale,
  key: string,
): Promise<{ invoiceId: string; paymentId: string; isRepeat: boolean }> {
  const { value: read, isRepeat } = await callV2Once({
    method: "POST",
    path: "/sales/cash",
    body: {
      business_id: session.companyId,
      method_id: sale.methodId || null,
      reference: sale.reference,
      cash_given: sale.cashGiven,
      amount: sale.amount,
      items: lines.map((line, index) => ({
        line: index + 1,
        name: line.name,
        description: line.description,
        product_id: line.productId || null,
        account_id: line.accountId || null,
        quantity: line.quantity,
        unit_price: line.unitPrice,
        discount: `${line.discount}%`,
        tax_code_id: line.taxCodeId || null,
      })),
    },
    credentials: session.credentials,
    idempotencyKey: key,
    answer: z.object({ invoice: z.object({ id }), payment_id: id }),
  });
  return { invoiceId: read.invoice.id, paymentId: read.payment_id, isRepeat };
}
