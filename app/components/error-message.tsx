import { isRouteErrorResponse, Link, useLocation, useRouteError } from "@remix-run/react";
import type { ErrorPage } from "~/lib/error-page";
import { paths } from "~/paths";

type Words = { title: string; text: string; retry?: boolean };

const WORDS: Record<Exclude<ErrorPage["kind"], "unauthorized">, Words> = {
  notFound: { title: "Not found", text: "There is nothing at this address. It may have been deleted, or belong to another company." },
  refused: { title: "Error", text: "This could not be done." },
  unreachable: { title: "Connection Error", text: "Please try again later.", retry: true },
  malformed: { title: "Error", text: "The service gave an answer that cannot be read. Please try again later.", retry: true },
  foreign: { title: "Not sent", text: "This form did not come from the app itself, so nothing was changed. Open the page in the app and send it there." },
  unreadable: { title: "Not sent", text: "What was sent could not be read, so nothing was changed. Go back and send the form again." },
  tooLarge: { title: "Too large", text: "The form is larger than 1 MB, so nothing was changed. Go back, shorten it and send it again." },
  methodNotAllowed: { title: "Not here", text: "Nothing can be sent to this address." },
};

const UNEXPECTED: Words = {
  title: "Something went wrong",
  text: "This is our mistake, and it was noted. Please try again.",
  retry: true,
};

/** The words for what a loader or an action threw. */
export function ErrorMessage() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const told = readError(error);
  if (told?.kind === "unauthorized") return <LoggedOut redirectTo={pathname + search} />;
  const words = told ? WORDS[told.kind] : UNEXPECTED;
  return (
    <section className="py-8 text-center">
      <h2 className="text-lg">{words.title}</h2>
      <p className="mx-auto mt-2 max-w-dialog text-quiet">{told?.words || words.text}</p>
      {told?.resend ? (
        <form method="post" action={told.resend.to} className="mt-6">
          {told.resend.fields.map(([name, value], index) => (
            <input key={index} type="hidden" name={name} value={value} />
          ))}
          <button className="button button-main">Try again</button>
        </form>
      ) : (
        <p className="mt-6 flex flex-wrap justify-center gap-3">
          {words.retry ? (
            <a className="button button-main" href={pathname + search}>
              Try again
            </a>
          ) : null}
          <Link className="button" to={paths.home()}>
            Go to home
          </Link>
        </p>
      )}
    </section>
  );
}

function LoggedOut({ redirectTo }: { redirectTo: string }) {
  return (
    <div role="alertdialog" aria-labelledby="unauthorized" aria-describedby="logged-out" className="dialog dialog-open">
      <h2 id="unauthorized" className="text-lg">
        Unauthorized
      </h2>
      <p id="logged-out" className="mt-2">
        You have been logged out
      </p>
      <p className="mt-6 text-right">
        <a className="button button-main" href={paths.login({ redirectTo })}>
          Ok
        </a>
      </p>
    </div>
  );
}

function readError(error: unknown): ErrorPage | null {
  if (!isRouteErrorResponse(error)) return null;
  const told = error.data as Partial<ErrorPage> | null;
  if (told?.kind) return { words: "", ...told, kind: told.kind };
  if (error.status === 404) return { kind: "notFound", words: "" };
  return error.status === 405 ? { kind: "methodNotAllowed", words: "" } : null;
}
