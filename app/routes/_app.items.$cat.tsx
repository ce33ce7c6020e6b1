import type { LoaderFunctionArgs } from "@remix-run/node";
import { itemWords as words } from "../../domain/words/items";
import { createTitleMeta } from "~/ui/title";
import { itemListHeader } from "~/items/list/page";
import { loadItemList } from "~/items/list/loader.server";
import { withSession } from "~/server/session/guards.server";

export const meta = createTitleMeta(() => words.title);

export const handle = itemListHeader;

export async function loader({ request, params: { cat } }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadItemList(session, { request, cat }));
}

export { loadPageOrFailure as clientLoader } from "~/ui/use-more-pages";

export { ItemListPage as default } from "~/items/list/page";
