import { Outlet, useLoaderData, useLocation, useMatches } from "@remix-run/react";
import { shellWords as words } from "../../../domain/words/shell";
import { paths } from "~/paths";
import { ErrorMessage } from "~/ui/error-message";
import { Footer } from "~/shell/footer";
import type { Screen } from "~/shell/screen";
import type { loadPublicLayout } from "./loader.server";
import { PageLink } from "~/ui/page-link";

/**
 * The layout of the pages before the login: one narrow column, with a picture beside it on a wide
 * screen.
 */
export function PublicLayout() {
  const { offersDemo } = useLoaderData<typeof loadPublicLayout>();
  const { pathname, search } = useLocation();
  const redirectTo = new URLSearchParams(search).get("redirectTo") ?? "";
  return (
    <div className="entry">
      <main id="content" className="mx-auto max-w-dialog px-4 py-8">
        <Outlet />
        {offersDemo && pathname !== paths.payment() ? (
          <p className="text-center">
            <PageLink
              className="link inline-block py-3"
              to={paths.login({ demo: true, redirectTo })}
            >
              {words.tryDemo}
            </PageLink>
          </p>
        ) : null}
      </main>
      <Footer hasLanguages form={usePageForm()} />
      {/* Loaded lazily, so that a narrow screen does not fetch a picture that it hides. */}
      <img
        className="entry-picture"
        src="/shop.svg"
        alt=""
        width={480}
        height={400}
        loading="lazy"
      />
    </div>
  );
}

/** Returns the id of the page's form, as the `handle` of its route says; undefined without one. */
function usePageForm(): string | undefined {
  const match = useMatches().at(-1);
  const { formFor } = (match?.handle ?? {}) as Pick<Screen, "formFor">;
  return formFor?.(match?.data);
}

export function PublicError() {
  return (
    <>
      <main id="content" className="mx-auto max-w-dialog px-4 py-8">
        <ErrorMessage />
      </main>
      <Footer hasLanguages />
    </>
  );
}
