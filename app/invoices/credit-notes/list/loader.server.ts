import { parseSearch } from "~/lib/search";
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

const NO_CREDIT_NOTES = "No credit notes yet. Open an invoice to credit it.";

const COLUMNS: Column[] = [
  ...["Date", "Number", "Customer", "Invoice", "Reason", "Status"].map((name) => ({ name })),
  { name: "Amount", isFigure: true },
];

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
  const { q } = parseSearch(params);
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
  const tools = hasPeriods
    ? renderListTools({
        list: "credit_notes",
        choice,
        toAddress,
        total: page?.total ?? null,
        allUrl: toAddress(DEFAULT_CHOICE),
      })
    : "";
  return {
    q,
    page,
    tools: toMarkup(tools),
    head: renderTableHead(COLUMNS),
    sums: renderSumRows(toCreditNoteSumsView(sums), {
      columns: COLUMNS,
      isOnlyWide: choice.period.name === null,
    }),
    empty: formatEmptyListText(choice, "creditNotes", NO_CREDIT_NOTES),
  };
}
