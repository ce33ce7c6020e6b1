import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { contactWords as words } from "../../domain/words/contacts";
import { createTitleMeta } from "~/ui/title";
import { buildContactKind } from "~/contacts/form/kind.server";
import { loadContactForm } from "~/contacts/form/loader.server";
import { createContactScreen } from "~/contacts/form/page";
import { submitRecord } from "~/forms/record/action.server";
import { withPost, withSession } from "~/server/session/guards.server";

export const meta = createTitleMeta(() => words.editBusiness);

export const handle = createContactScreen(() => words.editBusiness, { canDelete: true });

export { links } from "~/forms/record/links";

export async function loader({ request, params: { cat = "" } }: LoaderFunctionArgs) {
  return withSession(request, (session) =>
    loadContactForm(session, { request, isPerson: false, id: cat }),
  );
}

export async function action({ request, params: { cat = "" } }: ActionFunctionArgs) {
  return withPost(
    request,
    ({ session, form: posted }) =>
      submitRecord(session, buildContactKind(session, false), { request, posted, id: cat }),
    { savesDraft: true },
  );
}

export { keepFormOnConnectionError as clientAction } from "~/ui/connection-error";

export { ContactPage as default } from "~/contacts/form/page";
