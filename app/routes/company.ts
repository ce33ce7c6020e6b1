import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { switchCompany } from "~/account/companies/action.server";
import { paths } from "~/paths";
import { withPost } from "~/server/session/guards.server";

/** Redirects a GET of this address to the dashboard. Needs no session. */
export function loader() {
  return redirect(paths.home());
}

export async function action({ request }: ActionFunctionArgs) {
  return withPost(request, ({ session, form }) => switchCompany(session, form), {
    allowsFreePlan: true,
  });
}

/** Never rendered. Without a component, Remix would respond to errors with JSON. */
export default function Nothing() {
  return null;
}
