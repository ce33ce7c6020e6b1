import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { contactWords as words } from "../../domain/words/contacts";
import { createTitleMeta } from "~/ui/title";
import { buildContactKind } from "~/contacts/form/kind.server";
import { loadContactForm } from "~/contacts/form/loader.server";
import { createContactScreen } from "~/contacts/form/page";
import { submitRecord } from "~/forms/record/action.server";
import { pickCreatedContact } from "~/invoices/form/draft/pick-contact.server";
import { withPost, withSession } from "~/server/session/guards.server";

export const meta = createTitleMeta(() => words.createBusiness);

export const handle = createContactScreen(() => words.createBusiness, { canDelete: false });

export { links } from "~/forms/record/links";

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, (session) =>
    loadContactForm(session, { request, isPerson: false, id: null }),
  );
}

export async function action({ request }: ActionFunctionArgs) {
  return withPost(
    request,
    ({ session, form: posted }) => {
      const kind = buildContactKind(session, false, (...created) =>
        pickCreatedContact(session, ...created),
      );
      return submitRecord(session, kind, { request, posted, id: null });
    },
    { savesDraft: true },
  );
}

export { keepFormOnConnectionError as clientAction } from "~/ui/connection-error";

export { ContactPage as default } from "~/contacts/form/page";
