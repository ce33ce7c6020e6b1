import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { paths } from "~/paths";
import { logout } from "~/models/account/session.server";
import { endSession } from "~/server/session/login.server";
import { withPublicPost } from "~/server/session/guards.server";

/** Needs no session: opened by mistake, it leads home and changes nothing. */
export function loader() {
  return redirect(paths.home());
}

/** Needs no session: it ends the one there is, also one the upstream no longer knows. */
export async function action({ request }: ActionFunctionArgs) {
  return withPublicPost(request, () => endSession(request, logout));
}

/** Never shown: without it Remix would answer what goes wrong as JSON. */
export default function Nothing() {
  return null;
}
