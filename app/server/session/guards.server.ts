import { redirect } from "@remix-run/node";
import { paths } from "~/paths";
import { DraftLimitReached } from "../drafts/drafts.server";
import {
  errorPage,
  loggedOutPage,
  paywallPage,
  storeFaultPage,
  draftLimitPage,
} from "../request/error-page.server";
import { readPostedForm, toResend } from "../security/posted-form.server";
import { withActionDeadline } from "../request/request-context.server";
import { createProof, requireFormProof } from "../security/form-proof.server";
import { refuseCrossSitePost, hasOriginHeaders } from "../security/cross-site.server";
import { policies } from "../settings/policies.server";
import { StoreFault } from "../store/key-value-store";
import { checkLogin } from "../v2/check-login.server";
import { UpstreamFault } from "../v2/faults.server";
import { firstLoginState } from "../v2/login-state.server";
import { removeInterruptedPost, saveInterruptedPost } from "./interrupted-post.server";
import { saveLastCompany } from "./login.server";
import {
  toCompanyChoice,
  ensureVisitor,
  findSession,
  removeSession,
  readVisitorId,
  markFreePlan,
  type Session,
} from "./session-storage.server";

/**
 * Every private loader's first line: runs `load` for the person behind the
 * cookie; otherwise leads to the login. What goes wrong upstream becomes an
 * error page.
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
  allowsFreePlan?: boolean;
  savesDraft?: boolean;
  /** Bytes of the form, where 1 MB is not enough. */
  maxBytes?: number | undefined;
};

/**
 * Every private action's first line: as `withSession`, for a form posted from this app's own pages.
 * Nothing is done in a login that has ended, but for what `keepsForm`: an action that keeps the
 * form and then asks the API. `largest` is for a form with pictures.
 */
export async function withPost<T>(
  request: Request,
  act: (posted: { session: Session; form: FormData }) => Promise<T>,
  { allowsFreePlan = false, savesDraft = false, maxBytes }: PostOptions = {},
): Promise<T> {
  refuseCrossSitePost(request);
  const session = await requireSession(request, () => readResend(request, maxBytes));
  if (!allowsFreePlan) refuseFreePlan(session);
  const form = await readPostedForm(request, maxBytes);
  requireFormProof(request, form, session.id);
  const answer = async () => {
    if (!savesDraft) await refuseEndedLogin(session);
    const done = await act({ session, form });
    if (savesDraft) await refuseEndedLogin(session);
    return done;
  };
  const run = async () => {
    await removeInterruptedPost(session, returnAddress(request));
    return withActionDeadline(answer);
  };
  return withErrorPages(request, session, run, form);
}

/**
 * The first line of an action that script posts to by itself, while its page goes on: as `withPost`,
 * but nothing is offered to be sent again, because the page still has it and will.
 */
export async function withBackgroundPost<T>(
  request: Request,
  act: (posted: { session: Session; form: FormData }) => Promise<T>,
): Promise<T> {
  refuseCrossSitePost(request);
  const session = await requireSession(request);
  refuseFreePlan(session);
  const form = await readPostedForm(request);
  requireFormProof(request, form, session.id);
  return withErrorPages(request, session, () => act({ session, form }));
}

/**
 * The first line of a loader that needs no session but asks the API: what goes wrong there becomes
 * an error page.
 */
export async function withPublicPage<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await withStoreErrorPages(load);
  } catch (error) {
    if (!(error instanceof UpstreamFault)) throw error;
    const kind = error.kind === "unauthorized" || error.kind === "expired" ? "refused" : error.kind;
    throw errorPage(kind, error.status, { words: error.words });
  }
}

/** The first line of an action that needs no session. */
export async function withPublicPost<T>(
  request: Request,
  act: (form: FormData) => Promise<T>,
): Promise<T> {
  refuseCrossSitePost(request);
  const form = await readPostedForm(request);
  requireFormProof(request, form, await readVisitorId(request));
  return withStoreErrorPages(
    () => withActionDeadline(() => act(form)),
    () => toResend(request, form),
  );
}

/**
 * What a page's forms carry for a browser that does not say where its posts
 * come from; null for all others. One who is not logged in gets a cookie with
 * an id that stands for nothing, to tie the proof to.
 */
export async function formProof(
  request: Request,
): Promise<{ proof: string | null; cookie: string | null }> {
  if (hasOriginHeaders(request)) return { proof: null, cookie: null };
  const visitor = await ensureVisitor(request);
  return { proof: createProof(visitor.id), cookie: visitor.cookie };
}

async function requireSession(request: Request, resend?: ResendFor): Promise<Session> {
  const session = await withStoreErrorPages(() => findSession(request), resend);
  if (!session) throw redirect(paths.login({ redirectTo: returnAddress(request) }));
  return session;
}

/** What was posted, while the store cannot say whose session it is that the cookie names. */
async function readResend(request: Request, maxBytes?: number): Promise<Resend> {
  const form = await readPostedForm(request, maxBytes);
  requireFormProof(request, form, await readVisitorId(request));
  return toResend(request, form);
}

// A reset of the password ends the login at the API, of which a page that asks it nothing would
// hear nothing.
async function refuseEndedLogin({ credentials }: Session): Promise<void> {
  const verdict = await firstLoginState(credentials);
  if (verdict === "ended")
    throw new UpstreamFault("unauthorized", 401, "", "another call of this request");
  if (verdict === null) await checkLogin(credentials);
}

// The one gate for pages, actions and files: each of them begins with the session.
function refuseFreePlan(session: Session): void {
  const company = session.companies.find(({ id }) => id === session.companyId);
  if (company?.isFree)
    throw paywallPage(toCompanyChoice(session), policies(session.countryId).privacy);
}

function withErrorPages<T>(
  request: Request,
  session: Session,
  run: () => Promise<T>,
  form?: FormData,
): Promise<T> {
  return withStoreErrorPages(
    () => withApiErrorPages(request, session, run, form),
    () => (form ? toResend(request, form) : undefined),
  );
}

type Resend = ReturnType<typeof toResend>;
type ResendFor = () => Resend | undefined | Promise<Resend>;

async function withStoreErrorPages<T>(
  run: () => Promise<T>,
  resend: ResendFor = () => undefined,
): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof DraftLimitReached) throw draftLimitPage(error, await resend());
    throw error instanceof StoreFault ? storeFaultPage(error, await resend()) : error;
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
      // The drafts stay for the same person's next login.
      await removeSession(session);
      await saveLastCompany(session);
      if (form)
        await saveInterruptedPost(session, {
          ...toResend(request, form),
          ...(error.isDraftSaved && { fields: null }),
        });
      throw loggedOutPage();
    }
    if (error.kind === "expired") {
      const expired = await markFreePlan(session);
      // The paywall stands in the form's place: what was typed waits until it is gone.
      if (form && !error.isDraftSaved) await saveInterruptedPost(session, toResend(request, form));
      throw paywallPage(toCompanyChoice(expired), policies(session.countryId).privacy);
    }
    // Nothing is wrong with the form: the same may be right a little later.
    const isLost =
      error.kind === "unreachable" || error.kind === "malformed" || error.status >= 500;
    const resend = isLost && form ? toResend(request, form) : undefined;
    throw errorPage(error.kind, error.status, { words: error.words, resend });
  }
}

/**
 * Where to come back to after the login; blank for the home page and for what is only posted to.
 */
function returnAddress(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname === paths.home() || pathname === paths.logout() ? "" : pathname + search;
}
