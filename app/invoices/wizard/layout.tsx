import { wizardWords as words } from "../../../domain/words/invoice-wizard";
import { fill } from "../../../domain/words/message";
import { Outlet, useLoaderData, useLocation } from "@remix-run/react";
import type { loadWizard } from "./loader.server";
import { PageLink } from "~/ui/page-link";

export function WizardLayout() {
  const wizard = useLoaderData<typeof loadWizard>();
  const { pathname } = useLocation();
  return (
    <>
      {wizard ? (
        <div className="mx-auto max-w-form px-4 pt-4 no-print">
          <nav aria-label={words.steps}>
            <ol className="flex gap-2 text-sm">
              {wizard.steps.map((step, index) => (
                <li key={step.to} className="flex-1">
                  <PageLink
                    className="step-link"
                    to={step.to}
                    aria-current={step.to.startsWith(pathname) ? "step" : undefined}
                  >
                    {fill(words.step, { number: index + 1, name: step.name })}
                  </PageLink>
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
