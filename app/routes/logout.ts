import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { paths } from "~/paths";
import { logout } from "~/models/account/session.server";
import { endSession } from "~/server/session/login.server";
import { withPublicPost } from "~/server/session/guards.server";

/** Needs no session. A GET of this address leads home and changes nothing. */
export function loader() {
  return redirect(paths.home());
}

/** Needs no session. Ends the session if there is one, even when the API no longer knows it. */
export async function action({ request }: ActionFunctionArgs) {
  return withPublicPost(request, () => endSession(request, logout));
}

/** Never rendered. Without a component, Remix would respond to errors with JSON. */
export default function Nothing() {
  return null;
}
