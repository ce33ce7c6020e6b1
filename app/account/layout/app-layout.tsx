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

// Hardly anybody sees it, so hardly anybody should fetch it.
const Paywall = lazy(async () => ({ default: (await import("../paywall")).Paywall }));

/** The pages behind the login. */
export function AppLayout() {
  return (
    <Shell content={useLoaderData<typeof loadAppLayout>()}>
      <Outlet />
    </Shell>
  );
}

/** In place of any of them: what went wrong, or the paywall. */
export function AppError() {
  const error = useRouteError();
  // The loader itself may have failed.
  const content = useRouteLoaderData<typeof loadAppLayout>("routes/_app");
  // Thrown by our own loaders and actions.
  const page = isRouteErrorResponse(error) ? (error.data as Partial<ErrorPage> | null) : null;
  if (page?.paywall) {
    return (
      <>
        <main id="content" className="px-4 py-8">
          <Suspense>
            <Paywall title={page.title ?? ""} text={page.text ?? ""} {...page.paywall} />
          </Suspense>
        </main>
        <Footer privacyUrl={page.paywall.privacyUrl} />
      </>
    );
  }
  return (
    <Shell content={content}>
      <ErrorMessage />
    </Shell>
  );
}
