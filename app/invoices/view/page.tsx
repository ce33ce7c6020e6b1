import { useActionData, useLoaderData } from "@remix-run/react";
import { Amount } from "~/ui/amount";
import { ErrorSummary } from "~/ui/error-summary";
import { History } from "~/ui/history";
import { StaticHtml } from "~/ui/static-html";
import type { submitInvoiceView } from "./action.server";
import { InvoiceActions, InvoiceTools } from "./actions";
import { InvoiceCreditNotes } from "./credit-notes";
import { CustomerCard } from "./customer-card";
import { DeleteInvoiceDialog } from "./delete-invoice";
import type { loadInvoiceView } from "./loader.server";
import { ReminderState } from "../reminders/reminder-state";
import { InvoicePayments } from "./payments";
import { paths } from "~/paths";

/**
 * Shows an issued invoice: its state, the balance, the actions, the lines and totals, and the
 * history.
 */
export function InvoiceViewPage() {
  const invoice = useLoaderData<typeof loadInvoiceView>();
  const answer = useActionData<typeof submitInvoiceView>();
  const { id, status, symbol, paper } = invoice;
  return (
    <div className="view mx-auto max-w-form p-4">
      <ErrorSummary fault={answer?.fault ?? null} />
      <article className="grid grid-cols-1 gap-6" aria-labelledby="invoice-no">
        <header>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <p>
              <span className={`tag tone-${status.tone}`}>{status.line}</span>
            </p>
            {status.meaning ? <p className="text-sm text-quiet">{status.meaning}</p> : null}
          </div>
          {invoice.voidReason ? <p className="mt-1 text-sm">{invoice.voidReason}</p> : null}
          <h2 id="invoice-no" className="mt-2 text-base font-normal text-quiet">
            {[invoice.no, invoice.title].filter(Boolean).join(" · ")}
          </h2>
          <p className="mt-1 text-xl font-semibold [&_.figures]:whitespace-normal">
            <Amount symbol={symbol} figure={invoice.figure} />{" "}
            <span className="whitespace-nowrap text-base font-normal text-quiet">
              {invoice.caption}
            </span>
          </p>
          <p className="mt-1 text-sm text-quiet">{invoice.due || invoice.dateAndTerm}</p>
        </header>
        <InvoiceActions invoice={invoice} />
        <InvoiceTools invoice={invoice} />
        <CustomerCard
          name={invoice.contactName}
          urls={invoice.contactUrls}
          at={invoice.customerUrl}
          money={invoice.money}
          postKey={invoice.key}
        />
        <ReminderState
          state={invoice.reminders}
          name={invoice.no}
          post={{
            key: `${invoice.key}-pause`,
            companyId: invoice.companyId,
            returnTo: paths.invoice(id),
          }}
        />
        <StaticHtml name="paper" className="view-paper" markup={paper} />
        <div className="grid gap-6">
          <InvoicePayments
            payments={invoice.payments}
            symbol={symbol}
            customer={invoice.contactName}
            post={{ invoice: id, key: invoice.key }}
          />
          <InvoiceCreditNotes notes={invoice.creditNotes} symbol={symbol} />
          <History history={invoice.history} />
        </div>
      </article>
      {invoice.canBeDeleted ? <DeleteInvoiceDialog invoice={invoice} /> : null}
    </div>
  );
}
