import { createCookieSessionStorage } from "@remix-run/node";
import { createToastUtilsWithCustomSession } from "remix-toast";
import { env, sessionSecret } from "../settings/env.server";

const toastCookie = env.secure ? "__Host-toast" : "toast";

/**
 * The toast has its own cookie, because loaders that run in parallel would overwrite the session.
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

/** Returns the toast that the previous response set, with the header that clears it. */
export async function getToast(request: Request): ReturnType<typeof toasts.getToast> {
  const hasCookie = request.headers.get("cookie")?.includes(`${toastCookie}=`);
  return hasCookie ? toasts.getToast(request) : { toast: undefined, headers: new Headers() };
}
