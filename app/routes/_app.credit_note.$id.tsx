import type { LoaderFunctionArgs } from "@remix-run/node";
import { creditNoteScreen } from "~/invoices/credit-notes/view/page";
import { loadCreditNote } from "~/invoices/credit-notes/view/loader.server";
import { withSession } from "~/server/session/guards.server";
import { createTitleMeta } from "~/ui/title";
import { creditNoteWords as words } from "../../domain/words/credit-notes";

export const meta = createTitleMeta(() => words.title);

export const handle = creditNoteScreen;

export async function loader({ request, params: { id = "" } }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadCreditNote(session, id));
}

export { CreditNotePage as default } from "~/invoices/credit-notes/view/page";
