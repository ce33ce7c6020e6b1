import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { switchCompany } from "~/account/companies/action.server";
import { paths } from "~/paths";
import { withPost } from "~/server/session/guards.server";

/** Needs no session: opened by mistake, it leads home and changes nothing. */
export function loader() {
  return redirect(paths.home());
}

export async function action({ request }: ActionFunctionArgs) {
  return withPost(request, ({ session, form }) => switchCompany(session, form), {
    allowsFreePlan: true,
  });
}

/** Never shown: without it Remix would answer what goes wrong as JSON. */
export default function Nothing() {
  return null;
}
