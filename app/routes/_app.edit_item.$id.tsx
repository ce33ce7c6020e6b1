import type { LoaderFunctionArgs } from "@remix-run/node";
import { PlainPage } from "~/components/plain-page";
import type { Screen } from "~/components/shell/screen";
import { titled } from "~/components/title";
import { withSession } from "~/session.server";

export const meta = titled("Edit Item");

export const handle: Screen = { title: "Edit Item" };

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, () => Promise.resolve(null));
}

export default function EditItem() {
  return <PlainPage icon="item" text="An item will be edited here." />;
}
