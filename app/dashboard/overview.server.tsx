import { renderToStaticMarkup } from "react-dom/server";
import { dashboardWords as words } from "../../domain/words/dashboard";
import { Amount, type AmountView } from "~/ui/amount";
import { Icon } from "~/ui/icon";
import { PageLink } from "~/ui/page-link";

/** `tone` sets the colour of `name`. The card links to the list at `to`. */
export type OverviewCard = {
  name: string;
  tone: string;
  to: string;
  amount: AmountView;
  count: string;
};

/** Renders the amounts that are owed and received. */
export function renderOverview(cards: OverviewCard[]): string {
  return renderToStaticMarkup(<Overview cards={cards} />);
}

function Overview({ cards }: { cards: OverviewCard[] }) {
  return (
    <section aria-labelledby="overview">
      <h2 id="overview" className="mb-2 font-semibold">
        {words.overview.title}
      </h2>
      <ul className="cards card">
        {cards.map(({ name, tone, to, amount, count }) => (
          <li key={name}>
            <PageLink className="overview-card" to={to}>
              <span className="grid min-w-0 flex-1 justify-items-start">
                <span className={`tag tone-${tone}`}>{name}</span>
                <span className="block text-sm text-quiet">{count}</span>
              </span>
              <span className="flex items-center gap-3 font-semibold">
                <Amount {...amount} />
                <Icon name="next" size={16} />
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
