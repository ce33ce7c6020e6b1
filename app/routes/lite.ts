import { shellWords as words } from "../../domain/words/shell";
import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { UPDATE_INTENT } from "~/forms/short-form.server";
import { createErrorPage } from "~/server/request/error-page.server";
import { readFieldText } from "~/lib/field-text";
import { serializeLiteCookie } from "~/server/page/lite.server";
import { paths, parseReturnPath } from "~/paths";
import { redirectWithInfo } from "~/server/session/toast.server";
import { withPublicPost } from "~/server/session/guards.server";

/** Redirects a GET of this address to the dashboard. Needs no session. */
export function loader() {
  return redirect(paths.home());
}

/**
 * Stores in a cookie whether the user saves data; pages then have no script. Also handles the
 * buttons of languages on pages without a form. Needs no session.
 */
export async function action({ request }: ActionFunctionArgs) {
  return withPublicPost(request, async (form) => {
    const returnPath = parseReturnPath(readFieldText(form, "returnTo")) ?? paths.home();
    // The guard has applied the choice of a language.
    if (readFieldText(form, "intent") === UPDATE_INTENT) return redirect(returnPath);
    const chosen = readFieldText(form, "lite");
    if (chosen !== "on" && chosen !== "off") throw createErrorPage("unreadable", 400);
    const message = () => (chosen === "on" ? words.savesData : words.savesNoData);
    return redirectWithInfo(returnPath, message, {
      headers: { "Set-Cookie": serializeLiteCookie(chosen === "on") },
    });
  });
}

/** Never rendered. Without a component, Remix would respond to errors with JSON. */
export default function Nothing() {
  return null;
}
