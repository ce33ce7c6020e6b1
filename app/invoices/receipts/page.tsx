import { useActionData, useLoaderData } from "@remix-run/react";
import { fill } from "../../../domain/words/message";
import { moneyEntryWords as words } from "../../../domain/words/money-entries";
import { createBackLink } from "~/shell/back-link";
import type { Screen } from "~/shell/screen";
import { Amount } from "~/ui/amount";
import { ErrorSummary } from "~/ui/error-summary";
import { PageLink } from "~/ui/page-link";
import { EntryFacts, PaperLinks } from "../entry-facts";
import { EntryHead } from "../entry-head";
import { invoicePaths } from "../paths";
import { UndoEntry } from "../undo-entry";
import type { submitWholeReceipt } from "./action.server";
import type { loadWholeReceipt } from "./loader.server";

export const wholeReceiptScreen: Screen = {
  get title() {
    return words.receipt;
  },
  back: (place) => createBackLink(invoicePaths.payments(), place),
};

type Loaded = ReturnType<typeof useLoaderData<typeof loadWholeReceipt>>;

/** Shows money that came in, with the invoices that it pays. */
export function WholeReceiptPage() {
  const receipt = useLoaderData<typeof loadWholeReceipt>();
  const answer = useActionData<typeof submitWholeReceipt>();
  return (
    <article className="mx-auto grid max-w-form grid-cols-1 gap-6 p-4" aria-labelledby="entry">
      <ErrorSummary fault={answer?.fault ?? null} />
      <EntryHead
        entry={receipt}
        undoneText={fill(words.receiptUndone, { date: receipt.undoneOn })}
        towards={words.receivedFrom}
      />
      <EntryFacts facts={receipt.facts} />
      <Shares receipt={receipt} />
      <div className="no-print grid gap-3">
        {receipt.sendUrl ? (
          <PageLink className="button button-main" to={receipt.sendUrl}>
            {words.send}
          </PageLink>
        ) : null}
        <PaperLinks papers={receipt.papers} name={words.receiptOnPaper} />
        {receipt.undoQuestion ? (
          <UndoEntry
            title={words.undoReceipt.title}
            text={receipt.undoQuestion}
            companyId={receipt.companyId}
            postKey={receipt.key}
            etag={receipt.etag}
          />
        ) : null}
        {receipt.undoBarrier ? <p className="text-sm text-quiet">{receipt.undoBarrier}</p> : null}
      </div>
    </article>
  );
}

/** Shows the invoices that the receipt pays, what is on account, and what was given back. */
function Shares({ receipt }: { receipt: Loaded }) {
  const { symbol, shares, refunds, onAccount, giveBackUrl } = receipt;
  return (
    <section aria-labelledby="shares">
      <h2 id="shares" className="text-base">
        {words.whatItPays}
      </h2>
      <ul>
        {shares.map((share) => (
          <li key={share.id} className="border-b border-line py-1">
            <p
              className={`flex items-baseline gap-3 ${share.isActive ? "" : "text-quiet line-through"}`}
            >
              <span className="min-w-0 flex-1">
                <PageLink className="link inline-block max-w-full py-3" to={share.to}>
                  {share.no}
                </PageLink>
              </span>{" "}
              <Amount symbol={symbol} figure={share.amount} />
            </p>
            {share.about.length > 0 ? (
              <p className="text-sm text-quiet">{share.about.join(" · ")}</p>
            ) : null}
          </li>
        ))}
        {refunds.map((refund) => (
          <li key={refund.id} className="flex items-baseline gap-3 border-b border-line py-1">
            <span className="min-w-0 flex-1">
              <PageLink className="link inline-block max-w-full py-3" to={refund.to}>
                {fill(words.givenBackOn, { date: refund.date })}
              </PageLink>
            </span>{" "}
            <Amount symbol={symbol} figure={refund.amount} />
          </li>
        ))}
        {onAccount ? (
          <li className="flex flex-wrap items-center gap-3 border-b border-line py-2">
            <span className="min-w-0 flex-1">{words.onAccount}</span>{" "}
            <PageLink className="button no-print" to={giveBackUrl}>
              {words.giveBack}
            </PageLink>{" "}
            <Amount symbol={symbol} figure={onAccount} />
          </li>
        ) : null}
      </ul>
    </section>
  );
}
