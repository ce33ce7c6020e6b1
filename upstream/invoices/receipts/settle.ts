import * as z from "zod";
import { createRefusal } from "../../wire/api-error";
import type { Call, ChangeContext } from "../../calls/calls";
import type { CompanyBooks } from "../../db/company-books";
import { parseOrRefuse } from "../../wire/fields";
import { readInvoice, type InvoiceRecord } from "../read/record";
import { givenBackPayload, giveBack, type GivenBack } from "./refund";
import { releaseOverpaid, type Released } from "./release";

/** What becomes of the overpaid part of an invoice: it is kept on account or given back. */
export const overpaidSchema = z.union([z.literal("keep"), givenBackPayload], {
  errorMap: (issue, context) => ({
    message:
      issue.code === z.ZodIssueCode.invalid_union
        ? (issue.unionErrors[1]?.issues[0]?.message ?? context.defaultError)
        : context.defaultError,
  }),
});

const overpaidPayload = z.object({ overpaid: overpaidSchema });

type Overpaid = z.output<typeof overpaidSchema>;
type Invoice = Pick<
  InvoiceRecord["invoice"],
  "id" | "company_id" | "contact_id" | "currency_id" | "cash_contact_id"
>;

/** Returns whether the invoice belongs to the customer of cash sales, who has nothing on account. */
export function isOfCashCustomer({ contact_id, cash_contact_id }: Invoice): boolean {
  return contact_id === cash_contact_id;
}

/**
 * Gives back money that an invoice of the cash customer released, in the chosen way or in that of its
 * last payment. Returns the refund's id, or null when the invoice belongs to another customer or
 * released nothing. Must be called in a transaction that holds the company's lock.
 */
export async function giveBackCashSale(
  callerBooks: CompanyBooks,
  invoice: Invoice,
  { released, chosen, ...origin }: CashSaleRefund,
  context: ChangeContext,
): Promise<number | null> {
  const last = released[0];
  if (!isOfCashCustomer(invoice) || !last) return null;
  const way = chosen ?? {
    ...{ date: null, method_id: last.methodId, account_id: last.accountId },
    reference: last.reference,
  };
  return giveBackReleased(callerBooks, invoice, { released, way, ...origin }, context);
}

type CashSaleRefund = {
  /** The last payment first. */
  released: Released[];
  chosen: GivenBack | null | undefined;
  creditNoteId?: number | undefined;
};

async function giveBackReleased(
  callerBooks: CompanyBooks,
  invoice: Invoice,
  { released, way, creditNoteId }: Omit<CashSaleRefund, "chosen"> & { way: GivenBack },
  context: ChangeContext,
): Promise<number> {
  const amounts = new Map<number, bigint>();
  for (const { receiptId, amount } of released)
    amounts.set(receiptId, (amounts.get(receiptId) ?? 0n) + amount);
  return giveBack(
    callerBooks.forCompany(invoice.company_id),
    {
      ...{ contactId: invoice.contact_id, currencyId: invoice.currency_id, amount: null },
      parts: [...amounts].map(([receiptId, amount]) => ({ receiptId, amount })),
      ...{ invoiceId: invoice.id, creditNoteId: creditNoteId ?? null },
    },
    { ...way, context },
  );
}

/**
 * Settles the overpaid part of an invoice after a credit note. Without a choice it stays on the invoice,
 * unless the invoice is a cash sale, whose money goes back. Returns the invoice and the refund's id.
 * Must be called in a transaction that holds the company's lock.
 */
export async function settleOverpaid(
  callerBooks: CompanyBooks,
  record: InvoiceRecord,
  { overpaid, creditNoteId }: { overpaid: Overpaid | null | undefined; creditNoteId?: number },
  context: ChangeContext,
): Promise<{ record: InvoiceRecord; refundId: number | null }> {
  const isCashSale = isOfCashCustomer(record.invoice);
  if (record.invoice.balance >= 0 || (!overpaid && !isCashSale)) return { record, refundId: null };
  const { record: changed, released } = await releaseOverpaid(callerBooks, record, context);
  const chosen = overpaid === "keep" ? null : overpaid;
  const { invoice } = changed;
  if (released.length === 0) return { record, refundId: null };
  const refundId = isCashSale
    ? await giveBackCashSale(callerBooks, invoice, { released, chosen, creditNoteId }, context)
    : chosen
      ? await giveBackReleased(
          callerBooks,
          invoice,
          { released, way: chosen, creditNoteId },
          context,
        )
      : null;
  return { record: changed, refundId };
}

/** Settles the overpaid part of an invoice that was credited earlier, as `settleOverpaid` does. */
export async function settleInvoice(
  callerBooks: CompanyBooks,
  invoiceId: number | undefined,
  { body, now, actor }: Pick<Call, "body" | keyof ChangeContext>,
): Promise<{ record: InvoiceRecord; refundId: number | null }> {
  const record = await readInvoice(callerBooks, invoiceId);
  const { overpaid } = parseOrRefuse(overpaidPayload, body);
  if (record.invoice.balance >= 0) throw createRefusal("nothing_to_give_back");
  return settleOverpaid(callerBooks, record, { overpaid }, { now, actor });
}
