import type { LoaderFunctionArgs } from "@remix-run/node";
import { owedScreen } from "~/invoices/owed/list/page";
import { loadOwed } from "~/invoices/owed/list/loader.server";
import { withSession } from "~/server/session/guards.server";
import { createTitleMeta } from "~/ui/title";
import { owedWords as words } from "../../domain/words/owed";

export const meta = createTitleMeta(() => words.title);

export const handle = owedScreen;

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadOwed(session, request));
}

export { loadPageOrFailure as clientLoader } from "~/ui/use-more-pages";

export { OwedPage as default } from "~/invoices/owed/list/page";
