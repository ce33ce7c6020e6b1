import type { LoaderFunctionArgs } from "@remix-run/node";
import { statementScreen } from "~/invoices/owed/statement/page";
import { loadStatement } from "~/invoices/owed/statement/loader.server";
import { withSession } from "~/server/session/guards.server";
import { createTitleMeta } from "~/ui/title";
import { statementWords as words } from "../../domain/words/statement";

export const meta = createTitleMeta(() => words.title);

export const handle = statementScreen;

export async function loader({ request, params: { id = "" } }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadStatement(session, request, id));
}

export { StatementPage as default } from "~/invoices/owed/statement/page";
