import type { LoaderFunctionArgs } from "@remix-run/node";
import { creditNoteListScreen } from "~/invoices/credit-notes/list/page";
import { loadCreditNoteList } from "~/invoices/credit-notes/list/loader.server";
import { withSession } from "~/server/session/guards.server";
import { createTitleMeta } from "~/ui/title";
import { creditNoteWords as words } from "../../domain/words/credit-notes";

export const meta = createTitleMeta(() => words.listTitle);

export const handle = creditNoteListScreen;

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadCreditNoteList(session, request));
}

export { loadPageOrFailure as clientLoader } from "~/ui/use-more-pages";

export { CreditNoteListPage as default } from "~/invoices/credit-notes/list/page";
