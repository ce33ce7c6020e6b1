import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { submitVoidInvoice } from "~/invoices/void/action.server";
import { voidFormScreen } from "~/invoices/void/page";
import { loadVoidInvoice } from "~/invoices/void/loader.server";
import { withPost, withSession } from "~/server/session/guards.server";
import { createTitleMeta } from "~/ui/title";
import { voidWords as words } from "../../domain/words/void";

export const meta = createTitleMeta(() => words.invoice.title);

export const handle = voidFormScreen;

export async function loader({ request, params: { id = "" } }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadVoidInvoice(session, id));
}

export async function action({ request, params: { id = "" } }: ActionFunctionArgs) {
  return withPost(request, ({ session, form: posted }) =>
    submitVoidInvoice(session, { request, id, posted }),
  );
}

export { keepFormOnConnectionError as clientAction } from "~/ui/connection-error";

export { VoidInvoicePage as default } from "~/invoices/void/page";
