import { createCookieSessionStorage } from "@remix-run/node";
import { createToastUtilsWithCustomSession } from "remix-toast";
import { env, sessionSecret } from "../settings/env.server";

const toastCookie = env.secure ? "__Host-toast" : "toast";

/** Kept apart from the session, which loaders that run side by side would overwrite. */
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

/** What the page before left to be said, with the header that forgets it. */
export async function getToast(request: Request): ReturnType<typeof toasts.getToast> {
  const mayHaveOne = request.headers.get("cookie")?.includes(`${toastCookie}=`);
  return mayHaveOne ? toasts.getToast(request) : { toast: undefined, headers: new Headers() };
}
