import { addCurrencySymbol } from "../../../domain/money/with-symbol";
import { useLoaderData } from "@remix-run/react";
import { paths } from "~/paths";
import { SheetLines, SheetTotals } from "../invoice-sheet";
import type { loadReceipt } from "./loader.server";
import { PageLink } from "~/ui/page-link";
import type { Screen } from "~/shell/screen";

export const receiptScreen: Screen = {
  title: "Receipt",
  back: ({ params: { id = "" } }) => ({ to: paths.invoice(id), label: "Back to the invoice" }),
};

/** Shows a receipt on the screen and when it is printed. */
export function ReceiptPage() {
  const { business, details, payment, papers, isCashSale, sendUrl } =
    useLoaderData<typeof loadReceipt>();
  return (
    <article className="mx-auto grid max-w-form grid-cols-1 gap-6 p-4" aria-labelledby="received">
      <header className="text-center">
        <p className="font-medium">{business}</p>
        <h2 id="received" className="mt-3 text-xl">
          {addCurrencySymbol(details.symbol, payment.amount)}
        </h2>
        <p className="text-sm text-quiet">
          {payment.undoneOn
            ? `This payment was undone on ${payment.undoneOn}.`
            : `received from ${details.contactName}`}
        </p>
      </header>
      <dl className="card grid grid-cols-1 gap-2 p-4">
        <Fact name="Invoice" value={details.no} />
        <Fact name="Date" value={payment.date} />
        <Fact name="Paid by" value={payment.method} />
        <Fact name="Reference" value={payment.reference} />
        <Fact name="Rounding" value={payment.rounding} />
        <Fact name="Cash given" value={payment.cashGiven} />
        <Fact name="Change" value={payment.change} />
      </dl>
      <SheetLines invoice={details} />
      <SheetTotals invoice={details} />
      <div className="no-print grid gap-3">
        {isCashSale ? (
          <PageLink className="button button-main" to={paths.cashSale()}>
            New cash sale
          </PageLink>
        ) : null}
        <nav className="flex gap-3" aria-label="Receipt on paper">
          {papers.map(({ name, to }) => (
            <a key={name} className="button flex-auto" href={to}>
              {name}
            </a>
          ))}
        </nav>
        {sendUrl ? (
          <PageLink
            className={isCashSale ? "button" : "button button-main order-first"}
            to={sendUrl}
          >
            Send
          </PageLink>
        ) : null}
      </div>
    </article>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  if (!value) return null;
  return (
    <div className="flex justify-between gap-3">
      <dt className="text-quiet">{name}</dt>
      <dd className="min-w-0 text-right">{value}</dd>
    </div>
  );
}
