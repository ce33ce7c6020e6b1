import { addToDate, getMonthStart } from "../../../domain/calendar/date-arithmetic";
import { formatAmount } from "../../../domain/money/money";
import { addCurrencySymbol } from "../../../domain/money/with-symbol";
import { formatShortDay } from "~/lib/months.server";
import type { Today } from "~/models/today.server";
import { Amount } from "~/ui/amount";
import { PageLink } from "~/ui/page-link";
import { invoicePaths } from "../paths";
import { fill } from "../../../domain/words/message";
import { todayWords as words } from "../../../domain/words/today";

type Props = {
  today: Today;
  /**
   * True when the list of payments has periods. The amounts then link to the payments of their
   * days.
   */
  hasPeriods: boolean;
};

/**
 * Shows the sums of the payments of four spans of days, each with a link to the list of payments.
 */
export function MoneyIn({ today, hasPeriods }: Props) {
  const { symbol } = today.currency;
  return (
    <section aria-labelledby="money-in">
      <h2 id="money-in" className="mb-2 font-semibold">
        {words.moneyIn}
      </h2>
      <ul className="money card">
        {toSpans(today).map(({ period, name, about, amount }) => (
          <li key={period}>
            <PageLink
              className="money-cell"
              to={hasPeriods ? invoicePaths.payments({ period }) : invoicePaths.payments()}
            >
              <span className="text-sm text-quiet">{name}</span>{" "}
              <span className="font-semibold">
                <Amount symbol={symbol} figure={formatAmount(amount)} />
              </span>{" "}
              {about ? <span className="text-xs text-quiet">{about}</span> : null}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function toSpans({ date, currency, money_in: moneyIn }: Today) {
  const sameDayLastMonth = addToDate(date, -1, "month");
  const lastMonthToDate = addCurrencySymbol(
    currency.symbol,
    formatAmount(moneyIn.last_month_to_date),
  );
  return [
    { period: "today", name: words.today, about: "", amount: moneyIn.today },
    { period: "yesterday", name: words.yesterday, about: "", amount: moneyIn.yesterday },
    {
      period: "month",
      name: words.month,
      about: fill(words.monthDays, {
        from: formatShortDay(getMonthStart(date)),
        to: formatShortDay(date),
      }),
      amount: moneyIn.month,
    },
    {
      period: "last_month",
      name: words.lastMonth,
      about: fill(words.lastMonthToDate, {
        amount: lastMonthToDate,
        day: formatShortDay(sameDayLastMonth),
      }),
      amount: moneyIn.last_month,
    },
  ];
}
