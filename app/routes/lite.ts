import { shellWords as words } from "../../domain/words/shell";
import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { UPDATE_INTENT } from "~/forms/short-form.server";
import { createErrorPage } from "~/server/request/error-page.server";
import { readFieldText } from "~/lib/field-text";
import { PROOF_FIELD } from "~/server/security/form-proof.server";
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
 * buttons of languages on pages without a form, or whose form has the method GET. Needs no session.
 */
export async function action({ request }: ActionFunctionArgs) {
  return withPublicPost(request, async (form) => {
    const searchedPath = parseReturnPath(new URL(request.url).searchParams.get("returnTo"));
    const returnPath = parseReturnPath(readFieldText(form, "returnTo")) ?? paths.home();
    // The guard has applied the choice of a language.
    if (readFieldText(form, "intent") === UPDATE_INTENT)
      return redirect(searchedPath ? toTypedPath(searchedPath, form) : returnPath);
    const chosen = readFieldText(form, "lite");
    if (chosen !== "on" && chosen !== "off") throw createErrorPage("unreadable", 400);
    const message = () => (chosen === "on" ? words.savesData : words.savesNoData);
    return redirectWithInfo(returnPath, message, {
      headers: { "Set-Cookie": serializeLiteCookie(chosen === "on") },
    });
  });
}

/** What an address can have in addition to the fields of its page's form. */
const OTHER_PARAMS = ["find", "page", "period"];
const SENT_FIELDS = ["intent", PROOF_FIELD];

/**
 * Returns the path with the fields of a form with the method GET as its query, as when the form is
 * sent; with its own query when the fields are those of the query.
 */
function toTypedPath(path: string, form: FormData): string {
  const { pathname, searchParams } = new URL(path, "http://app.invalid");
  const fields = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === "string" && !SENT_FIELDS.includes(name) ? [[name, value]] : [],
  );
  const toComparable = (params: Iterable<[string, string]>) =>
    [...params]
      .filter(([name, value]) => value !== "" && !OTHER_PARAMS.includes(name))
      .map(([name, value]) => `${name}=${value}`)
      .sort()
      .join("&");
  return toComparable(fields) === toComparable(searchParams)
    ? path
    : `${pathname}?${new URLSearchParams(fields).toString()}`;
}

/** Never rendered. Without a component, Remix would respond to errors with JSON. */
export default function Nothing() {
  return null;
}
