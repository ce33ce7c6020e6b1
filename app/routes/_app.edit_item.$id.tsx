import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { titled } from "~/components/title";
import { itemKind } from "~/item-form/kind.server";
import { loadItemForm } from "~/item-form/load.server";
import { restoreItem } from "~/item-form/restore.server";
import { itemScreen } from "~/item-form/screen";
import { actOnRecord } from "~/record-form/act.server";
import { withPost, withSession, type Session } from "~/session.server";

export const meta = titled("Edit Item");

export const handle = itemScreen("Edit_Item", { canDelete: true });

export async function loader({ request, params: { id = "" } }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadItemForm(session, { request, id }));
}

export async function action({ request, params: { id = "" } }: ActionFunctionArgs) {
  const act = async ({ session, form: posted }: { session: Session; form: FormData }) => {
    if (posted.get("intent") === "restore") return restoreItem(session, { request, posted, id });
    return actOnRecord(session, itemKind, { request, posted, id });
  };
  return withPost(request, act, { keepsForm: true });
}

export { keepUnsent as clientAction } from "~/components/connection-error";

export { ItemScreen as default } from "~/item-form/item-screen";
