import { Link } from "@remix-run/react";
import type { FirstStep } from "./first-steps.server";

/** For a company that has no figures yet. */
export function FirstSteps({ steps }: { steps: FirstStep[] }) {
  return (
    <section aria-labelledby="first-steps" className="first-steps card p-4">
      <h2 id="first-steps" className="text-lg">
        Let's get started
      </h2>
      <ol className="mt-2">
        {steps.map(({ to, name, why }, index) => (
          <li key={name} className="flex items-start gap-3 border-t border-line py-3">
            <span aria-hidden="true" className="badge">
              {index + 1}
            </span>
            <span>
              <Link className="link" to={to}>
                {name}
              </Link>
              <span className="block text-sm text-quiet">{why}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
