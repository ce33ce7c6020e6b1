import { Link } from "@remix-run/react";
import { paths } from "~/paths";

const STEPS = [
  {
    to: paths.createBusiness({ returnTo: paths.home() }),
    name: "Add a customer",
    why: "Who you invoice: a business or a person.",
  },
  {
    to: paths.createItem({ returnTo: paths.home() }),
    name: "Add an item",
    why: "What you sell, with its price.",
  },
  {
    to: paths.createInvoice(),
    name: "Create your first invoice",
    why: "Once it is sent, your figures appear here.",
  },
];

/** For a company that has no figures yet. */
export function FirstSteps() {
  return (
    <section aria-labelledby="first-steps" className="first-steps card p-4">
      <h2 id="first-steps" className="text-lg">
        Let's get started
      </h2>
      <ol className="mt-2">
        {STEPS.map(({ to, name, why }, index) => (
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
