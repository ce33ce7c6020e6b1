import { randomUUID } from "node:crypto";
import { createCookie, createSessionStorage, redirect, redirectDocument, type TypedResponse } from "@remix-run/node";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import * as z from "zod";
import { env, sessionSecret } from "../settings/env.server";
import { errorPage, loggedOutPage, paywallPage, storeFaultPage, unfinishedLimitPage } from "../error-page.server";
import { proofFor, readForm, refuseForeign, refuseUnproven, saysWhereFrom, toResend } from "../posted-form.server";
import { removeDrafts, UnfinishedLimit } from "~/invoices/draft.server";
import { loginFields } from "~/account/login/schema";
import { fieldText } from "~/lib/field-text";
import { checkLogin, login, logout, type LoginResult } from "~/models/session.server";
import { paths, safeReturn } from "~/paths";
import { policies } from "../settings/policies.server";
import { deviceCookie } from "../security/device-cookie.server";
import { StoreFault } from "../store/key-value-store";
import { firstVerdict } from "../v2/login-verdict.server";
import { withTimeForPage } from "../request-context.server";
import { sealRecord, unsealRecord } from "../security/sealed-record.server";
import { store } from "../store/store.server";
import { forgetUnsent, keepUnsent, wayBack } from "./interrupted-post.server";
import { UpstreamFault } from "../v2/client.server";

const SESSION_SECONDS = 30 * 24 * 60 * 60;

const sessionSchema = z.object({
  credentials: z.object({ clientId: z.string(), accessToken: z.string() }),
  person: z.object({ id: z.string(), name: z.string(), picture: z.string().nullable() }),
  companies: z.array(
    z.object({ id: z.string(), name: z.string(), countryId: z.string(), isFree: z.boolean() }),
  ),
  companyId: z.string(),
});

/** Who is asking, for which of their companies; everything upstream is scoped by it. */
export type Session = z.infer<typeof sessionSchema> & {
  id: string;
  /** Of the selected company; decides its today. */
  countryId: string;
};

const cookie = createCookie(env.secure ? "__Host-lejar" : "lejar", {
  httpOnly: true,
  sameSite: "lax",
  path: "/",
  secure: env.secure,
  maxAge: SESSION_SECONDS,
  secrets: [sessionSecret],
});

const storage = createSessionStorage<{ record: unknown }>({
  cookie,
  async createData({ record }) {
    const id = randomUUID();
    await keepRecord(id, record);
    return id;
  },
  readData: async (id) => ({ record: unsealRecord(await store.get(sessionKey(id))) }),
  updateData: async (id, { record }) => keepRecord(id, record),
  deleteData: async (id) => store.remove(sessionKey(id)),
});

const authenticator = new Authenticator<LoginResult>().use(
  new FormStrategy(async ({ form }) => login(loginFields.parse(Object.fromEntries(form)), randomUUID())),
  "form",
);

/**
 * Every private loader's first line: runs `load` for the person behind the
 * cookie; otherwise leads to the login. What goes wrong upstream becomes an
 * error page.
 */
export async function withSession<T>(request: Request, load: (session: Session) => Promise<T>): Promise<T> {
  const session = await requireSession(request);
  refuseFreePlan(session);
  return showingFaults(request, session, async () => {
    const loaded = await load(session);
    await refuseEndedLogin(session);
    return loaded;
  });
}

/**
 * Every private action's first line: as `withSession`, for a form posted from this app's own pages. Nothing is done in a
 * login that has ended, but for what `keepsForm`: an action that keeps the form and then asks the API.
 */
export async function withPost<T>(
  request: Request,
  act: (posted: { session: Session; form: FormData }) => Promise<T>,
  { isOpenToFreePlan = false, keepsForm = false } = {},
): Promise<T> {
  refuseForeign(request);
  const session = await requireSession(request);
  if (!isOpenToFreePlan) refuseFreePlan(session);
  const form = await readForm(request);
  refuseUnproven(request, form, session.id);
  const answer = async () => {
    if (!keepsForm) await refuseEndedLogin(session);
    const done = await act({ session, form });
    if (keepsForm) await refuseEndedLogin(session);
    return done;
  };
  const run = async () => {
    await forgetUnsent(session, here(request));
    return withTimeForPage(answer);
  };
  return showingFaults(request, session, run, form);
}

