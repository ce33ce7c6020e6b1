import { fill } from "../../../domain/words/message";
import { paymentWords as words } from "../../../domain/words/payments";
import { listPayments, type PaymentRow } from "~/models/invoices/payment-list.server";
import { QUERY_FORM_ID } from "~/lib/search";
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

function listColumns(): Column[] {
  const { customer, invoice, method, status, amount } = words.columns;
  return [
    ...[customer, invoice, method, status].map((name) => ({ name })),
    { name: amount, isFigure: true },
  ];
}

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
  const columns = listColumns();
  const tools = renderListTools({
    list: "payments",
    choice,
    toAddress,
    total,
    isOpen: true,
    formId: QUERY_FORM_ID,
    allUrl: toAddress(DEFAULT_CHOICE),
  });
  return {
    page,
    tools: toMarkup(tools),
    head: renderTableHead(columns),
    sums:
      period.name && total !== null
        ? renderSumRows(toPaymentSumsView(sums, total), { columns, isOnlyWide: false })
        : null,
    empty: formatEmptyListText(choice, "payments", words.none),
  };
}

/** Adds the address of the page that a row links to, and the text of this link. */
function toRowView(row: PaymentRow) {
  const { refundId, receiptId, invoiceId, invoiceNo } = row;
  if (refundId)
    return {
      ...row,
      to: invoicePaths.refund(refundId),
      about: invoiceNo ? fill(words.givenBackFor, { no: invoiceNo }) : words.givenBack,
    };
  const to = invoiceId ? paths.invoice(invoiceId) : invoicePaths.wholeReceipt(receiptId);
  return { ...row, to, about: invoiceNo || words.onAccount };
}

export type PaymentRowView = ReturnType<typeof toRowView>;
