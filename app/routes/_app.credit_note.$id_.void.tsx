import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { submitVoidCreditNote } from "~/invoices/credit-notes/void/action.server";
import { voidCreditNoteScreen } from "~/invoices/credit-notes/void/page";
import { loadVoidCreditNote } from "~/invoices/credit-notes/void/loader.server";
import { withPost, withSession } from "~/server/session/guards.server";
import { createTitleMeta } from "~/ui/title";
import { voidWords as words } from "../../domain/words/void";

export const meta = createTitleMeta(() => words.creditNote.title);

export const handle = voidCreditNoteScreen;

export async function loader({ request, params: { id = "" } }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadVoidCreditNote(session, id));
}

export async function action({ request, params: { id = "" } }: ActionFunctionArgs) {
  return withPost(request, ({ session, form: posted }) =>
    submitVoidCreditNote(session, { request, id, posted }),
  );
}

export { keepFormOnConnectionError as clientAction } from "~/ui/connection-error";

export { VoidCreditNotePage as default } from "~/invoices/credit-notes/void/page";
