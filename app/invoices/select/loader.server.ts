import { count, joinList } from "../../../domain/words/in-languages";
import { selectionWords as words } from "../../../domain/words/invoice-selection";
import { fill } from "../../../domain/words/message";
import { randomUUID } from "node:crypto";
import { INVOICE_LIMITS } from "../../../domain/limits/invoices";
import { INVOICE_STATUS } from "../../../domain/invoices/status";
import { listInvoices, readSales } from "~/models/invoices/list.server";
import { paths } from "~/paths";
import type { Session } from "~/server/session/session-storage.server";
import { toAppUrl } from "~/server/settings/app-address.server";
import { listExtensions } from "~/server/v2/extensions.server";
import { renderTableHead } from "~/ui/table-head.server";
import { listColumns, renderSelectableRow } from "../list/markup.server";
import { invoicePaths, type SelectionQuery } from "../paths";
import { formatEmptyListText, loadListPage } from "../periods/list-choice.server";
import { askBeforeMailing } from "./mail-question.server";
import { parseSelectionPlace, type SelectionRequest } from "./place.server";
import { parseSelectedIds } from "../selected-ids";

/**
 * Returns the invoices of a tab with a checkbox each. When the address asks for it, also returns
 * the question that is asked before the ticked invoices are marked as sent or emailed.
 */
export async function loadSelection(session: Session, place: SelectionRequest) {
  const { params, tab, q, choice, filter, list } = await parseSelectionPlace(session, place);
  const item = parseSelectedIds(params.getAll("item"));
  const addressOf = (query: SelectionQuery) => invoicePaths.selectInvoices(tab, query);
  const isTicked = new Set(item);
  const { page } = await loadListPage(
    choice,
    { q, params },
    {
      fetchPage: async (number) => {
        const query = { ...filter, ...choice.apiQuery, tab, page: number, search: q };
        return listInvoices(session, query);
      },
      toAddress: (number) => addressOf({ ...list, page: number }),
    },
  );
  const ask = params.get("ask");
  const hasMails = (await listExtensions()).includes("bulk_mails");
  return {
    q,
    key: randomUUID(),
    page: page && {
      ...page,
      rows: page.rows.map((row) =>
        renderSelectableRow(row, params.has("all") || isTicked.has(row.id)),
      ),
    },
    head: renderTableHead(listColumns()),
    empty: formatEmptyListText(choice, "invoices", words.noInvoices),
    problem: describeProblem(params.get("problem")),
    hasMails,
    question: ask === "send" ? await askBeforeSending(session, item) : null,
    then: params.get("then") === "mail" ? ("mail" as const) : null,
    mailQuestion:
      ask === "mail" && hasMails && item.length > 0
        ? await askBeforeMailing(session, item, toAppUrl(place.request))
        : null,
    urls: {
      list: paths.invoices(tab, list),
      selection: addressOf({ ...list, item }),
      all: addressOf({ ...list, all: "1" }),
      none: addressOf(list),
      /** The question whether the ticked drafts should be marked, which leads back to the emails. */
      markFirst: addressOf({ ...list, item, ask: "send", then: "mail" }),
    },
  };
}

function describeProblem(problem: string | null): string | null {
  if (problem === "none") return words.chooseOne;
  return problem === "many" ? fill(words.chooseFewer, { max: INVOICE_LIMITS.selected }) : null;
}

/**
 * Returns the question, which names the draft invoices to be marked and the invoices that stay as
 * they are; null without ids.
 */
async function askBeforeSending(session: Session, ids: string[]) {
  if (ids.length === 0) return null;
  const { transactions } = await readSales(session, {
    ...{ tab: "all", ids, page: 1, rows: ids.length },
  });
  const drafts = transactions.filter(({ status }) => status === INVOICE_STATUS.draft);
  const others = transactions.filter(({ status }) => status !== INVOICE_STATUS.draft);
  const names = (rows: { no: string }[]) => joinList(rows.map(({ no }) => no));
  return {
    ids: drafts.map(({ id }) => id),
    title: drafts.length > 0 ? count(words.markQuestion, drafts.length) : words.noDrafts,
    text: names(drafts),
    others: others.length > 0 ? fill(words.staying, { invoices: names(others) }) : "",
  };
}
