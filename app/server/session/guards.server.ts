import { redirect } from "@remix-run/node";
import { paths } from "~/paths";
import { DraftLimitReached } from "../drafts/drafts.server";
import {
  createErrorPage,
  createLoggedOutPage,
  createPaywallPage,
  createStoreFaultPage,
  createDraftLimitPage,
} from "../request/error-page.server";
import { readPostedForm, toResendableForm } from "../security/posted-form.server";
import { withActionDeadline } from "../request/request-context.server";
import { createProof, requireFormProof } from "../security/form-proof.server";
import { refuseCrossSitePost, hasOriginHeaders } from "../security/cross-site.server";
import { toPolicyUrls } from "../settings/policies.server";
import { StoreFault } from "../store/key-value-store";
import { checkLogin } from "../v2/check-login.server";
import { UpstreamFault } from "../v2/faults.server";
import { findLoginState } from "../v2/login-state.server";
import { applyLanguageChoice } from "./language.server";
import { removeInterruptedPost, saveInterruptedPost } from "./interrupted-post.server";
import { saveLastCompany } from "./login.server";
import {
  toCompanyChoice,
  ensureVisitorId,
  findSession,
  removeSession,
  readVisitorId,
  markFreePlan,
  type Session,
} from "./session-storage.server";

/**
 * Runs a private loader for the logged-in user. Every private loader begins with this call.
 * Redirects to the login when the request has no session, and throws the paywall for a company on
 * the free plan. Faults of the API and the store become error pages.
 */
export async function withSession<T>(
  request: Request,
  load: (session: Session) => Promise<T>,
): Promise<T> {
  const session = await requireSession(request);
  refuseFreePlan(session);
  return withErrorPages(request, session, async () => {
    const loaded = await load(session);
    await refuseEndedLogin(session);
    return loaded;
  });
}

type PostOptions = {
  /**
   * Whether the action also runs for a company on the free plan, which otherwise gets the paywall.
   */
  allowsFreePlan?: boolean;
  /** Whether the action saves the form as a draft before it calls the API. */
  savesDraft?: boolean;
  /** The largest form in bytes, when 1 MB is not enough. */
  maxBytes?: number | undefined;
};

/**
 * Runs a private action, like `withSession`, for a form that was posted from this app's own pages.
 * When the API has ended the login, the action does not run, unless it saves a draft.
 */
export async function withPost<T>(
  request: Request,
  run: (posted: { session: Session; form: FormData }) => Promise<T>,
  { allowsFreePlan = false, savesDraft = false, maxBytes }: PostOptions = {},
): Promise<T> {
  refuseCrossSitePost(request);
  const session = await requireSession(request, () => readResend(request, maxBytes));
  if (!allowsFreePlan) refuseFreePlan(session);
  const form = await readPostedForm(request, maxBytes);
  requireFormProof(request, form, session.id);
  await applyLanguageChoice(form, async () => session);
  const runChecked = async () => {
    if (!savesDraft) await refuseEndedLogin(session);
    const result = await run({ session, form });
    if (savesDraft) await refuseEndedLogin(session);
    return result;
  };
  const runInTime = async () => {
    await removeInterruptedPost(session, toReturnPath(request));
    return withActionDeadline(runChecked);
  };
  return withErrorPages(request, session, runInTime, form);
}

/**
 * Runs an action that script posts to in the background, like `withPost`, but asks the API only
 * through the action's own calls whether the login is valid. The error pages do not offer to submit
 * the form again, because the open page posts it again.
 */
export async function withBackgroundPost<T>(
  request: Request,
  run: (posted: { session: Session; form: FormData }) => Promise<T>,
): Promise<T> {
  refuseCrossSitePost(request);
  const session = await requireSession(request);
  refuseFreePlan(session);
  const form = await readPostedForm(request);
  requireFormProof(request, form, session.id);
  return withErrorPages(request, session, () => run({ session, form }));
}

/** Runs a loader that needs no session. Faults of the API and the store become error pages. */
export async function withPublicPage<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await withStoreErrorPages(load);
  } catch (error) {
    if (!(error instanceof UpstreamFault)) throw error;
    const kind = error.kind === "unauthorized" || error.kind === "expired" ? "refused" : error.kind;
    throw createErrorPage(kind, error.status, { words: error.words });
  }
}

/**
 * Runs an action that needs no session. Faults of the store become error pages. The action itself
 * must handle faults of the API, which its form shows.
 */
