import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { itemWords as words } from "../../domain/words/items";
import { createTitleMeta } from "~/ui/title";
import { itemRecordKind } from "~/items/form/kind.server";
import { loadItemForm } from "~/items/form/loader.server";
import { restoreItem } from "~/items/form/restore.server";
import { createItemScreen } from "~/items/form/page";
import { submitRecord } from "~/forms/record/action.server";
import { withPost, withSession } from "~/server/session/guards.server";
import type { Session } from "~/server/session/session-storage.server";

export const meta = createTitleMeta(() => words.edit);

export const handle = createItemScreen(() => words.edit, { canDelete: true });

export { links } from "~/forms/record/links";

export async function loader({ request, params: { id = "" } }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadItemForm(session, { request, id }));
}

export async function action({ request, params: { id = "" } }: ActionFunctionArgs) {
  const submit = async ({ session, form: posted }: { session: Session; form: FormData }) => {
    if (posted.get("intent") === "restore") return restoreItem(session, { request, posted, id });
    return submitRecord(session, itemRecordKind, { request, posted, id });
  };
  return withPost(request, submit, { savesDraft: true });
}

export { keepFormOnConnectionError as clientAction } from "~/ui/connection-error";

export { ItemPage as default } from "~/items/form/page";
