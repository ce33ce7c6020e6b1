import type { LoaderFunctionArgs } from "@remix-run/node";
import { creditNoteScreen } from "~/invoices/credit-notes/view/page";
import { loadCreditNote } from "~/invoices/credit-notes/view/loader.server";
import { withSession } from "~/server/session/guards.server";
import { createTitleMeta } from "~/ui/title";

export const meta = createTitleMeta("Credit note");

export const handle = creditNoteScreen;

export async function loader({ request, params: { id = "" } }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadCreditNote(session, id));
}

export { CreditNotePage as default } from "~/invoices/credit-notes/view/page";
