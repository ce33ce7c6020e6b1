import type { LoaderFunctionArgs } from "@remix-run/node";
import { PlainPage } from "~/components/plain-page";
import type { Screen } from "~/components/shell/screen";
import { titled } from "~/components/title";
import { paths } from "~/paths";
import { withSession } from "~/session.server";

export const meta = titled("Items");

export const handle: Screen = { title: "Items", add: { label: "Add item", to: paths.createItem() } };

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, () => Promise.resolve(null));
}

export default function Items() {
  return <PlainPage icon="item" text="The items will stand here: what is sold and bought." />;
}
