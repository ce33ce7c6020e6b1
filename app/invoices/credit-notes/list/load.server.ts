import { readSearch } from "~/lib/search";
import { listCreditNotes } from "~/models/credit-notes/list.server";
import { searchPages } from "~/models/pages.server";
import type { Session } from "~/server/session/record.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { invoicePaths } from "../../paths";

/** The credit notes, as far down as the address says; `page` is null when a search fails. */
export async function loadCreditNoteList(session: Session, request: Request) {
  await requireExtension("credit_notes");
  const { searchParams: params } = new URL(request.url);
  const { q } = readSearch(params);
  const page = await searchPages(
    { q, params },
    (number) => listCreditNotes(session, { page: number, search: q }),
    (number) => invoicePaths.creditNotes({ q, page: number }),
  );
  return { q, page };
}
