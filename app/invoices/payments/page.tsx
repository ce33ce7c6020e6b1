import { useLoaderData } from "@remix-run/react";
import type { PaymentRow } from "~/models/invoices/payment-list.server";
import { paths } from "~/paths";
import { Amount } from "~/ui/amount";
import { StaticHtml } from "~/ui/static-html";
import { SearchResults } from "~/ui/search-results";
import { AllInvoicesLink } from "../all-invoices-link";
import type { loadPaymentList } from "./loader.server";
import { PageLink } from "~/ui/page-link";
import type { Screen } from "~/shell/screen";

export const paymentListScreen: Screen = {
  title: "Payments",
  back: () => ({ to: paths.invoices(), label: "Back to all invoices" }),
};

export function PaymentListPage() {
  const { page, tools, empty } = useLoaderData<typeof loadPaymentList>();
  return (
    <div className="mx-auto max-w-list">
      <StaticHtml name="tools" markup={tools} />
      <SearchResults
        page={page}
        q=""
        icon="payment"
        empty={empty}
        emptyAction={<AllInvoicesLink />}
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
function DayHeading({ payment: { day, daySums } }: { payment: PaymentRow }) {
  return (
    <h2 className="px-4 pt-6 text-sm">
      {day}{" "}
      <span className="block font-normal text-quiet">
        {daySums.join(" · ") || "Nothing stands"}
      </span>
    </h2>
  );
}

/** Shows a payment. Text browsers need the spaces between the elements. */
function Row({ payment }: { payment: PaymentRow }) {
  const { invoiceId, invoiceNo, contactName, method, amount, undoneOn } = payment;
  return (
    <PageLink className="row" to={paths.invoice(invoiceId)}>
      <span className="min-w-0 flex-1">
        <span className={`flex items-baseline gap-3 ${undoneOn ? "text-quiet line-through" : ""}`}>
          <span className="min-w-0 flex-1 font-medium">{contactName}</span> <Amount {...amount} />
        </span>{" "}
        <span className="mt-1 flex items-start gap-3 text-sm text-quiet">
          <span className="min-w-0 flex-1">
            {invoiceNo} · {method}
          </span>{" "}
          {undoneOn ? <span className="tag tone-voided">Undone on {undoneOn}</span> : null}
        </span>
      </span>
    </PageLink>
  );
}