/** The first line of a loader that needs no session but asks the API: what goes wrong there becomes an error page. */
export async function withPublicPage<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await showingStoreFaults(load);
  } catch (error) {
    if (!(error instanceof UpstreamFault)) throw error;
    const kind = error.kind === "unauthorized" || error.kind === "expired" ? "refused" : error.kind;
    throw errorPage(kind, error.status, { words: error.words });
  }
}

/** The first line of an action that needs no session. */
export async function withPublicPost<T>(request: Request, act: (form: FormData) => Promise<T>): Promise<T> {
  refuseForeign(request);
  const form = await readForm(request);
  refuseUnproven(request, form, await visitorId(request));
  return showingStoreFaults(() => withTimeForPage(() => act(form)), () => toResend(request, form));
}

/**
 * What a page's forms carry for a browser that does not say where its posts
 * come from; null for all others. One who is not logged in gets a cookie with
 * an id that stands for nothing, to tie the proof to.
 */
export async function formProof(request: Request): Promise<{ proof: string | null; cookie: string | null }> {
  if (saysWhereFrom(request)) return { proof: null, cookie: null };
  const visitor = await ensureVisitor(request);
  return { proof: proofFor(visitor.id), cookie: visitor.cookie };
}

/** The visitor's id; for one who has none a new one, with the cookie to send along. */
export async function ensureVisitor(request: Request): Promise<{ id: string; cookie: string | null }> {
  const known = await visitorId(request);
  if (known) return { id: known, cookie: null };
  const id = randomUUID();
  return { id, cookie: await cookie.serialize(id) };
}

/** Of the session, also of one that has ended or never began; blank without a cookie that we signed. */
export async function visitorId(request: Request): Promise<string> {
  return (await storage.getSession(request.headers.get("cookie"))).id;
}

/** Null when nobody is logged in. */
export async function findSession(request: Request): Promise<Session | null> {
  const kept = await storage.getSession(request.headers.get("cookie"));
  const record = sessionSchema.safeParse(kept.get("record"));
  if (!record.success) return null;
  const { companies, companyId } = record.data;
  const countryId = companies.find((company) => company.id === companyId)?.countryId ?? "";
  return { ...record.data, id: kept.id, countryId };
}

/** Logs in with a posted form and leads to `redirectTo`; throws `UpstreamFault` when refused. */
export async function startSession(request: Request, form: FormData, redirectTo: string): Promise<TypedResponse<never>> {
  const result = await authenticate(request, form).catch(async (error: unknown) => {
    // A failed login leaves nobody logged in.
    const before = await findSession(request);
    if (before) await store.remove(sessionKey(before.id));
    throw error;
  });
  return (await openSession(request, result, { email: fieldText(form, "email"), redirectTo })).answer;
}

// The strategy reads a request, but the body was read already, with its limit.
function authenticate(request: Request, form: FormData): Promise<LoginResult> {
  return authenticator.authenticate("form", new Request(request.url, { method: "POST", body: form }));
}

/** Begins a session with the API's answer to a login or a sign-up; the answer leads to `redirectTo`. */
export async function openSession(
  request: Request,
  result: LoginResult,
  { email, redirectTo }: { email: string; redirectTo: string },
): Promise<{ id: string; answer: TypedResponse<never> }> {
  const before = await findSession(request);
  if (before) await store.remove(sessionKey(before.id));
  // A session made anew, so that an id planted before the login is worth nothing.
  const session = await storage.getSession();
  const record = { ...result, companyId: await companyToOpen(result) };
  session.set("record", record);
  const then = safeReturn(redirectTo) ?? paths.home();
  const to = (await wayBack(record, then)) ?? then;
  const opened = await storage.commitSession(session);
  const headers = new Headers({ "Set-Cookie": opened });
  headers.append("Set-Cookie", await deviceCookie(request, email));
  return { id: (await storage.getSession(opened)).id, answer: redirect(to, { headers }) };
}

/** Answers the repeat of what opened a session as that was answered; null when the session has ended. */
export async function resumeSession(id: string, to: string): Promise<TypedResponse<never> | null> {
  if ((await store.get(sessionKey(id))) === null) return null;
  return redirect(to, { headers: { "Set-Cookie": await cookie.serialize(id) } });
}

/** To a page with a security policy of its own, which only a new document gets. */
export function leadTo(path: string, cookie: string | null = null): TypedResponse<never> {
  return redirectDocument(path, { headers: cookie === null ? {} : { "Set-Cookie": cookie } });
}

