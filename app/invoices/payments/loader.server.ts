import { listPayments, type PaymentRow } from "~/models/invoices/payment-list.server";
import { resolveListParams } from "~/server/session/list-choices.server";
import type { Session } from "~/server/session/session-storage.server";
import { toMarkup } from "~/ui/static-html.server";
import { renderSumRows } from "~/ui/sum-rows.server";
import { renderTableHead, type Column } from "~/ui/table-head.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { paths } from "~/paths";
import { invoicePaths } from "../paths";
import {
  DEFAULT_CHOICE,
  formatEmptyListText,
  parseListChoice,
  loadListPage,
  type ChoiceParams,
} from "../periods/list-choice.server";
import { toPaymentSumsView } from "../periods/sums.server";
import { renderListTools } from "../periods/list-tools.server";

const COLUMNS: Column[] = [
  { name: "Customer" },
  { name: "Invoice" },
  { name: "Method" },
  { name: "Status" },
  { name: "Amount", isFigure: true },
];

/** Returns the payments, newest day first, from page 1 to the page in the address. */
export async function loadPaymentList(session: Session, request: Request) {
  await requireExtension("payments");
  await requireExtension("periods");
  const params = await resolveListParams(session, request, {
    list: "payments",
    sorts: [],
    hasPeriods: true,
  });
  const choice = parseListChoice(session, params, { hasPeriods: true });
  const toAddress = (choiceParams: ChoiceParams, page?: number) =>
    invoicePaths.payments({ ...choiceParams, ...(page && { page }) });
  const { page, sums } = await loadListPage(
    choice,
    { q: "", params },
    {
      // By default the API adds sums to this list, so the request must turn them off when no period
      // is chosen.
      fetchPage: async (number, withSums = false) => {
        const answer = await listPayments(session, { page: number, ...choice.apiQuery, withSums });
        return { ...answer, rows: answer.rows.map(toRowView) };
      },
      toAddress: (number) => toAddress(choice.params, number),
    },
  );
  const total = page?.total ?? null;
  const { period } = choice;
  const tools = renderListTools({
    list: "payments",
    choice,
    toAddress,
    total,
    isOpen: true,
    allUrl: toAddress(DEFAULT_CHOICE),
  });
  return {
    page,
    tools: toMarkup(tools),
    head: renderTableHead(COLUMNS),
    sums:
      period.name && total !== null
        ? renderSumRows(toPaymentSumsView(sums, total), { columns: COLUMNS, isOnlyWide: false })
        : null,
    empty: formatEmptyListText(choice, "payments", "No payments yet."),
  };
}

/** Adds the address of the page that a row links to, and the text of this link. */
function toRowView(row: PaymentRow) {
  const { refundId, receiptId, invoiceId, invoiceNo } = row;
  if (refundId)
    return {
      ...row,
      to: invoicePaths.refund(refundId),
      about: invoiceNo ? `Given back for ${invoiceNo}` : "Given back",
    };
  const to = invoiceId ? paths.invoice(invoiceId) : invoicePaths.wholeReceipt(receiptId);
  return { ...row, to, about: invoiceNo || "On account" };
}

export type PaymentRowView = ReturnType<typeof toRowView>;
