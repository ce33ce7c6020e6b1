import { creditNoteWords as words } from "../../../../domain/words/credit-notes";
import { parseSearch, QUERY_FORM_ID } from "~/lib/search";
import { listCreditNotes } from "~/models/credit-notes/list.server";
import { resolveListParams } from "~/server/session/list-choices.server";
import type { Session } from "~/server/session/session-storage.server";
import { toMarkup } from "~/ui/static-html.server";
import { renderSumRows } from "~/ui/sum-rows.server";
import { renderTableHead, type Column } from "~/ui/table-head.server";
import { listExtensions, requireExtension } from "~/server/v2/extensions.server";
import { invoicePaths } from "~/invoices/paths";
import {
  DEFAULT_CHOICE,
  formatEmptyListText,
  parseListChoice,
  loadListPage,
  type ChoiceParams,
} from "~/invoices/periods/list-choice.server";
import { toCreditNoteSumsView } from "~/invoices/periods/sums.server";
import { renderListTools } from "~/invoices/periods/list-tools.server";

function listColumns(): Column[] {
  const { date, number, customer, invoice, reason, status, amount } = words.columns;
  return [
    ...[date, number, customer, invoice, reason, status].map((name) => ({ name })),
    { name: amount, isFigure: true },
  ];
}

/**
 * Returns the credit notes from page 1 to the page in the address. `page` is null when a search
 * fails.
 */
export async function loadCreditNoteList(session: Session, request: Request) {
  await requireExtension("credit_notes");
  const hasPeriods = (await listExtensions()).includes("periods");
  const params = await resolveListParams(session, request, {
    list: "credit_notes",
    sorts: [],
    hasPeriods,
  });
  const { q, isOpen } = parseSearch(params);
  const choice = parseListChoice(session, params, { hasPeriods });
  const toAddress = (choiceParams: ChoiceParams, page?: number) =>
    invoicePaths.creditNotes({ ...choiceParams, q, ...(page && { page }) });
  const { page, sums } = await loadListPage(
    choice,
    { q, params },
    {
      alwaysHasSums: hasPeriods && q === "",
      fetchPage: (number, withSums) =>
        listCreditNotes(session, {
          page: number,
          search: q,
          ...choice.apiQuery,
          ...(withSums !== undefined && { withSums }),
        }),
      toAddress: (number) => toAddress(choice.params, number),
    },
  );
  // While the search field is open, its form is the page's form.
  const formId = hasPeriods && !isOpen ? QUERY_FORM_ID : undefined;
  const tools = hasPeriods
    ? renderListTools({
        list: "credit_notes",
        choice,
        toAddress,
        total: page?.total ?? null,
        formId,
        allUrl: toAddress(DEFAULT_CHOICE),
      })
    : "";
  const columns = listColumns();
  return {
    q,
    page,
    tools: toMarkup(tools),
    formId,
    head: renderTableHead(columns),
    sums: renderSumRows(toCreditNoteSumsView(sums), {
      columns,
      isOnlyWide: choice.period.name === null,
    }),
    empty: formatEmptyListText(choice, "creditNotes", words.none),
  };
}
