import { Link } from "@remix-run/react";
import { Amount } from "~/ui/amount";
import { Icon } from "~/ui/icon";
import type { Dashboard } from "./load.server";

/** What is owed and what came in; each leads to its invoices. */
export function InvoiceOverview({ cards }: Pick<Dashboard, "cards">) {
  return (
    <section aria-labelledby="overview" className="overview">
      <h2 id="overview" className="mb-2 font-semibold">
        Invoice Overview
      </h2>
      <ul className="cards card">
        {cards.map(({ name, tone, to, amount, count }) => (
          <li key={name}>
            <Link className="overview-card" to={to}>
              <span className="min-w-0 grow">
                <span className={`tag tag-${tone}`}>{name}</span>
                <span className="block text-sm text-quiet">{count}</span>
              </span>
              <span className="flex items-center gap-3 font-semibold">
                <Amount {...amount} />
                <Icon name="next" size={16} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
