import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { statementScreen } from "~/invoices/owed/statement/page";
import { loadStatement } from "~/invoices/owed/statement/loader.server";
import styles from "~/invoices/owed/statement/statement.css?url";
import { withSession } from "~/server/session/guards.server";
import { createTitleMeta } from "~/ui/title";

export const meta = createTitleMeta("Statement");

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const handle = statementScreen;

export async function loader({ request, params: { id = "" } }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadStatement(session, request, id));
}

export { StatementPage as default } from "~/invoices/owed/statement/page";
