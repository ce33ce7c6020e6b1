import { addCurrencySymbol } from "../../../domain/money/with-symbol";
import { useLoaderData } from "@remix-run/react";
import { commonWords } from "../../../domain/words/common";
import { fill } from "../../../domain/words/message";
import { moneyEntryWords as words } from "../../../domain/words/money-entries";
import { paths } from "~/paths";
import { PaperLinks } from "../entry-facts";
import { SheetLines, SheetTotals } from "../invoice-sheet";
import type { loadReceipt } from "./loader.server";
import { PageLink } from "~/ui/page-link";
import type { Screen } from "~/shell/screen";

export const receiptScreen: Screen = {
  get title() {
    return words.receipt;
  },
  back: ({ params: { id = "" } }) => ({ to: paths.invoice(id), label: commonWords.backToInvoice }),
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
            ? fill(words.paymentUndone, { date: payment.undoneOn })
            : fill(words.receivedFrom, { name: details.contactName })}
        </p>
      </header>
      <dl className="card grid grid-cols-1 gap-2 p-4">
        <Fact name={words.facts.invoice} value={details.no} />
        <Fact name={words.facts.date} value={payment.date} />
        <Fact name={words.facts.paidBy} value={payment.method} />
        <Fact name={words.facts.reference} value={payment.reference} />
        <Fact name={words.facts.rounding} value={payment.rounding} />
        <Fact name={words.facts.cashGiven} value={payment.cashGiven} />
        <Fact name={words.facts.change} value={payment.change} />
      </dl>
      <SheetLines invoice={details} />
      <SheetTotals invoice={details} />
      <div className="no-print grid gap-3">
        {isCashSale ? (
          <PageLink className="button button-main" to={paths.cashSale()}>
            {words.newCashSale}
          </PageLink>
        ) : null}
        <PaperLinks papers={papers} name={words.receiptOnPaper} />
        {sendUrl ? (
          <PageLink
            className={isCashSale ? "button" : "button button-main order-first"}
            to={sendUrl}
          >
            {words.send}
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
