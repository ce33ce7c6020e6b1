import { data } from "@remix-run/node";
import { fill } from "../../../domain/words/message";
import { listToolWords as words } from "../../../domain/words/list-tools";
import type { ErrorPage } from "~/lib/error-page";
import { parseSearch } from "~/lib/search";
import { parseInvoiceFilter } from "~/paths";
import { createNotFoundPage } from "~/server/request/error-page.server";
import { recordSecurityEvent, toEventAccount } from "~/server/security/security-events.server";
import { setSecurityHeaders } from "~/server/security/headers.server";
import type { Session } from "~/server/session/session-storage.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { parseSelectedIds } from "../selected-ids";
import { INVOICE_TABS } from "../tabs";
import { parseListChoice, type ListChoice } from "./list-choice.server";
import { CSV_LISTS, MAX_CSV_ROWS, type CsvList } from "./csv-address.server";
import {
  createCreditNoteCsvSource,
  createInvoiceCsvSource,
  createPaymentCsvSource,
} from "./csv-rows.server";
import { streamCsv, type CsvSource } from "./csv-stream.server";

/**
 * Answers with all rows of a list as CSV, filtered by the query parameters of the list. Throws an
 * error page with status 422 when the period is invalid or the list has too many rows, and a 404
 * page for an unknown list.
 */
export async function answerCsv(
  session: Session,
  { request, list }: { request: Request; list: string | undefined },
): Promise<Response> {
  await requireExtension("periods");
  const { searchParams: params } = new URL(request.url);
  const csvList = CSV_LISTS.find((name) => name === list);
  if (!csvList) throw createNotFoundPage();
  const choice = parseListChoice(session, params, {
    hasPeriods: true,
    canSort: csvList === "invoices",
  });
  if (choice.period.problem) throw createCsvErrorPage(choice.period.problem);
  const source = await createCsvSource(session, csvList, { choice, params });
  // The first part is read before the headers are sent, so that an error can still be answered with
  // an error page.
  const first = await source.read(1);
  if (first.total > MAX_CSV_ROWS)
    throw createCsvErrorPage(
      fill(words.noCsvTooLong, {
        rows: first.total.toLocaleString("en"),
        max: MAX_CSV_ROWS.toLocaleString("en"),
      }),
    );
  recordSecurityEvent({ event: "exported", ...toEventAccount(session), file: `${csvList}.csv` });
  const headers = new Headers({
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="${toFileName(csvList, choice, params)}"`,
  });
  setSecurityHeaders(headers);
  return new Response(streamCsv(source, first), { headers });
}

async function createCsvSource(
  session: Session,
  list: CsvList,
  { choice, params }: { choice: ListChoice; params: URLSearchParams },
): Promise<CsvSource> {
  const { q: search } = parseSearch(params);
  const query = { ...choice.apiQuery, withSums: false };
  if (list === "invoices") {
    const tab = parseTab(params);
    const ids = parseSelectedIds(params.getAll("item"));
    if (ids.length > 0) await requireExtension("selections");
    return createInvoiceCsvSource(session, {
      ...(ids.length > 0 && { ids }),
      ...parseInvoiceFilter(params),
      ...query,
      tab,
      search,
    });
  }
  await requireExtension(list);
  if (list === "payments") return createPaymentCsvSource(session, query);
  return createCreditNoteCsvSource(session, { ...query, search });
}

function parseTab(params: URLSearchParams) {
  return INVOICE_TABS.find((name) => name === params.get("tab")) ?? "all";
}

/** Returns a name such as "invoices-unpaid-2026-11-01-to-2026-11-30.csv". */
function toFileName(list: CsvList, { period }: ListChoice, params: URLSearchParams): string {
  const { from, to } = period;
  const tab = list === "invoices" ? parseTab(params) : "all";
  const days = from === to && from ? [from] : [from, ...(to ? ["to", to] : [])];
  const parts = [list.replace("_", "-"), tab === "all" ? null : tab, ...days];
  return `${parts.filter(Boolean).join("-")}.csv`;
}

/** Returns an error page to be thrown. */
function createCsvErrorPage(text: string) {
  return data({ title: words.noCsv, text } satisfies ErrorPage, { status: 422 });
}
