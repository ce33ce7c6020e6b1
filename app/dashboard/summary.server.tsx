import { SUMMARY_DAYS } from "../../domain/day-spans";
import { dashboardWords as words } from "../../domain/words/dashboard";
import { fill } from "../../domain/words/message";
import { renderToStaticMarkup } from "react-dom/server";
import { Amount, type AmountView } from "~/ui/amount";

type Summary = { amount: AmountView; issued: string; change: string; showsPayments: boolean };

/**
 * Renders the summary. Static markup needs no script, because the summary never changes in the
 * page.
 */
export function renderSummary(summary: Summary): string {
  return renderToStaticMarkup(<InvoiceSummary {...summary} />);
}

function InvoiceSummary({ amount, issued, change, showsPayments }: Summary) {
  return (
    <section aria-labelledby="summary" className="card p-4">
      <h2 id="summary" className="font-semibold">
        {fill(words.summary.title, { days: SUMMARY_DAYS })}
      </h2>
      <p className="mt-2 text-xl font-semibold">
        <Amount {...amount} />
      </p>
      <p className="mt-1">{issued}</p>
      <p className="text-sm text-quiet">{change}</p>
      {showsPayments ? (
        <a className="link inline-block py-3" href="/payments">
          {words.summary.payments}
        </a>
      ) : null}
    </section>
  );
}
