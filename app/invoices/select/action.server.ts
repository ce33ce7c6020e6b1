import { count } from "../../../domain/words/in-languages";
import { selectionWords as words } from "../../../domain/words/invoice-selection";
import { data, redirect } from "@remix-run/node";
import { INVOICE_LIMITS } from "../../../domain/limits/invoices";
import { parsePageNumber } from "~/lib/page";
import { UPDATE_INTENT } from "~/forms/short-form.server";
import { readFieldText } from "~/lib/field-text";
import { readSales } from "~/models/invoices/list.server";
import { markInvoiceSent } from "~/models/invoices/write.server";
import { sendInvoicesByMail } from "~/models/invoices/bulk-mails.server";
import { paths } from "~/paths";
import { toAppUrl } from "~/server/settings/app-address.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { createErrorPage } from "~/server/request/error-page.server";
import { readIdempotencyKey } from "~/server/security/posted-form.server";
import type { Session } from "~/server/session/session-storage.server";
import { redirectWithSuccess } from "~/server/session/toast.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { invoicePaths, type SelectionQuery } from "../paths";
import { toCsvAddress } from "../periods/csv-address.server";
import { toDeletedView, toLeftOutViews, type LeftOutView } from "./mail-question.server";
import { parseSelectionPlace, type SelectionRequest } from "./place.server";
import { parseSelectedIds } from "../selected-ids";

type Posted = SelectionRequest & { posted: FormData };

/** What was done, as a sentence, and what was refused. */
type Outcome = { done: () => string; refused: LeftOutView[] };

/**
 * Handles the buttons of the list, and of the questions whether the ticked invoices should be marked
 * as sent or emailed. The PDF, the CSV file and the questions have addresses of their own, which
 * contain the ids of the ticked invoices. An unknown intent gives a 400 page.
 */
export async function submitSelection(session: Session, { posted, ...place }: Posted) {
  const { tab, list, params } = await parseSelectionPlace(session, place);
  const item = parseSelectedIds(posted.getAll("item"));
  const intent = readFieldText(posted, "intent");
  const redirectToSelection = (query: SelectionQuery) =>
    redirect(invoicePaths.selectInvoices(tab, { ...list, item, ...query }));
  const page = readFieldText(posted, "page");
  if (page) return redirectToSelection({ page: parsePageNumber(new URLSearchParams({ page })) });
  if (intent === UPDATE_INTENT) return redirectToSelection({});
  if (item.length === 0) return redirectToSelection({ problem: "none" });
  if (intent === "csv") {
    const items = item.map((id) => `&item=${id}`).join("");
    return redirect(toCsvAddress("invoices", paths.invoices(tab, list)) + items);
  }
  if (item.length > INVOICE_LIMITS.selected) return redirectToSelection({ problem: "many" });
  if (intent === "pdf") return redirect(invoicePaths.invoicesPdf(item));
  if (intent === "ask") return redirectToSelection({ ask: "send" });
  if (intent === "ask-mail") return redirectToSelection({ ask: "mail" });
  const isMail = intent === "mail";
  if (!isMail && intent !== "send") throw createErrorPage("unreadable", 400);
  const key = readIdempotencyKey(posted);
  const { done, refused } = isMail
    ? await mailInvoices(session, { ids: item, request: place.request }, key)
    : await markSent(session, item, key);
  if (refused.length > 0) return data({ done: done(), refused });
  if (!isMail && readFieldText(posted, "then") === "mail") {
    // The address has all ticked invoices, the form only the drafts.
    const ticked = parseSelectedIds(params.getAll("item"));
    return redirectWithSuccess(
      invoicePaths.selectInvoices(tab, { ...list, item: ticked, ask: "mail" }),
      done,
    );
  }
  return redirectWithSuccess(paths.invoices(tab, list), done);
}

/**
 * Marks invoices as sent, one after the other, each once per key. `done` is a sentence with the number
 * of marked invoices. `refused` has the invoice number and the reason of each invoice that the API
 * refused to mark, and one entry for all invoices that were not found, with their count as `no`.
 * Throws every other fault; a post with the same key then marks the rest.
 */
async function markSent(session: Session, ids: string[], key: string): Promise<Outcome> {
  const { transactions } = await readSales(session, { tab: "all", ids, page: 1, rows: ids.length });
  const refused: LeftOutView[] = [];
  for (const { id, no } of transactions) {
    try {
      // Keys are at most 64 characters long.
      await markInvoiceSent(session, id, `${key.slice(0, 40)}-${id}`);
    } catch (error) {
      const isRefusal = error instanceof UpstreamFault && error.kind === "refused";
      if (!isRefusal || error.isAccessDenied) throw error;
      refused.push({ no, reason: { text: error.words, lang: undefined } });
    }
  }
  const markedCount = transactions.length - refused.length;
  const missing = ids.length - transactions.length;
  if (missing > 0) refused.push(toDeletedView(missing));
  return { done: () => count(words.marked, markedCount), refused };
}

/** Emails invoices, one email to each customer, once per key. */
async function mailInvoices(
  session: Session,
  { ids, request }: { ids: string[]; request: Request },
  key: string,
): Promise<Outcome> {
  await requireExtension("bulk_mails");
  const { mails, left_out } = await sendInvoicesByMail(
    session,
    { ids, appUrl: toAppUrl(request) },
    `${key.slice(0, 40)}-mails`,
  );
  const done = () => (mails.length === 0 ? words.noneMailed : count(words.mailed, mails.length));
  return { done, refused: toLeftOutViews(left_out) };
}
