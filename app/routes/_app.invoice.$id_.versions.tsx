import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { submitDeletedInvoice } from "~/invoices/versions/action.server";
import { versionsHeader } from "~/invoices/versions/page";
import { loadVersions } from "~/invoices/versions/loader.server";
import { withPost, withSession } from "~/server/session/guards.server";
import { titled } from "~/ui/title";

export const meta = titled("Versions");

export const handle = versionsHeader;

export async function loader({ request, params: { id = "" } }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadVersions(session, request, id));
}

export async function action({ request, params: { id = "" } }: ActionFunctionArgs) {
  return withPost(request, ({ session, form: posted }) =>
    submitDeletedInvoice(session, { id, posted }),
  );
}

export { VersionsPage as default } from "~/invoices/versions/page";
