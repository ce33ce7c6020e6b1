import { redirect, redirectDocument, type TypedResponse } from "@remix-run/node";
import { getLanguage } from "../../../domain/words/in-languages";
import { paths, parseReturnPath } from "~/paths";
import { encodePerson, removeDrafts, type DraftOwner } from "../drafts/drafts.server";
import { serializeLanguageCookie } from "../request/language.server";
import { rememberDevice } from "../security/device-cookie.server";
import { isDemoAccount } from "../settings/demo.server";
import { store } from "../store/store.server";
import { takeResumePath } from "./interrupted-post.server";
import {
  addSession,
  findSession,
  hasAnySession,
  hasSession,
  removeSession,
  SESSION_SECONDS,
  sessionCookie,
  sessionStorage,
  type LoginResult,
  type Session,
} from "./session-storage.server";

/**
 * Starts a session with the API's response to a login or a sign-up. Returns the session's id and
 * the response, which redirects to the interrupted post of the person, or else to `redirectTo`, or
 * else, when `redirectTo` is not a path of this app, to the home page. From then on the pages are in
 * the language that the account keeps.
 */
export async function openSession(
  request: Request,
  result: LoginResult,
  { email, redirectTo }: { email: string; redirectTo: string },
): Promise<{ id: string; response: TypedResponse<never> }> {
  await removeRequestSession(request);
  // A new session id, because an attacker may have planted the id in the cookie before the login.
  const session = await sessionStorage.getSession();
  const device = await rememberDevice(request, email);
  const visitor = isDemoAccount(email) ? device.id : undefined;
  const login = { ...result, person: { ...result.person, visitor } };
  const record = { ...login, companyId: await chooseCompany(login) };
  session.set("record", record);
  const then = parseReturnPath(redirectTo) ?? paths.home();
  const path = (await takeResumePath(record, then)) ?? then;
  const sessionCookieHeader = await sessionStorage.commitSession(session);
  const headers = new Headers({ "Set-Cookie": sessionCookieHeader });
  headers.append("Set-Cookie", device.cookie);
  // The scripts of a document have one language, so another language needs another document.
  const { language } = result.person;
  const open = language && language !== getLanguage() ? redirectDocument : redirect;
  if (language) headers.append("Set-Cookie", serializeLanguageCookie(language));
  const { id } = await sessionStorage.getSession(sessionCookieHeader);
  await addSession({ ...record, id });
  return { id, response: open(path, { headers }) };
}

/**
 * Responds to a repeated post of a login or sign-up: redirects to `path` with the session that the
 * first post started. Returns null when that session has ended.
 */
export async function resumeSession(
  id: string,
  path: string,
): Promise<TypedResponse<never> | null> {
  if (!(await hasSession(id))) return null;
  return redirect(path, { headers: { "Set-Cookie": await sessionCookie.serialize(id) } });
}

/** Removes the session of a request, if it has one. */
export async function removeRequestSession(request: Request): Promise<void> {
  const session = await findSession(request);
  if (session) await removeSession(session);
}

/**
 * Redirects to a page that the browser must load as a new document, because the page has a Content
 * Security Policy of its own. `cookie` is a Set-Cookie header.
 */
export function redirectToDocument(
  path: string,
  cookie: string | null = null,
): TypedResponse<never> {
  return redirectDocument(path, { headers: cookie === null ? {} : { "Set-Cookie": cookie } });
}

/**
 * Returns the id of the company to select: the company that was selected when the API ended the
 * previous login, otherwise the first company; empty without companies.
 */
async function chooseCompany({ person, companies }: LoginResult): Promise<string> {
  const lastCompany = await store.get(companyKey({ person }));
  await store.remove(companyKey({ person }));
  const company = companies.find(({ id }) => id === lastCompany) ?? companies[0];
  return company?.id ?? "";
}

/** Saves the current company, so that the person's next login opens it. */
export async function saveLastCompany(session: Session): Promise<void> {
  await store.set(companyKey(session), session.companyId, SESSION_SECONDS);
}

/**
 * Ends the session of the request and redirects to the login. Removes the person's drafts too,
 * unless the person still has a session on another device. `logOut` ends the access token of the
 * API; its errors are only logged.
 */
export async function endSession(
  request: Request,
  logOut: (session: Session) => Promise<void>,
): Promise<Response> {
  const session = await findSession(request);
  if (session) {
    await logOut(session).catch((error: unknown) =>
      console.error("[logout] The API's token could not be ended:", error),
    );
    await removeSession(session);
    if (!(await hasAnySession(session))) await removeDrafts(session);
  }
  const cleared = await sessionStorage.destroySession(await sessionStorage.getSession());
  return redirect(paths.login(), { headers: { "Set-Cookie": cleared } });
}

function companyKey(person: Pick<DraftOwner, "person">): string {
  return `company:${encodePerson(person)}`;
}