export async function withPublicPost<T>(
  request: Request,
  run: (form: FormData) => Promise<T>,
): Promise<T> {
  refuseCrossSitePost(request);
  const form = await readPostedForm(request);
  requireFormProof(request, form, await readVisitorId(request));
  await applyLanguageChoice(form, () => findSession(request));
  return withStoreErrorPages(
    () => withActionDeadline(() => run(form)),
    () => toResendableForm(request, form),
  );
}

/**
 * Returns the proof that a page's forms contain for a browser that sends no origin headers; null
 * for other browsers. The proof belongs to the id in the session cookie. `cookie` is the Set-Cookie
 * header with a random id for a visitor who has no such cookie, otherwise null.
 */
export async function createFormProof(
  request: Request,
): Promise<{ proof: string | null; cookie: string | null }> {
  if (hasOriginHeaders(request)) return { proof: null, cookie: null };
  const visitor = await ensureVisitorId(request);
  return { proof: createProof(visitor.id), cookie: visitor.cookie };
}

async function requireSession(request: Request, readForm?: ReadResend): Promise<Session> {
  const session = await withStoreErrorPages(() => findSession(request), readForm);
  if (!session) throw redirect(paths.login({ redirectTo: toReturnPath(request) }));
  return session;
}

/** Reads the posted form for the page that offers to submit it again. */
async function readResend(request: Request, maxBytes?: number): Promise<Resend> {
  const form = await readPostedForm(request, maxBytes);
  requireFormProof(request, form, await readVisitorId(request));
  return toResendableForm(request, form);
}

// Throws `UpstreamFault` when the API has ended the login, for example after a password reset. A
// page that does not call the API would otherwise be shown to a user whose login has ended.
async function refuseEndedLogin({ credentials }: Session): Promise<void> {
  const state = await findLoginState(credentials);
  if (state === "ended")
    throw new UpstreamFault("unauthorized", 401, "", "another call of this request");
  if (state === null) await checkLogin(credentials);
}

// Throws the paywall when the selected company is on the free plan. All pages, actions and files
// behind the login are checked, except actions with `allowsFreePlan`.
function refuseFreePlan(session: Session): void {
  const company = session.companies.find(({ id }) => id === session.companyId);
  if (company?.isFree)
    throw createPaywallPage(toCompanyChoice(session), toPolicyUrls(session.countryId).privacy);
}

function withErrorPages<T>(
  request: Request,
  session: Session,
  run: () => Promise<T>,
  form?: FormData,
): Promise<T> {
  return withStoreErrorPages(
    () => withApiErrorPages(request, session, run, form),
    () => (form ? toResendableForm(request, form) : undefined),
  );
}

type Resend = ReturnType<typeof toResendableForm>;
/**
 * Returns the form that an error page offers to submit again; undefined for a page without form.
 */
type ReadResend = () => Resend | undefined | Promise<Resend>;

async function withStoreErrorPages<T>(
  run: () => Promise<T>,
  readForm: ReadResend = () => undefined,
): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof DraftLimitReached) throw createDraftLimitPage(error, await readForm());
    throw error instanceof StoreFault ? createStoreFaultPage(error, await readForm()) : error;
  }
}

async function withApiErrorPages<T>(
  request: Request,
  session: Session,
  run: () => Promise<T>,
  form?: FormData,
): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof UpstreamFault)) throw error;
    if (error.kind === "unauthorized") {
      // The drafts stay in the store for the person's next login.
      await removeSession(session);
      await saveLastCompany(session);
      if (form)
        await saveInterruptedPost(session, {
          ...toResendableForm(request, form),
          ...(error.isDraftSaved && { fields: null }),
        });
      throw createLoggedOutPage();
    }
    if (error.kind === "expired") {
      const expired = await markFreePlan(session);
      // The paywall replaces the form, so the post is stored, to be offered again.
      if (form && !error.isDraftSaved)
        await saveInterruptedPost(session, toResendableForm(request, form));
      throw createPaywallPage(toCompanyChoice(expired), toPolicyUrls(session.countryId).privacy);
    }
    // The form was not rejected, so the page offers to submit it again.
    const isUpstreamFault =
      error.kind === "unreachable" || error.kind === "malformed" || error.status >= 500;
    const resend = isUpstreamFault && form ? toResendableForm(request, form) : undefined;
    throw createErrorPage(error.kind, error.status, { words: error.words, resend });
  }
}

/**
 * Returns the path of the request, to return to after the login; empty for the home page, which is
 * the default, and for the logout.
 */
function toReturnPath(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname === paths.home() || pathname === paths.logout() ? "" : pathname + search;
}
