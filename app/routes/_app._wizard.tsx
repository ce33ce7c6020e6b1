import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { Link, Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { loadWizard } from "~/invoices/wizard/load.server";
import styles from "~/invoices/wizard/wizard.css";
import { withSession } from "~/server/session/guards.server";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** The steps before an invoice is printed, and what is being written, over each of them. */
export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadWizard(session, request));
}

export default function Wizard() {
  const wizard = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  return (
    <>
      {wizard ? (
        <div className="mx-auto max-w-form px-4 pt-4 no-print">
          <nav aria-label="Steps">
            <ol className="flex gap-2 text-sm">
              {wizard.steps.map((step, index) => (
                <li key={step.to} className="flex-1">
                  <Link
                    className="step-link"
                    to={step.to}
                    aria-current={step.to.startsWith(pathname) ? "step" : undefined}
                  >
                    {index + 1}. {step.name}
                  </Link>
                </li>
              ))}
            </ol>
          </nav>
          <p className="mt-3 text-sm text-quiet">{wizard.summary}</p>
        </div>
      ) : null}
      <Outlet />
    </>
  );
}
