import { parsePageNumber } from "~/lib/page";
import { parseSearch } from "~/lib/search";
import { parseInvoiceFilter } from "~/paths";
import { createNotFoundPage } from "~/server/request/error-page.server";
import type { Session } from "~/server/session/session-storage.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { parseListChoice } from "../periods/list-choice.server";
import { INVOICE_TABS } from "../tabs";

export type SelectionRequest = { request: Request; cat: string | undefined };

/**
 * Parses the address of the list in which invoices are chosen. `list` are the parameters that the
 * invoice list has too. Throws a 404 page for an unknown tab, and without the extensions
 * `selections` and `periods`.
 */
export async function parseSelectionPlace(session: Session, { request, cat }: SelectionRequest) {
  await requireExtension("selections");
  await requireExtension("periods");
  const tab = INVOICE_TABS.find((name) => name === cat);
  if (!tab) throw createNotFoundPage();
  const { searchParams: params } = new URL(request.url);
  const { q } = parseSearch(params);
  const page = parsePageNumber(params);
  const choice = parseListChoice(session, params, { hasPeriods: true, canSort: true });
  const filter = parseInvoiceFilter(params);
  const list = { ...filter, ...choice.params, q, page: page > 1 ? page : undefined };
  return { params, tab, q, choice, filter, list };
}
