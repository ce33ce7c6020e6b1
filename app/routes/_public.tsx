import { Outlet } from "@remix-run/react";
import { ErrorMessage } from "~/components/error-message";

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
