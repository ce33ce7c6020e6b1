import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { itemWords as words } from "../../domain/words/items";
import { createTitleMeta } from "~/ui/title";
import { itemRecordKind } from "~/items/form/kind.server";
import { loadItemForm } from "~/items/form/loader.server";
import { createItemScreen } from "~/items/form/page";
import { submitRecord } from "~/forms/record/action.server";
import { withPost, withSession } from "~/server/session/guards.server";

export const meta = createTitleMeta(() => words.create);

export const handle = createItemScreen(() => words.create, { canDelete: false });

export { links } from "~/forms/record/links";

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadItemForm(session, { request, id: null }));
}

export async function action({ request }: ActionFunctionArgs) {
  return withPost(
    request,
    ({ session, form: posted }) =>
      submitRecord(session, itemRecordKind, { request, posted, id: null }),
    { savesDraft: true },
  );
}

export { keepFormOnConnectionError as clientAction } from "~/ui/connection-error";

export { ItemPage as default } from "~/items/form/page";
