import * as z from "zod";
import { callV2Once } from "~/server/v2/client.server";
import type { Session } from "~/server/session/session-storage.server";
import { id } from "../wire.server";

/** A cash sale, of the extension `cash_sale`. Numbers are exact decimal text. */
export type CashSale = {
  lines: {
    /** Either `productId` or `accountId` is empty. */
    productId: string;
    accountId: string;
    name: string;
    description: string;
    quantity: string;
    unitPrice: string;
    /** The discount in percent. */
    discount: string;
    taxCodeId: string;
  }[];
  /** The id of the payment method. Empty for cash. */
  methodId: string;
  /** The reference of the payment. Empty when there is none. */
  reference: string;
  /** The cash that the customer handed over. Empty when it was not entered. */
  cashGiven: string;
  /**
   * The amount that the screen displayed. The API refuses the sale when it calculates a different
   * amount.
   */
  amount: string;
};

/**
 * Creates a paid invoice, dated today, to the cash customer. Calls with the same `idempotencyKey`
 * create one sale, and `isRepeat` is true for a call after the first.
 */
export async function createCashSale(
  session: Session,
  { lines, ...sale }: CashSale,
  idempotencyKey: string,
): Promise<{ invoiceId: string; paymentId: string; isRepeat: boolean }> {
  const { value: saved, isRepeat } = await callV2Once({
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
    idempotencyKey,
    answer: z.object({ invoice: z.object({ id }), payment_id: id }),
  });
  return { invoiceId: saved.invoice.id, paymentId: saved.payment_id, isRepeat };
}
