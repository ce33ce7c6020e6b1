import * as z from "zod";
import { callV2 } from "~/server/v2/client.server";
import type { Session } from "~/server/session/record.server";
import { id } from "../wire.server";

/** Of the extension `cash_sale`; numbers are exact decimal text. */
export type SoldLine = {
  productId: string;
  name: string;
  quantity: string;
  unitPrice: string;
  taxCodeId: string;
};

/**
 * An invoice of today to the cash customer, sent and paid; the same `key` makes the same one sale.
 */
export async function sellForCash(
  session: Session,
  lines: SoldLine[],
  key: string,
): Promise<{ invoiceId: string; paymentId: string }> {
  const { invoice, payment_id } = await callV2({
    method: "POST",
    path: "/sales/cash",
    body: {
      business_id: session.companyId,
      items: lines.map((line, index) => ({
        line: index + 1,
        name: line.name,
        product_id: line.productId,
        quantity: line.quantity,
        unit_price: line.unitPrice,
        discount: "0%",
        tax_code_id: line.taxCodeId || null,
      })),
    },
    credentials: session.credentials,
    idempotencyKey: key,
    answer: z.object({ invoice: z.object({ id }), payment_id: id }),
  });
  return { invoiceId: invoice.id, paymentId: payment_id };
}
