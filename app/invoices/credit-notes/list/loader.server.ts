import { readSearch } from "~/lib/search";
import { listCreditNotes } from "~/models/credit-notes/list.server";
import type { Session } from "~/server/session/session-storage.server";
import { drawn } from "~/ui/drawn.server";
import { extensions, requireExtension } from "~/server/v2/extensions.server";
import { invoicePaths } from "~/invoices/paths";
import {
  emptyWords,
  readListChoice,
  readListed,
  type Kept,
} from "~/invoices/periods/choice.server";
import { showCreditNoteSums } from "~/invoices/periods/sums.server";
import { drawListTools } from "~/invoices/periods/tools.server";

const NONE = "No credit notes yet. Open an invoice to credit it.";

/** The credit notes, as far down as the address says; `page` is null when a search fails. */
export async function loadCreditNoteList(session: Session, request: Request) {
  await requireExtension("credit_notes");
  const { searchParams: params } = new URL(request.url);
  const { q } = readSearch(params);
  const isOffered = (await extensions()).includes("periods");
  const choice = readListChoice(session, params, { isOffered });
  const addressOf = (kept: Kept, page?: number) =>
    invoicePaths.creditNotes({ ...kept, q, ...(page && { page }) });
  const { page, sums } = await readListed(
    choice,
    { q, params },
    {
      ask: (number, withSums) =>
        listCreditNotes(session, {
          page: number,
          search: q,
          ...choice.wanted,
          ...(withSums !== undefined && { withSums }),
        }),
      addressOf: (number) => addressOf(choice.kept, number),
    },
  );
  const tools = isOffered
    ? drawListTools({
        list: "credit_notes",
        choice,
        addressOf,
        sums: showCreditNoteSums(sums),
        total: page?.total ?? null,
      })
    : "";
  return { q, page, tools: drawn(tools), empty: emptyWords(choice, "credit notes", NONE) };
}
