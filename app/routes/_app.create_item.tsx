import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { titled } from "~/components/title";
import { itemKind } from "~/item-form/kind.server";
import { loadItemForm } from "~/item-form/load.server";
import { itemScreen } from "~/item-form/screen";
import { actOnRecord } from "~/record-form/act.server";
import { withPost, withSession } from "~/session.server";

export const meta = titled("Create Item");

export const handle = itemScreen("Create_Item", { canDelete: false });

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadItemForm(session, { request, id: null }));
}

export async function action({ request }: ActionFunctionArgs) {
  return withPost(request, ({ session, form: posted }) => actOnRecord(session, itemKind, { request, posted, id: null }), { keepsForm: true });
}

export { keepUnsent as clientAction } from "~/components/connection-error";

export { ItemScreen as default } from "~/item-form/item-screen";
