import { readTypedForm } from "~/forms/action.server";
import { findBaseCurrency } from "~/models/invoices/choices.server";
import { toInvoiceDetails } from "~/models/invoices/details.server";
import { toPaymentCodeView } from "~/models/invoices/payment-code.server";
import { parseDraftName } from "~/paths";
import { createNotFoundPage } from "~/server/request/error-page.server";
import type { Session } from "~/server/session/session-storage.server";
import { readFormContext } from "../form/context.server";
import { restoreLockedFields } from "../form/draft/locked-fields.server";
import { findPaymentCode, toInvoiceShape } from "../form/invoice-shape.server";
import { invoiceForm } from "../schema";
import { readUnsavedPaper } from "../view/paper-view.server";
import { renderPreview } from "../view/paper.server";

/**
 * Answers with the posted form as the HTML of the paper, for the preview beside the form. Saves
 * nothing. The query parameter `draft` names the form; a missing or invalid name gives a 404 page.
 */
export async function answerDraftPaper(
  session: Session,
  { request, posted }: { request: Request; posted: FormData },
): Promise<Response> {
  const name = parseDraftName(new URL(request.url).searchParams.get("draft"));
  if (!name) throw createNotFoundPage();
  const [typed, context] = await Promise.all([
    readTypedForm(invoiceForm, posted),
    readFormContext(session, name),
  ]);
  const invoice = toInvoiceShape(context, restoreLockedFields(context, typed));
  const symbol = findBaseCurrency(context.lists.currencies)?.symbol ?? "";
  // The rate of another currency can be empty while the user types.
  const details = toInvoiceDetails(
    { ...invoice, currency_rate: invoice.currency_rate || "1" },
    symbol,
  );
  const [paper, code] = await Promise.all([
    readUnsavedPaper(session, { invoice, details }),
    findPaymentCode(session, invoice),
  ]);
  const html = renderPreview({
    ...{ invoice: details, paper },
    code: toPaymentCodeView(code, invoice.currency.symbol),
  });
  return new Response(html, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}
