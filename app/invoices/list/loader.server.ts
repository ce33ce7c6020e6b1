import { redirect } from "@remix-run/node";
import type { SortParams } from "~/lib/list-sort";
import { invoiceListWords as words } from "../../../domain/words/invoice-list";
import { parseSearch, QUERY_FORM_ID } from "~/lib/search";
import { listInvoices } from "~/models/invoices/list.server";
import { listSuggestions } from "~/models/suggestions.server";
import { paths, parseInvoiceFilter, type InvoiceFilter } from "~/paths";
import { toMarkup } from "~/ui/static-html.server";
import { createNotFoundPage } from "~/server/request/error-page.server";
import { listExtensions } from "~/server/v2/extensions.server";
import { resolveListParams } from "~/server/session/list-choices.server";
import type { Session } from "~/server/session/session-storage.server";
import { describeNewInvoiceDraft } from "../draft.server";
import { invoicePaths } from "../paths";
import {
  DEFAULT_CHOICE,
  SORTS,
  formatEmptyListText,
  parseListChoice,
  loadListPage,
  type ChoiceParams,
} from "../periods/list-choice.server";
import { toInvoiceSumsView } from "../periods/sums.server";
import { renderListTools } from "../periods/list-tools.server";
import { renderActiveFilter, listColumns, renderInvoiceRow } from "./markup.server";
import { renderInvoicesToWrite, MAX_INVOICES_TO_WRITE } from "../repeats/invoices-to-write.server";
import { renderSumRows } from "~/ui/sum-rows.server";
import { renderTableHead, addSortLinks } from "~/ui/table-head.server";
import { INVOICE_TABS } from "../tabs";

/** Returns the name of the active filter; null when no filter is active. */
function findActiveFilter({ due, status }: InvoiceFilter): keyof typeof words.only | null {
  return due ?? (status ? "paid" : null);
}

/**
 * Returns the invoices of a tab from page 1 to the page in the address. `cat` is the tab in the
 * address; an unknown tab gives a 404 page, and no tab a redirect to all invoices. `page` is null
 * when a search fails.
 */
export async function loadInvoiceList(
  session: Session,
  { request, cat }: { request: Request; cat: string | undefined },
) {
  if (cat === undefined) throw redirect(paths.invoices());
  const tab = INVOICE_TABS.find((name) => name === cat);
  if (!tab) throw createNotFoundPage();
  const extensions = await listExtensions();
  const hasPeriods = extensions.includes("periods");
  const params = await resolveListParams(session, request, {
    list: "invoices",
    sorts: hasPeriods ? SORTS : [],
    hasPeriods,
    filters: ["due", "status"],
  });
  const { q, isOpen } = parseSearch(params);
  const filter = parseInvoiceFilter(params);
  const choice = parseListChoice(session, params, { hasPeriods, canSort: true });
  const toAddress = (choiceParams: ChoiceParams, page?: number) =>
    paths.invoices(tab, { ...filter, ...choiceParams, q, ...(page && { page }) });
  const [{ page, sums }, suggestions, draft, invoicesToWrite] = await Promise.all([
    loadListPage(
      choice,
      { q, params },
      {
        // A search reads every invoice. Without a period it has no sums, because the API would
        // read every invoice a second time for them.
        alwaysHasSums: hasPeriods && q === "",
        fetchPage: (number, withSums) => {
          const query = {
            ...filter,
            ...choice.apiQuery,
            ...(withSums !== undefined && { withSums }),
          };
          return listInvoices(session, { tab, page: number, search: q, ...query });
        },
        toAddress: (number) => toAddress(choice.params, number),
      },
    ),
    q ? listSuggestions(session, q) : null,
    q ? null : describeNewInvoiceDraft(session),
    q
      ? null
      : renderInvoicesToWrite(session, request, {
          maxRows: MAX_INVOICES_TO_WRITE,
          linksToRepeats: true,
        }),
  ]);
  // Without the extension `payments`, an issued invoice has no page of its own, so all rows open
  // the form.
  const opensForm = !extensions.includes("payments");
  const active = findActiveFilter(filter);
  // While the search field is open, its form is the page's form.
  const formId = hasPeriods && !isOpen ? QUERY_FORM_ID : undefined;
  const tools = hasPeriods
    ? renderListTools({
        list: "invoices",
        choice,
        toAddress,
        total: page?.total ?? null,
        formId,
        canSort: true,
        links: extensions.includes("payments")
          ? [{ name: words.payments, to: invoicePaths.payments() }]
          : [],
        selectUrl:
          extensions.includes("selections") && page !== null && page.rows.length > 0
            ? invoicePaths.selectInvoices(tab, { ...filter, ...choice.params, q })
            : undefined,
        filter: active ? words.only[active] : "",
        allUrl: paths.invoices(tab, { q, ...DEFAULT_CHOICE }),
      })
    : "";
  const { sort: _, order: __, ...days } = choice.params;
  const sorted = choice.sort && { sort: choice.sort, order: choice.order };
  const sortAddress = (sortParams: SortParams) => toAddress({ ...days, ...sortParams });
  const activeFilter =
    active && !hasPeriods ? renderActiveFilter(words.only[active], paths.invoices(tab, { q })) : "";
  const columns = listColumns();
  return {
    tab,
    q,
    page: page && { ...page, rows: page.rows.map((row) => renderInvoiceRow(row, opensForm)) },
    suggestions,
    draft,
    invoicesToWrite,
    tools: toMarkup(activeFilter + tools),
    formId,
    sums: renderSumRows(toInvoiceSumsView(sums), {
      columns,
      isOnlyWide: choice.period.name === null,
    }),
    head: renderTableHead(
      hasPeriods ? addSortLinks(columns, { sorted, addressOf: sortAddress }) : columns,
    ),
    /**
     * The chosen period and order as query parameters. The links of the suggestions contain them.
     */
    params: choice.params,
    empty: formatEmptyListText(choice, "invoices", active ? words.none[active] : words.empty[tab]),
    canRestoreDeleted: extensions.includes("issued"),
  };
}
