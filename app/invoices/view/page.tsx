import { useActionData, useLoaderData } from "@remix-run/react";
import type { PaymentCodeView } from "~/models/invoices/payment-code.server";
import { paths } from "~/paths";
import { Amount } from "~/ui/amount";
import { ErrorSummary } from "~/ui/error-summary";
import { PaymentCode } from "../payment-code";
import { SheetLines, SheetNotes, SheetTotals } from "../invoice-sheet";
import { History } from "~/ui/history";
import { DuplicateButton } from "../duplicate/duplicate-button";
import type { submitInvoice } from "./action.server";
import { InvoiceCreditNotes } from "./credit-notes";
import { DeleteInvoice } from "./delete-invoice";
import type { loadInvoice } from "./loader.server";
import { InvoicePayments } from "./payments";
import { invoicePaths } from "../paths";
import { PageLink } from "~/ui/page-link";
import type { ContactUrls } from "../contact-urls.server";
import { ContactLinks } from "../contact-links";

/** Shows an issued invoice, what is left to pay and the next steps. */
export function InvoiceViewPage() {
  const invoice = useLoaderData<typeof loadInvoice>();
  const answer = useActionData<typeof submitInvoice>();
  const { id, status, details } = invoice;
  return (
    <article className="mx-auto grid max-w-form grid-cols-1 gap-6 p-4" aria-labelledby="invoice-no">
      <ErrorSummary fault={answer?.fault ?? null} />
      <div className={`status tone-${status.tone}`}>
        <p>{status.line}</p>
        {invoice.voidReason ? (
          <p className="inline-block text-sm font-normal">{invoice.voidReason}</p>
        ) : null}
      </div>
      <header>
        <h2 id="invoice-no" className="text-base font-normal text-quiet">
          {[details.no, details.title].filter(Boolean).join(" · ")}
        </h2>
        <p className="mt-1 text-xl font-semibold [&_.figures]:whitespace-normal">
          <Amount symbol={details.symbol} figure={invoice.figure} />{" "}
          <span className="whitespace-nowrap text-base font-normal text-quiet">
            {invoice.caption}
          </span>
        </p>
        <p className="mt-1 text-sm text-quiet">
          {invoice.due || [details.date, details.term].filter(Boolean).join(" · ")}
        </p>
      </header>
      <div className="grid gap-3">
        <NextSteps invoice={invoice} />
        <div className="flex flex-wrap gap-3">
          <DuplicateButton invoiceId={id} postKey={invoice.key} />
          {invoice.repeatAt ? (
            <PageLink className="button flex-1" to={invoice.repeatAt}>
              Repeat regularly
            </PageLink>
          ) : null}
        </div>
      </div>
      <CustomerCard name={details.contactName} urls={invoice.contactUrls} at={invoice.customerAt} />
      <SheetLines invoice={details} />
      <SheetTotals invoice={details} />
      {invoice.paymentCode ? <PaymentCodeSection code={invoice.paymentCode} /> : null}
      <InvoicePayments
        payments={invoice.payments}
        symbol={details.symbol}
        post={{ invoice: id, key: invoice.key }}
      />
      <InvoiceCreditNotes notes={invoice.creditNotes} symbol={details.symbol} />
      <SheetNotes memo={details.memo} />
      <History history={invoice.history} />
      {invoice.canBeDeleted ? <DeleteInvoice invoice={invoice} /> : null}
    </article>
  );
}

/** Shows the payment code, which a customer can scan from the screen, as on the PDF. */
function PaymentCodeSection({ code }: { code: PaymentCodeView }) {
  return (
    <section aria-labelledby="pay-here">
      <h2 id="pay-here" className="mb-2 text-base">
        Let the customer scan
      </h2>
      <PaymentCode code={code} />
    </section>
  );
}

type Loaded = ReturnType<typeof useLoaderData<typeof loadInvoice>>;

function NextSteps({
  invoice: { id, canBePaid, isEditable, sendAt, remindAt },
}: {
  invoice: Loaded;
}) {
  // Four buttons stand in two rows of two, or in a row of their own, so that none stands alone.
  const step = `button flex-auto ${remindAt ? "basis-2/5 sm:basis-auto" : ""}`;
  return (
    <p className={`grid gap-3 ${remindAt ? "" : "sm:flex sm:items-start"}`}>
      {canBePaid ? (
        <PageLink className="button button-main sm:flex-1" to={invoicePaths.recordPayment(id)}>
          Record payment
        </PageLink>
      ) : null}
      <span className="flex flex-1 flex-wrap gap-3">
        {sendAt ? (
          <PageLink className={step} to={sendAt}>
            Send
          </PageLink>
        ) : null}
        {remindAt ? (
          <PageLink className={step} to={remindAt}>
            Remind
          </PageLink>
        ) : null}
        {isEditable ? (
          <PageLink className={step} to={paths.editInvoice(id)}>
            Edit
          </PageLink>
        ) : null}
        <PageLink
          className={`${step} whitespace-nowrap`}
          to={invoicePaths.previewPdf(id, { returnTo: paths.invoice(id) })}
        >
          Preview PDF
        </PageLink>
      </span>
    </p>
  );
}

type CustomerCardProps = {
  name: string;
  urls: ContactUrls;
  /** The address of the page "Customer"; empty when the API has none. */
  at: string;
};

/** Shows the customer's name and contact links. */
function CustomerCard({ name, urls, at }: CustomerCardProps) {
  return (
    <section aria-labelledby="customer" className="card flex items-center gap-3 p-4">
      <h2 id="customer" className="min-w-0 flex-1 text-base">
        <span className="sr-only">Customer: </span>
        {at ? (
          <PageLink className="link block py-3" to={at}>
            {name}
          </PageLink>
        ) : (
          name
        )}
      </h2>
      <ContactLinks name={name} urls={urls} />
    </section>
  );
}
