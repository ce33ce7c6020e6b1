import { createCookieSessionStorage } from "@remix-run/node";
import { createToastUtilsWithCustomSession } from "remix-toast";
import * as z from "zod";
import { LANGUAGES } from "../../../domain/languages";
import { getLanguage } from "../../../domain/words/in-languages";
import { writeInLanguage } from "../request/request-context.server";
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

type ToastText = { message: string; description?: string | undefined };

/** Returns the text of a toast in the language of the person. */
type WriteToast = () => string | ToastText;

/**
 * These functions redirect with a toast. Its text is stored in every language, because the language
 * may change before the toast is shown.
 */
export const redirectWithInfo = (url: string, write: WriteToast, init?: ResponseInit) =>
  toasts.redirectWithInfo(url, writeInAllLanguages(write), init);
export const redirectWithSuccess = (url: string, write: WriteToast, init?: ResponseInit) =>
  toasts.redirectWithSuccess(url, writeInAllLanguages(write), init);
export const redirectWithWarning = (url: string, write: WriteToast, init?: ResponseInit) =>
  toasts.redirectWithWarning(url, writeInAllLanguages(write), init);

/** Returns the text in the language of the person and, beside it, those in the other languages. */
function writeInAllLanguages(write: WriteToast) {
  const current = getLanguage();
  const others = LANGUAGES.filter(({ id }) => id !== current).map(({ id }) => [
    id,
    toText(writeInLanguage(id, write)),
  ]);
  return { ...toText(write()), others: Object.fromEntries(others) as Record<string, ToastText> };
}

function toText(written: string | ToastText): ToastText {
  if (typeof written === "string") return { message: written };
  const { message, description } = written;
  return description ? { message, description } : { message };
}

const storedToast = z.object({
  toast: z.object({
    others: z.record(z.object({ message: z.string(), description: z.string().optional() })),
  }),
});

/**
 * Returns the toast that the previous response set, in the language of the person, and the headers
 * that clear the toast.
 */
export async function getToast(request: Request): ReturnType<typeof toasts.getToast> {
  const cookies = request.headers.get("cookie");
  if (!cookies?.includes(`${toastCookie}=`)) return { toast: undefined, headers: new Headers() };
  const { toast, headers } = await toasts.getToast(request);
  const stored = storedToast.safeParse((await toastSession.getSession(cookies)).get("flash"));
  const translated = stored.data?.toast.others[getLanguage()];
  return { toast: toast && translated ? { ...translated, type: toast.type } : toast, headers };
}
