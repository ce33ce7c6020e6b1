import { refusalOf } from "../../domain/invoices/deeds";
import type { CompanyBooks } from "../db/company-books";
import type { Act } from "../http/calls";
import { factsOf } from "../invoices/deeds";
import { readInvoice, stands } from "../invoices/record";
import { changeInvoice } from "../invoices/write/change-invoice";

type Asked = Act & {
  id: number | undefined;
  deed: "void" | "delete";
  version: string | undefined;
};

/**
 * Undoes what was paid of a cash sale that is about to be voided or deleted: what was taken over the
 * counter goes back over it. Returns the version that the invoice has then, for who asked for it.
 */
export async function giveBackCashSale(
  callerBooks: CompanyBooks,
  { id, deed, version, now, actor }: Asked,
): Promise<string | undefined> {
  const record = await readInvoice(callerBooks, id);
  const facts = factsOf(record, now);
  if (!facts.isCashSale || facts.payments === 0 || refusalOf(deed, facts) !== null) return version;
  const asked = { id, deed: "undo_payment", version, now, actor } as const;
  const { record: unpaid } = await changeInvoice(callerBooks, asked, async ({ books, today }) => {
    await books
      .updateTable("payments")
      .set({ reversed_on: today })
      .where(
        "id",
        "in",
        record.payments.filter(stands).map((payment) => payment.id),
      )
      .execute();
    return { result: undefined };
  });
  return unpaid.invoice.updated_at;
}
