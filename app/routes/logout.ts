import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { paths } from "~/paths";
import { logOut } from "~/models/account/session.server";
import { endSession } from "~/server/session/login.server";
import { withPublicPost } from "~/server/session/guards.server";

/** Redirects a GET of this address to the dashboard, without a logout. Needs no session. */
export function loader() {
  return redirect(paths.home());
}

/** Ends the session if there is one, even when the API has already ended it. Needs no session. */
export async function action({ request }: ActionFunctionArgs) {
  return withPublicPost(request, () => endSession(request, logOut));
}

/** Never rendered. Without a component, Remix would respond to errors with JSON. */
export default function Nothing() {
  return null;
}
