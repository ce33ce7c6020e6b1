import { createCookieSessionStorage } from "@remix-run/node";
import { createToastUtilsWithCustomSession } from "remix-toast";
import { env, sessionSecret } from "../settings/env.server";

const toastCookie = env.secure ? "__Host-toast" : "toast";

/**
 * The storage of the toast. The toast has a cookie of its own, because loaders that run in parallel
 * would overwrite each other's changes of the session.
 */
const toastSession = createCookieSessionStorage({
  cookie: {
    name: toastCookie,
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure: env.secure,
    maxAge: 60,
    secrets: [sessionSecret],
  },
});

const toasts = createToastUtilsWithCustomSession(toastSession);

export const { redirectWithInfo, redirectWithSuccess, redirectWithWarning } = toasts;

/** Returns the toast that the previous response set, and the headers that clear the toast. */
export async function getToast(request: Request): ReturnType<typeof toasts.getToast> {
  const hasCookie = request.headers.get("cookie")?.includes(`${toastCookie}=`);
  return hasCookie ? toasts.getToast(request) : { toast: undefined, headers: new Headers() };
}