/** The first one; after a login that the API ended, the one that was being worked in. */
async function companyToOpen({ person, companies }: LoginResult): Promise<string> {
  const before = await store.get(companyKey(person.id));
  await store.remove(companyKey(person.id));
  const company = companies.find(({ id }) => id === before) ?? companies[0];
  return company?.id ?? "";
}

/** Ends the upstream's token, the session and the drafts. */
export async function endSession(request: Request): Promise<Response> {
  const session = await findSession(request);
  if (session) {
    await logout(session.credentials).catch((error: unknown) => console.error("[logout]", error));
    await removeDrafts(session);
    await store.remove(sessionKey(session.id));
  }
  const cleared = await storage.destroySession(await storage.getSession());
  return redirect(paths.login(), { headers: { "Set-Cookie": cleared } });
}

/** Goes on in another company of the person; null when it is none of theirs. */
export async function selectCompany({ id, countryId, ...record }: Session, companyId: string) {
  const company = record.companies.find((each) => each.id === companyId);
  if (!company) return null;
  await keepRecord(id, { ...record, companyId });
  return company;
}

async function requireSession(request: Request): Promise<Session> {
  const session = await showingStoreFaults(() => findSession(request));
  if (!session) throw redirect(paths.login({ redirectTo: here(request) }));
  return session;
}

// A reset of the password ends the login at the API, of which a page that asks it nothing would hear nothing.
async function refuseEndedLogin({ credentials }: Session): Promise<void> {
  const verdict = await firstVerdict(credentials);
  if (verdict === "ended") throw new UpstreamFault("unauthorized", 401, "", "another call of this request");
  if (verdict === null) await checkLogin(credentials);
}

// The one gate for pages, actions and files: each of them begins with the session.
function refuseFreePlan(session: Session): void {
  const company = session.companies.find(({ id }) => id === session.companyId);
  if (company?.isFree) throw paywallPage(companiesOf(session), policies(session.countryId).privacy);
}

/** What a drawer or the paywall offers to switch to. */
export function companiesOf({ companies, companyId }: Session) {
  return { current: companyId, all: companies.map(({ id, name }) => ({ id, name })) };
}

/** The API said that the selected company's plan has ended meanwhile. */
async function withFreePlan(session: Session): Promise<Session> {
  const companies = session.companies.map((company) => (company.id === session.companyId ? { ...company, isFree: true } : company));
  const { id, countryId: _, ...record } = session;
  await keepRecord(id, { ...record, companies });
  return { ...session, companies };
}

function showingFaults<T>(request: Request, session: Session, run: () => Promise<T>, form?: FormData): Promise<T> {
  return showingStoreFaults(
    () => showingApiFaults(request, session, run, form),
    () => (form ? toResend(request, form) : undefined),
  );
}

async function showingStoreFaults<T>(run: () => Promise<T>, resend: () => ReturnType<typeof toResend> | undefined = () => undefined): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof UnfinishedLimit) throw unfinishedLimitPage(error, resend());
    throw error instanceof StoreFault ? storeFaultPage(error, resend()) : error;
  }
}

async function showingApiFaults<T>(request: Request, session: Session, run: () => Promise<T>, form?: FormData): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof UpstreamFault)) throw error;
    if (error.kind === "unauthorized") {
      // The drafts stay for the same person's next login.
      await store.remove(sessionKey(session.id));
      await store.set(companyKey(session.person.id), session.companyId, SESSION_SECONDS);
      if (form) await keepUnsent(session, { ...toResend(request, form), ...(error.isFormKept && { fields: null }) });
      throw loggedOutPage();
    }
    if (error.kind === "expired") {
      const expired = await withFreePlan(session);
      throw paywallPage(companiesOf(expired), policies(session.countryId).privacy);
    }
    // Nothing is wrong with the form: the same may be right a little later.
    const isLost = error.kind === "unreachable" || error.kind === "malformed" || error.status >= 500;
    const resend = isLost && form ? toResend(request, form) : undefined;
    throw errorPage(error.kind, error.status, { words: error.words, resend });
  }
}

/** Where to come back to after the login; blank for the home page and for what is only posted to. */
function here(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname === paths.home() || pathname === paths.logout() ? "" : pathname + search;
}

function companyKey(personId: string): string {
  return `company:${personId}`;
}

async function keepRecord(id: string, record: unknown): Promise<void> {
  await store.set(sessionKey(id), sealRecord(record), SESSION_SECONDS);
}

function sessionKey(id: string): string {
  return `session:${id}`;
}
