import { createCookieSessionStorage } from "@remix-run/node";
import { createToastUtilsWithCustomSession } from "remix-toast";
import { env, sessionSecret } from "./settings/env.server";

/** Kept apart from the session, which loaders that run side by side would overwrite. */
const toastSession = createCookieSessionStorage({
  cookie: {
    name: env.secure ? "__Host-toast" : "toast",
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure: env.secure,
    maxAge: 60,
    secrets: [sessionSecret],
  },
});

export const {
  getToast,
  redirectWithInfo: redirectWithFlash,
  redirectWithSuccess,
  redirectWithWarning,
} = createToastUtilsWithCustomSession(toastSession);
