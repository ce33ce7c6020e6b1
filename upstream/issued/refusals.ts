import type { CompanyBooks } from "../db/company-books";
import { unacceptable } from "../http/api-error";

/** Money that came in for an invoice would be lost with it; `what` is about to be done. */
export async function refusePaid(
  books: CompanyBooks,
  invoiceId: number,
  what: string,
): Promise<void> {
  const { count } = await books
    .selectFrom("payments")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("invoice_id", "=", invoiceId)
    .where("reversed_on", "is", null)
    .executeTakeFirstOrThrow();
  if (count === 0) return;
  const payments = count === 1 ? "a payment" : `${count} payments`;
  const them = count === 1 ? "it" : "them";
  throw unacceptable(`This invoice has ${payments}. Undo ${them} before you ${what} it.`);
}
