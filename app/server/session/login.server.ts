import { redirect, redirectDocument, type TypedResponse } from "@remix-run/node";
import { paths, safeReturnPath } from "~/paths";
import { encodePerson, removeDrafts, type DraftOwner } from "../drafts/drafts.server";
import { rememberDevice } from "../security/device-cookie.server";
import { isDemoAccount } from "../settings/demo.server";
import { store } from "../store/store.server";
import { findResumePath } from "./interrupted-post.server";
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
 * Begins a session with the API's answer to a login or a sign-up; the answer leads to `redirectTo`.
 */
export async function openSession(
  request: Request,
  result: LoginResult,
  { email, redirectTo }: { email: string; redirectTo: string },
): Promise<{ id: string; answer: TypedResponse<never> }> {
  await removeRequestSession(request);
  // A session made anew, so that an id planted before the login is worth nothing.
  const session = await sessionStorage.getSession();
  const device = await rememberDevice(request, email);
  const visitor = isDemoAccount(email) ? device.id : undefined;
  const loggedIn = { ...result, person: { ...result.person, visitor } };
  const record = { ...loggedIn, companyId: await chooseCompany(loggedIn) };
  session.set("record", record);
  const then = safeReturnPath(redirectTo) ?? paths.home();
  const to = (await findResumePath(record, then)) ?? then;
  const opened = await sessionStorage.commitSession(session);
  const headers = new Headers({ "Set-Cookie": opened });
  headers.append("Set-Cookie", device.cookie);
  const { id } = await sessionStorage.getSession(opened);
  await addSession({ ...record, id });
  return { id, answer: redirect(to, { headers }) };
}

/**
 * Answers the repeat of what opened a session as that was answered; null when the session has
 * ended.
 */
export async function resumeSession(id: string, to: string): Promise<TypedResponse<never> | null> {
  if (!(await hasSession(id))) return null;
  return redirect(to, { headers: { "Set-Cookie": await sessionCookie.serialize(id) } });
}

/** Ends the session of a request, if it has one. */
export async function removeRequestSession(request: Request): Promise<void> {
  const session = await findSession(request);
  if (session) await removeSession(session);
}

/** To a page with a security policy of its own, which only a new document gets. */
export function redirectToDocument(
  path: string,
  cookie: string | null = null,
): TypedResponse<never> {
  return redirectDocument(path, { headers: cookie === null ? {} : { "Set-Cookie": cookie } });
}

/** The first one; after a login that the API ended, the one that was being worked in. */
async function chooseCompany({ person, companies }: LoginResult): Promise<string> {
  const before = await store.get(companyKey({ person }));
  await store.remove(companyKey({ person }));
  const company = companies.find(({ id }) => id === before) ?? companies[0];
  return company?.id ?? "";
}

/** The next login of this person goes on in the company that was worked in. */
export async function saveLastCompany(session: Session): Promise<void> {
  await store.set(companyKey(session), session.companyId, SESSION_SECONDS);
}

/**
 * Ends the session, and with the person's last one the drafts: another device's half-made invoice is
 * not lost by it. `logOut` ends the API's token.
 */
export async function endSession(
  request: Request,
  logOut: (session: Session) => Promise<void>,
): Promise<Response> {
  const session = await findSession(request);
  if (session) {
    await logOut(session).catch((error: unknown) => console.error("[logout]", error));
    await removeSession(session);
    if (!(await hasAnySession(session))) await removeDrafts(session);
  }
  const cleared = await sessionStorage.destroySession(await sessionStorage.getSession());
  return redirect(paths.login(), { headers: { "Set-Cookie": cleared } });
}

function companyKey(person: Pick<DraftOwner, "person">): string {
  return `company:${encodePerson(person)}`;
}
