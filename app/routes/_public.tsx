import { Outlet } from "@remix-run/react";
import { ErrorMessage } from "~/components/error-message";
import { DEMO } from "~/demo.server";

/** Needs no session: what every page before the login shows. */
export function loader() {
  return { offersDemo: DEMO !== null };
}

/** The pages before the login: one narrow column. */
export default function Public() {
  return (
    <main id="content" className="mx-auto max-w-dialog px-4 py-8">
      <Outlet />
    </main>
  );
}

export function ErrorBoundary() {
  return (
    <main id="content" className="mx-auto max-w-dialog px-4 py-8">
      <ErrorMessage />
    </main>
  );
}
