import type { LoaderFunctionArgs } from "@remix-run/node";
import { PlainPage } from "~/components/plain-page";
import { backTo } from "~/components/shell/back-to";
import type { Screen } from "~/components/shell/screen";
import { titled } from "~/components/title";
import { paths } from "~/paths";
import { withSession } from "~/session.server";

export const meta = titled("Create Person");

export const handle: Screen = { title: "Create_Person", back: (at) => backTo(paths.contacts(), at) };

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, () => Promise.resolve(null));
}

export default function CreatePerson() {
  return <PlainPage icon="person" text="A new person will be entered here." />;
}
