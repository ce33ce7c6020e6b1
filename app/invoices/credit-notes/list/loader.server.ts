import { parseSearch } from "~/lib/search";
import { listCreditNotes } from "~/models/credit-notes/list.server";
import type { Session } from "~/server/session/session-storage.server";
import { toMarkup } from "~/ui/static-html.server";
import { listExtensions, requireExtension } from "~/server/v2/extensions.server";
import { invoicePaths } from "~/invoices/paths";
import {
  emptyListText,
  parseListChoice,
  loadListPage,
  type ChoiceParams,
} from "~/invoices/periods/list-choice.server";
import { toCreditNoteSumsView } from "~/invoices/periods/sums.server";
import { renderListTools } from "~/invoices/periods/list-tools.server";

const NO_CREDIT_NOTES = "No credit notes yet. Open an invoice to credit it.";

/**
 * Returns the credit notes from page 1 to the page in the address. `page` is null when a search
 * fails.
 */
export async function loadCreditNoteList(session: Session, request: Request) {
  await requireExtension("credit_notes");
  const { searchParams: params } = new URL(request.url);
  const { q } = parseSearch(params);
  const hasPeriods = (await listExtensions()).includes("periods");
  const choice = parseListChoice(session, params, { hasPeriods });
  const addressOf = (choiceParams: ChoiceParams, page?: number) =>
    invoicePaths.creditNotes({ ...choiceParams, q, ...(page && { page }) });
  const { page, sums } = await loadListPage(
    choice,
    { q, params },
    {
      fetchPage: (number, withSums) =>
        listCreditNotes(session, {
          page: number,
          search: q,
          ...choice.apiQuery,
          ...(withSums !== undefined && { withSums }),
        }),
      addressOf: (number) => addressOf(choice.params, number),
    },
  );
  const tools = hasPeriods
    ? renderListTools({
        list: "credit_notes",
        choice,
        addressOf,
        sums: toCreditNoteSumsView(sums),
        total: page?.total ?? null,
      })
    : "";
  return {
    q,
    page,
    tools: toMarkup(tools),
    empty: emptyListText(choice, "credit notes", NO_CREDIT_NOTES),
  };
}
