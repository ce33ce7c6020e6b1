import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { titled } from "~/components/title";
import { contactKind } from "~/contact-form/kind.server";
import { loadContactForm } from "~/contact-form/load.server";
import { contactScreen } from "~/contact-form/screen";
import { actOnRecord } from "~/record-form/act.server";
import { withPost, withSession } from "~/session.server";

export const meta = titled("Create Person");

export const handle = contactScreen("Create_Person", { canDelete: false });

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadContactForm(session, { request, isPerson: true, id: null }));
}

export async function action({ request }: ActionFunctionArgs) {
  return withPost(request, ({ session, form: posted }) => actOnRecord(session, contactKind(session, true), { request, posted, id: null }), { keepsForm: true });
}

export { keepUnsent as clientAction } from "~/components/connection-error";

export { ContactScreen as default } from "~/contact-form/contact-screen";
