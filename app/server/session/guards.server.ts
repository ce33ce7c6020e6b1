import { redirect } from "@remix-run/node";
import { paths } from "~/paths";
import { UnfinishedLimit } from "../drafts/unfinished.server";
import {
  errorPage,
  loggedOutPage,
  paywallPage,
  storeFaultPage,
  unfinishedLimitPage,
} from "../request/error-page.server";
import { readForm, toResend } from "../security/posted-form.server";
import { withTimeForPage } from "../request/request-context.server";
import { proofFor, refuseUnproven } from "../security/form-proof.server";
import { refuseForeign, saysWhereFrom } from "../security/refuse-foreign.server";
import { policies } from "../settings/policies.server";
import { StoreFault } from "../store/key-value-store";
import { checkLogin } from "../v2/check-login.server";
import { UpstreamFault } from "../v2/faults.server";
import { firstVerdict } from "../v2/login-verdict.server";
import { forgetInterruptedPost, keepInterruptedPost } from "./interrupted-post.server";
import { rememberCompany } from "./login.server";
import {
  companiesOf,
  ensureVisitor,
  findSession,
  removeSession,
  visitorId,
  withFreePlan,
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
  return showingFaults(request, session, async () => {
    const loaded = await load(session);
    await refuseEndedLogin(session);
    return loaded;
  });
}

type PostOptions = {
  isOpenToFreePlan?: boolean;
  keepsForm?: boolean;
  /** Bytes of the form, where 1 MB is not enough. */
  largest?: number | undefined;
};

/**
 * Every private action's first line: as `withSession`, for a form posted from this app's own pages.
 * Nothing is done in a login that has ended, but for what `keepsForm`: an action that keeps the
 * form and then asks the API. `largest` is for a form with pictures.
 */
export async function withPost<T>(
  request: Request,
  act: (posted: { session: Session; form: FormData }) => Promise<T>,
  { isOpenToFreePlan = false, keepsForm = false, largest }: PostOptions = {},
): Promise<T> {
  refuseForeign(request);
  const session = await requireSession(request, () => readResend(request, largest));
  if (!isOpenToFreePlan) refuseFreePlan(session);
  const form = await readForm(request, largest);
  refuseUnproven(request, form, session.id);
  const answer = async () => {
    if (!keepsForm) await refuseEndedLogin(session);
    const done = await act({ session, form });
    if (keepsForm) await refuseEndedLogin(session);
    return done;
  };
  const run = async () => {
    await forgetInterruptedPost(session, here(request));
    return withTimeForPage(answer);
  };
  return showingFaults(request, session, run, form);
}

/**
 * The first line of an action that script posts to by itself, while its page goes on: as `withPost`,
 * but nothing is offered to be sent again, because the page still has it and will.
 */
export async function withBackgroundPost<T>(
  request: Request,
  act: (posted: { session: Session; form: FormData }) => Promise<T>,
): Promise<T> {
  refuseForeign(request);
  const session = await requireSession(request);
  refuseFreePlan(session);
  const form = await readForm(request);
  refuseUnproven(request, form, session.id);
  return showingFaults(request, session, () => act({ session, form }));
}

/**
 * The first line of a loader that needs no session but asks the API: what goes wrong there becomes
 * an error page.
 */
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
export async function withPublicPost<T>(
  request: Request,
  act: (form: FormData) => Promise<T>,
): Promise<T> {
  refuseForeign(request);
  const form = await readForm(request);
  refuseUnproven(request, form, await visitorId(request));
  return showingStoreFaults(
    () => withTimeForPage(() => act(form)),
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
  if (saysWhereFrom(request)) return { proof: null, cookie: null };
  const visitor = await ensureVisitor(request);
  return { proof: proofFor(visitor.id), cookie: visitor.cookie };
}

async function requireSession(request: Request, resend?: ResendFor): Promise<Session> {
  const session = await showingStoreFaults(() => findSession(request), resend);
  if (!session) throw redirect(paths.login({ redirectTo: here(request) }));
  return session;
}

/** What was posted, while the store cannot say whose session it is that the cookie names. */
async function readResend(request: Request, largest?: number): Promise<Resend> {
  const form = await readForm(request, largest);
  refuseUnproven(request, form, await visitorId(request));
  return toResend(request, form);
}

// A reset of the password ends the login at the API, of which a page that asks it nothing would
// hear nothing.
async function refuseEndedLogin({ credentials }: Session): Promise<void> {
  const verdict = await firstVerdict(credentials);
  if (verdict === "ended")
    throw new UpstreamFault("unauthorized", 401, "", "another call of this request");
  if (verdict === null) await checkLogin(credentials);
}

// The one gate for pages, actions and files: each of them begins with the session.
function refuseFreePlan(session: Session): void {
  const company = session.companies.find(({ id }) => id === session.companyId);
  if (company?.isFree) throw paywallPage(companiesOf(session), policies(session.countryId).privacy);
}

function showingFaults<T>(
  request: Request,
  session: Session,
  run: () => Promise<T>,
  form?: FormData,
): Promise<T> {
  return showingStoreFaults(
    () => showingApiFaults(request, session, run, form),
    () => (form ? toResend(request, form) : undefined),
  );
}

type Resend = ReturnType<typeof toResend>;
type ResendFor = () => Resend | undefined | Promise<Resend>;

async function showingStoreFaults<T>(
  run: () => Promise<T>,
  resend: ResendFor = () => undefined,
): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof UnfinishedLimit) throw unfinishedLimitPage(error, await resend());
    throw error instanceof StoreFault ? storeFaultPage(error, await resend()) : error;
  }
}

async function showingApiFaults<T>(
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
      await rememberCompany(session);
      if (form)
        await keepInterruptedPost(session, {
          ...toResend(request, form),
          ...(error.isFormKept && { fields: null }),
        });
      throw loggedOutPage();
    }
    if (error.kind === "expired") {
      const expired = await withFreePlan(session);
      // The paywall stands in the form's place: what was typed waits until it is gone.
      if (form && !error.isFormKept) await keepInterruptedPost(session, toResend(request, form));
      throw paywallPage(companiesOf(expired), policies(session.countryId).privacy);
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
function here(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname === paths.home() || pathname === paths.logout() ? "" : pathname + search;
}
