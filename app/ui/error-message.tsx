import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { errorWords as words } from "../../domain/words/errors";
import { fill } from "../../domain/words/message";
import { useContext, type ReactNode } from "react";
import type { ErrorPage } from "~/lib/error-page";
import { paths } from "~/paths";
import { connectionErrorMessage, unexpectedErrorMessage } from "~/lib/fault-messages";
import { isConnectionError } from "./connection-error";
import { PageContext, REFERENCE_ID } from "./page-context";
import { Sentence } from "./sentence";
import { PostForm } from "./post-form";
import { PageLink } from "./page-link";

/** Shows the error that a loader or an action has thrown. */
export function ErrorMessage() {
  const page = useContext(PageContext);
  const error = useRouteError();
  const {
    title,
    text,
    canRetry,
    isLoggedOut,
    list = [],
    resend,
    companies,
    reference = page.reference,
  } = toErrorPage(error);
  const { pathname, search } = useLocation();
  const here = pathname + search;
  if (isLoggedOut) return <LoggedOutDialog title={title} text={text} redirectTo={here} />;
  return (
    <ErrorText title={title} text={text}>
      {list.length > 0 ? <LinkList list={list} /> : null}
      {companies ? (
        <EitherCompany {...companies} />
      ) : resend ? (
        <PostForm reloadDocument action={resend.to} className="mt-6">
          {resend.fields.map(([name, value], index) => (
            <input key={index} type="hidden" name={name} value={value} />
          ))}
          <button className="button button-main">{resend.label ?? words.tryAgain}</button>
        </PostForm>
      ) : null}
      {companies || (resend && !resend.label) ? null : (
        <p className="mt-6 flex flex-wrap justify-center gap-3">
          {canRetry ? (
            <a className="button button-main" href={here}>
              {words.tryAgain}
            </a>
          ) : null}
          <PageLink className="button" to={paths.home()}>
            {words.home}
          </PageLink>
        </p>
      )}
      {reference && isOurFault(error) ? (
        <p className="mt-6 text-sm text-quiet">
          <Sentence
            text={words.reference}
            values={{ reference: <span id={REFERENCE_ID}>{reference}</span> }}
          />
        </p>
      ) : null}
    </ErrorText>
  );
}

/**
 * Tells whether the error is a failure on the server or of the script, and not a mistake of the user
 * or a lost connection.
 */
function isOurFault(error: unknown): boolean {
  return isRouteErrorResponse(error) ? error.status >= 500 : !isConnectionError(error);
}

/** The title and text of an error, with the possible next steps below. */
export function ErrorText({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <section className="px-4 py-8 text-center">
      <h2 className="text-lg">{title}</h2>
      <p className="mx-auto mt-2 max-w-dialog text-quiet">{text}</p>
      {children}
    </section>
  );
}

function EitherCompany({ madeIn, current }: NonNullable<ErrorPage["companies"]>) {
  return (
    <div className="mx-auto mt-6 grid max-w-dialog gap-3">
      <PostForm action={paths.switchCompany()} className="grid">
        <button name="companyId" value={madeIn.id} className="button button-main">
          <span className="min-w-0">{fill(words.goOnIn, { company: madeIn.name })}</span>
        </button>
      </PostForm>
      <PageLink className="button" to={paths.home()}>
        <span className="min-w-0">{fill(words.stayIn, { company: current })}</span>
      </PageLink>
    </div>
  );
}

/** The links open in new tabs, so that the posted form stays in this one. */
function LinkList({ list }: { list: NonNullable<ErrorPage["list"]> }) {
  return (
    <ul className="mx-auto mt-4 max-w-dialog space-y-2 text-left">
      {list.map(({ text, to }, index) => (
        <li key={index}>
          {to ? (
            <a className="link" href={to} target="_blank">
              {fill(words.newTab, { text })}
            </a>
          ) : (
            text
          )}
        </li>
      ))}
    </ul>
  );
}

/** The 'Unauthorized' dialog. The login redirects to `redirectTo`. */
export function LoggedOutDialog({
  title,
  text,
  redirectTo,
}: {
  title: string;
  text: string;
  redirectTo: string;
}) {
  return (
    <div
      role="alertdialog"
      aria-labelledby="unauthorized"
      aria-describedby="logged-out"
      className="dialog dialog-open"
    >
      <h2 id="unauthorized" className="text-lg">
        {title}
      </h2>
      <p id="logged-out" className="mt-2">
        {text}
      </p>
      <p className="mt-6 text-right">
        <a className="button button-main" href={paths.login({ redirectTo })}>
          {words.ok}
        </a>
      </p>
    </div>
  );
}

/** Returns what the error page shows for an error. */
export function toErrorPage(error: unknown): ErrorPage {
  if (isConnectionError(error) && !isRouteErrorResponse(error))
    return { ...connectionErrorMessage(), canRetry: true };
  if (!isRouteErrorResponse(error)) return unexpectedErrorMessage();
  // The app's own loaders and actions throw this data. Remix throws other data for an unknown
  // address or method.
  const page = error.data as Partial<ErrorPage> | null;
  if (page?.title) return { ...page, title: page.title, text: page.text ?? "" };
  return error.status < 500 ? words.unknownAddress : unexpectedErrorMessage();
}
