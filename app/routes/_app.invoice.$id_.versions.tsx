import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { submitRestore } from "~/invoices/versions/action.server";
import { versionsScreen } from "~/invoices/versions/page";
import { loadVersions } from "~/invoices/versions/loader.server";
import { withPost, withSession } from "~/server/session/guards.server";
import { versionWords } from "../../domain/words/versions";
import { createTitleMeta } from "~/ui/title";

export const meta = createTitleMeta(() => versionWords.title);

export const handle = versionsScreen;

export async function loader({ request, params: { id = "" } }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadVersions(session, request, id));
}

export async function action({ request, params: { id = "" } }: ActionFunctionArgs) {
  return withPost(request, ({ session, form: posted }) => submitRestore(session, { id, posted }));
}

export { VersionsPage as default } from "~/invoices/versions/page";
