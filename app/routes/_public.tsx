import { Link, Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { ErrorMessage } from "~/ui/error-message";
import { Footer } from "~/ui/shell/footer";
import { titledByError } from "~/ui/title";
import { DEMO } from "~/account/login/demo.server";
import { paths } from "~/paths";

export const meta = titledByError;

/** Needs no session: what every page before the login shows. */
export function loader() {
  return { offersDemo: DEMO !== null };
}

/** The pages before the login: one narrow column. */
export default function Public() {
  const { offersDemo } = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  const redirectTo = new URLSearchParams(search).get("redirectTo") ?? "";
  return (
    <>
      <main id="content" className="mx-auto max-w-dialog px-4 py-8">
        <Outlet />
        {offersDemo && pathname !== paths.payment() ? (
          <p className="text-center">
            <Link className="link inline-block py-2" to={paths.login({ demo: true, redirectTo })}>
              Try demo
            </Link>
          </p>
        ) : null}
      </main>
      <Footer />
    </>
  );
}

export function ErrorBoundary() {
  return (
    <>
      <main id="content" className="mx-auto max-w-dialog px-4 py-8">
        <ErrorMessage />
      </main>
      <Footer />
    </>
  );
}
