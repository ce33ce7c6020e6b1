import { refusalOf } from "../../../domain/invoices/deeds";
import { minorToText } from "../../../domain/money/money";
import type { CompanyBooks } from "../../db/company-books";
import type { Act } from "../../calls/calls";
import { factsOf } from "../read/deeds";
import { readInvoice, stands, type InvoiceRecord } from "../read/record";
import { recordPayment } from "./record";
import { undoPayment } from "./undo";

type Asked = Act & {
  id: number | undefined;
  deed: "void" | "delete";
  version: string | undefined;
};

/**
 * Gives back all that was paid of a cash sale that is about to be voided or deleted. Returns the
 * version of the invoice that whoever asked may go on with.
 */
export async function giveBackCashSale(
  books: CompanyBooks,
  { id, deed, version, now, actor }: Asked,
): Promise<string | undefined> {
  const record = await readInvoice(books, id);
  const facts = factsOf(record, now);
  if (!facts.isCashSale || facts.payments === 0 || refusalOf(deed, facts) !== null) return version;
  const paid = BigInt(record.invoice.paid);
  const { invoice } = await giveBack(books, record, paid, { now, actor, version });
  return invoice.updated_at;
}

/** Gives back what a credit note takes off a cash sale that was paid; others stay as they are. */
export async function giveBackCredited(
  books: CompanyBooks,
  record: InvoiceRecord,
  act: Act,
): Promise<InvoiceRecord> {
  const over = -BigInt(record.invoice.balance);
  if (!factsOf(record, act.now).isCashSale || over <= 0n) return record;
  return giveBack(books, record, over, { ...act, version: undefined });
}

/** The last payment first; one that is given back in part is undone, and the rest recorded anew. */
async function giveBack(
  books: CompanyBooks,
  record: InvoiceRecord,
  over: bigint,
  { version, ...act }: Act & { version: string | undefined },
): Promise<InvoiceRecord> {
  const last = record.payments.filter(stands).at(-1);
  if (!last || over <= 0n) return record;
  const invoiceId = record.invoice.id;
  const undone = await undoPayment(books, { invoiceId, paymentId: last.id }, { ...act, version });
  const kept = BigInt(last.amount) - over;
  const unseen = { ...act, version: undefined };
  if (kept <= 0n) return giveBack(books, undone, -kept, unseen);
  const body = {
    amount: minorToText(kept),
    date: factsOf(record, act.now).today,
    method_id: last.method_id,
    account_id: last.ledger_account_id,
    reference: last.reference,
  };
  return (await recordPayment(books, invoiceId, { ...unseen, body })).record;
}
