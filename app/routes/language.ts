import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { isLanguage } from "../../domain/languages";
import { readFieldText } from "~/lib/field-text";
import { saveLanguage } from "~/server/session/language.server";
import { paths, parseReturnPath } from "~/paths";
import { createErrorPage } from "~/server/request/error-page.server";
import { serializeLanguageCookie } from "~/server/request/language.server";
import { findSession } from "~/server/session/session-storage.server";
import { withPublicPost } from "~/server/session/guards.server";

/** Redirects a GET of this address to the dashboard. Needs no session. */
export function loader() {
  return redirect(paths.home());
}

/** Stores the chosen language in a cookie, and with the account of a session. Needs no session. */
export async function action({ request }: ActionFunctionArgs) {
  return withPublicPost(request, async (form) => {
    const language = readFieldText(form, "language");
    if (!isLanguage(language)) throw createErrorPage("unreadable", 400);
    const session = await findSession(request);
    if (session) await saveLanguage(session.credentials, language);
    const returnPath = parseReturnPath(readFieldText(form, "returnTo")) ?? paths.home();
    return redirect(returnPath, { headers: { "Set-Cookie": serializeLanguageCookie(language) } });
  });
}

/** Never rendered. Without a component, Remix would respond to errors with JSON. */
export default function Nothing() {
  return null;
}
