import {
  isRouteErrorResponse,
  Outlet,
  useLoaderData,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import { lazy, Suspense } from "react";
import type { ErrorPage } from "~/lib/error-page";
import { ErrorMessage } from "~/ui/error-message";
import { Footer } from "~/shell/footer";
import { Shell } from "~/shell/shell";
import type { loadAppLayout } from "./loader.server";

// Loaded on demand, because few users ever see the paywall.
const Paywall = lazy(async () => ({ default: (await import("../paywall")).Paywall }));

/** The layout of the pages behind the login. */
export function AppLayout() {
  return (
    <Shell content={useLoaderData<typeof loadAppLayout>()}>
      <Outlet />
    </Shell>
  );
}

/** Shows the error or the paywall in place of a page behind the login. */
export function AppError() {
  const error = useRouteError();
  // Undefined when the layout's own loader has failed.
  const content = useRouteLoaderData<typeof loadAppLayout>("routes/_app");
  // The data of an error that the app's own loaders and actions have thrown.
  const page = isRouteErrorResponse(error) ? (error.data as Partial<ErrorPage> | null) : null;
  if (page?.paywall) {
    return (
      <>
        <main id="content" className="px-4 py-8">
          <Suspense>
            <Paywall title={page.title ?? ""} text={page.text ?? ""} {...page.paywall} />
          </Suspense>
        </main>
        <Footer privacyUrl={page.paywall.privacyUrl} hasLanguages />
      </>
    );
  }
  return (
    <Shell content={content} hasFailed>
      <ErrorMessage />
    </Shell>
  );
}
