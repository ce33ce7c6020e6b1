import { useLoaderData } from "@remix-run/react";
import { commonWords } from "../../../domain/words/common";
import { fill } from "../../../domain/words/message";
import { paymentWords as words } from "../../../domain/words/payments";
import { QUERY_FORM_ID } from "~/lib/search";
import { paths } from "~/paths";
import { Amount } from "~/ui/amount";
import { StaticHtml } from "~/ui/static-html";
import { SearchResults } from "~/ui/search-results";
import { AllInvoicesLink } from "../all-invoices-link";
import type { loadPaymentList, PaymentRowView } from "./loader.server";
import { PageLink } from "~/ui/page-link";
import type { Screen } from "~/shell/screen";

export const paymentListScreen: Screen = {
  get title() {
    return words.title;
  },
  back: () => ({ to: paths.invoices(), label: commonWords.backToInvoices }),
  formFor: () => QUERY_FORM_ID,
};

export function PaymentListPage() {
  const { page, tools, head, sums, empty } = useLoaderData<typeof loadPaymentList>();
  return (
    <div className="mx-auto max-w-list">
      <StaticHtml name="tools" markup={tools} />
      <SearchResults
        page={page}
        q=""
        icon="payment"
        empty={empty}
        emptyAction={<AllInvoicesLink />}
        table={{ name: "payments", label: words.label, head, sums }}
      >
        {(payment, previous) => (
          <>
            {payment.day === previous?.day ? null : <DayHeading payment={payment} />}
            <Row payment={payment} />
          </>
        )}
      </SearchResults>
    </div>
  );
}

/** Shows the heading above the first payment of a day, with the sums of the day. */
function DayHeading({ payment: { day, daySums } }: { payment: PaymentRowView }) {
  return (
    <div role="row" className="day">
      <div role="cell" aria-colspan={5}>
        <h2 className="text-sm">
          {day}{" "}
          <span className="block font-normal text-quiet">
            {daySums.join(" · ") || words.nothingStands}
          </span>
        </h2>
      </div>
    </div>
  );
}

/** Shows a payment. Text browsers need the spaces between the cells. */
function Row({ payment }: { payment: PaymentRowView }) {
  const { to, about, contactName, method, amount, undoneOn } = payment;
  const struck = undoneOn ? "line-through" : "";
  return (
    <div role="row" className={`row ${undoneOn ? "row-voided" : ""}`}>
      <span role="cell" className={`row-name ${struck}`}>
        {contactName}
      </span>{" "}
      <span role="cell" className="second">
        <PageLink className="row-link" to={to}>
          {about}
        </PageLink>
      </span>{" "}
      <span role="cell" className="second flex-1">
        {method}
      </span>{" "}
      <span role="cell" className="second">
        {undoneOn ? (
          <span className="tag tone-voided">{fill(words.undoneOn, { date: undoneOn })}</span>
        ) : null}
      </span>{" "}
      <span role="cell" className={`row-sum ${struck}`}>
        <Amount {...amount} />
      </span>
    </div>
  );
}
