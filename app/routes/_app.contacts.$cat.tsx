import type { LoaderFunctionArgs } from "@remix-run/node";
import { contactWords as words } from "../../domain/words/contacts";
import { createTitleMeta } from "~/ui/title";
import { contactListHeader } from "~/contacts/list/page";
import { loadContactList } from "~/contacts/list/loader.server";
import { withSession } from "~/server/session/guards.server";

export const meta = createTitleMeta(() => words.title);

export const handle = contactListHeader;

export async function loader({ request, params: { cat } }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadContactList(session, { request, cat }));
}

export { loadPageOrFailure as clientLoader } from "~/ui/use-more-pages";

export { ContactListPage as default } from "~/contacts/list/page";
