import type { LoaderFunctionArgs } from "@remix-run/node";
import { PlainPage } from "~/components/plain-page";
import type { Screen } from "~/components/shell/screen";
import { titled } from "~/components/title";
import { paths } from "~/paths";
import { withSession } from "~/session.server";

export const meta = titled("Contacts");

export const handle: Screen = {
  title: "Contacts",
  add: {
    label: "Add contact",
    choices: [
      { label: "Person", to: paths.createPerson(), icon: "person" },
      { label: "Business", to: paths.createBusiness(), icon: "business" },
    ],
  },
};

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, () => Promise.resolve(null));
}

export default function Contacts() {
  return <PlainPage icon="contact" text="The contacts will stand here: customers and suppliers." />;
}
