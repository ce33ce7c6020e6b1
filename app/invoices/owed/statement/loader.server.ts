import { data } from "@remix-run/node";
import { formatAmount } from "../../../../domain/money/money";
import { toShownName } from "../../../../domain/given-names";
import { getCompanyToday } from "~/lib/company-day.server";
import { formatDate } from "../../../../domain/calendar/days";
import { joinList } from "../../../../domain/words/in-languages";
import { fill, fillText } from "../../../../domain/words/message";
import { statementWords as words } from "../../../../domain/words/statement";
import { owedPaths, formatStatementFileId } from "~/lib/owed-paths";
import {
  readStatement,
  type StatementPeriod,
  type Statement,
  type StatementEntry,
} from "~/models/owed/statement.server";
import { readSummary } from "~/models/owed/summary.server";
import { paths } from "~/paths";
import type { Session } from "~/server/session/session-storage.server";
import { listExtensions, requireExtension } from "~/server/v2/extensions.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { invoicePaths } from "~/invoices/paths";
import { sendPaths } from "~/invoices/send/paths";
import {
  parseStatementPeriod,
  listPresetPeriods,
} from "~/invoices/periods/statement-period.server";

/**
 * Returns a customer's statement for the period in the address. When the period is invalid or
 * refused by the API, returns the errors with status 422.
 */
export async function loadStatement(session: Session, request: Request, id: string) {
  await requireExtension("owed");
  const { searchParams } = new URL(request.url);
  const today = getCompanyToday(session.countryId);
  const typed = { from: searchParams.get("from") ?? "", to: searchParams.get("to") ?? "" };
  const { period, errors } = parseStatementPeriod(typed, today);
  const answer = period
    ? await readStatementOrRefusal(session, id, period)
    : { statement: null, refusal: "" };
  const { statement, refusal } = answer;
  const { contact } = statement ?? (await readSummary(session, id));
  const canSend = (await listExtensions()).includes("send_papers");
  const hasStatement = statement !== null && period !== null;
  return data(
    {
      name: contact.name,
      business: session.companies.find((each) => each.id === session.companyId)?.name ?? "",
      presets: listPresetPeriods(today).map(({ name, from, to }) => ({
        name,
        to: owedPaths.statement(id, { from, to }),
        isCurrent: period?.from === from && period.to === to,
      })),
      /** The period, DD/MM/YYYY; as typed when one of its dates cannot be parsed. */
      periodText: period ? { from: formatDate(period.from), to: formatDate(period.to) } : typed,
      errors,
      /** The message with which the API refuses a valid period; otherwise empty. */
      refusal,
      /** The statement; null when the period is invalid or refused. */
      statement: hasStatement
        ? {
            sections: statement.sections.map(toSectionView),
            pdf: invoicePaths.pdf("statement", formatStatementFileId(id, period)),
            /**
             * The address of the page that sends the statement; empty when the API cannot send
             * statements.
             */
            sendUrl: canSend ? sendPaths.statement(id, period) : "",
          }
        : null,
    },
    { status: hasStatement ? 200 : 422 },
  );
}

async function readStatementOrRefusal(session: Session, id: string, period: StatementPeriod) {
  try {
    return { statement: await readStatement(session, id, period), refusal: "" };
  } catch (error) {
    const isRefused = error instanceof UpstreamFault && error.kind === "refused";
    if (!isRefused || error.status !== 422) throw error;
    return { statement: null, refusal: error.words };
  }
}

function toSectionView(section: Statement["sections"][number]) {
  const { currency, opening, rows, closing, on_account: onAccount } = section;
  return {
    ...currency,
    opening: formatAmount(opening),
    rows: rows.map((entry) => ({
      id: `${entry.kind}-${entry.id}`,
      date: formatDate(entry.date),
      details: describeEntry(entry),
      to: toEntryAddress(entry),
      amount: formatAmount(entry.amount),
      balance: formatAmount(entry.balance),
    })),
    closing: formatAmount(closing),
    /** The part of the closing balance that is on account; empty for nothing. */
    onAccount: onAccount ? formatAmount(-onAccount) : "",
  };
}

/** Describes an entry as the PDF of the statement does. */
function describeEntry(entry: StatementEntry): string {
  const { kind, reference, method_name, rounding } = entry;
  const details = [
    nameEntry(entry),
    toShownName(method_name),
    kind === "credit_note_void" ? "" : reference,
    rounding === 0n ? "" : fill(words.rounding, { amount: formatAmount(rounding) }),
  ];
  return details.filter((text) => text.trim() !== "").join(words.comma);
}

function nameEntry({ kind, no, invoice_no, invoice_nos }: StatementEntry): string {
  const invoiceNo = joinList(invoice_nos ?? [invoice_no]);
  const either = (ofInvoice: `${string}{invoiceNo}${string}`, onAccount: string) =>
    invoiceNo ? fillText(ofInvoice, { invoiceNo }) : onAccount;
  switch (kind) {
    case "invoice":
      return fill(words.entries.invoice, { no });
    case "payment":
      return either(words.entries.payment, words.entries.paymentOnAccount);
    case "payment_reversal":
      return either(words.entries.paymentUndone, words.entries.paymentOnAccountUndone);
    case "credit_note":
      return fill(words.entries.creditNote, { no, invoiceNo });
    case "credit_note_void":
      return fill(words.entries.creditNoteVoided, { no, invoiceNo });
    case "rounding_change":
      return fill(words.entries.roundingChange, { invoiceNo });
    case "refund":
      return either(words.entries.refund, words.entries.refundOnAccount);
    case "refund_reversal":
      return either(words.entries.refundUndone, words.entries.refundOnAccountUndone);
  }
}

function toEntryAddress({ kind, id, invoice_id, receipt_id }: StatementEntry): string {
  if (kind === "credit_note" || kind === "credit_note_void") return invoicePaths.creditNote(id);
  if (kind === "refund" || kind === "refund_reversal") return invoicePaths.refund(id);
  return invoice_id ? paths.invoice(invoice_id) : invoicePaths.wholeReceipt(receipt_id);
}
