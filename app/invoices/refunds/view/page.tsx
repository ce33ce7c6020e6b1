import { useActionData, useLoaderData } from "@remix-run/react";
import { fill } from "../../../../domain/words/message";
import { moneyEntryWords as words } from "../../../../domain/words/money-entries";
import { EntryFacts, PaperLinks } from "~/invoices/entry-facts";
import { EntryHead } from "~/invoices/entry-head";
import { invoicePaths } from "~/invoices/paths";
import { UndoEntry } from "~/invoices/undo-entry";
import { createBackLink } from "~/shell/back-link";
import type { Screen } from "~/shell/screen";
import { ErrorSummary } from "~/ui/error-summary";
import { PageLink } from "~/ui/page-link";
import type { submitRefund } from "./action.server";
import type { loadRefund } from "./loader.server";

export const refundScreen: Screen = {
  get title() {
    return words.refund;
  },
  back: (place) => createBackLink(invoicePaths.payments(), place),
};

/** Shows money that was given back. */
export function RefundPage() {
  const refund = useLoaderData<typeof loadRefund>();
  const answer = useActionData<typeof submitRefund>();
  return (
    <article className="mx-auto grid max-w-form grid-cols-1 gap-6 p-4" aria-labelledby="entry">
      <ErrorSummary fault={answer?.fault ?? null} />
      <EntryHead
        entry={refund}
        undoneText={fill(words.refundUndone, { date: refund.undoneOn })}
        towards={words.givenBackTo}
      />
      <EntryFacts facts={refund.facts} />
      {refund.links.length > 0 ? (
        <section aria-labelledby="given-back-for">
          <h2 id="given-back-for" className="text-base">
            {words.givenBackFor}
          </h2>
          <ul>
            {refund.links.map(({ text, to }) => (
              <li key={to} className="border-b border-line py-1">
                <PageLink className="link inline-block max-w-full py-3" to={to}>
                  {text}
                </PageLink>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <div className="no-print grid gap-3">
        <PaperLinks papers={refund.papers} name={words.slipOnPaper} />
        {refund.undoQuestion ? (
          <UndoEntry
            title={words.undoRefund.title}
            text={refund.undoQuestion}
            companyId={refund.companyId}
            postKey={refund.key}
            etag={refund.etag}
          />
        ) : null}
      </div>
    </article>
  );
}
