import { useLoaderData } from "@remix-run/react";
import { creditNoteWords as words } from "../../../../domain/words/credit-notes";
import { fill } from "../../../../domain/words/message";
import { Amount } from "~/ui/amount";
import { SheetLines, SheetTotalsRow } from "~/invoices/invoice-sheet";
import type { loadCreditNote } from "./loader.server";
import { PageLink } from "~/ui/page-link";
import { Sentence } from "~/ui/sentence";
import type { Screen } from "~/shell/screen";
import { invoicePaths } from "~/invoices/paths";

export const creditNoteScreen: Screen = {
  get title() {
    return words.title;
  },
  back: () => ({ to: invoicePaths.creditNotes(), label: words.back }),
};

export function CreditNotePage() {
  const note = useLoaderData<typeof loadCreditNote>();
  return (
    <article className="mx-auto grid max-w-form gap-6 p-4" aria-labelledby="credit-note-no">
      {note.voidedOn ? (
        <div className="status tone-voided">
          <p>{words.isVoid}</p>
        </div>
      ) : null}
      <header>
        <h2
          id="credit-note-no"
          className={`text-base font-normal text-quiet ${note.voidedOn ? "line-through" : ""}`}
        >
          {note.no}
        </h2>
        <p className={`mt-1 text-xl font-semibold ${note.voidedOn ? "line-through" : ""}`}>
          <Amount symbol={note.symbol} figure={note.amount} />{" "}
          {/* A block of its own, which the line through a void amount leaves out. */}
          <span className="inline-block text-base font-normal text-quiet">{words.credited}</span>
        </p>
        <p className="mt-1 font-medium">{note.contactName}</p>
        <p className="mt-1 text-sm text-quiet">
          <Sentence
            text={words.facts}
            values={{
              date: note.date,
              invoice: note.invoiceUrl ? (
                <PageLink className="link" to={note.invoiceUrl}>
                  {note.invoice}
                </PageLink>
              ) : (
                note.invoice
              ),
            }}
          />
        </p>
        {note.money.map(({ text, to }) => (
          <p key={to} className="text-sm">
            <PageLink className="link inline-flex min-h-11 items-center" to={to}>
              {text}
            </PageLink>
          </p>
        ))}
        {note.voidedOn ? (
          <p className="mt-1 text-sm text-quiet">
            {fill(words.voidedOn, { date: note.voidedOn, reason: note.voidReason })}
          </p>
        ) : null}
      </header>
      <p className="no-print flex gap-3">
        {note.sendUrl ? (
          <PageLink className="button button-main flex-1" to={note.sendUrl}>
            {words.send}
          </PageLink>
        ) : null}
        <a className="button flex-1" href={note.pdf} target="_blank" rel="noreferrer">
          {words.pdf}
        </a>
        {note.voidUrl ? (
          <PageLink className="button flex-1" to={note.voidUrl}>
            {words.void}
          </PageLink>
        ) : null}
      </p>
      <section aria-labelledby="reason">
        <h2 id="reason" className="text-base">
          {words.reason}
        </h2>
        <p>{note.reason}</p>
      </section>
      <SheetLines invoice={note} />
      <Totals {...note} />
    </article>
  );
}

type Loaded = ReturnType<typeof useLoaderData<typeof loadCreditNote>>;

function Totals({ symbol, net, taxes, amount, base }: Loaded) {
  return (
    <dl className="grid gap-1">
      <SheetTotalsRow name={words.beforeTax} symbol={symbol} amount={net} />
      {taxes.map((tax) => (
        <SheetTotalsRow key={tax.name} name={tax.name} symbol={symbol} amount={tax.amount} />
      ))}
      <SheetTotalsRow name={words.total} symbol={symbol} amount={amount} isMain />
      {base ? (
        <SheetTotalsRow
          name={fill(words.atRate, { rate: base.rate })}
          symbol={base.symbol}
          amount={base.amount}
        />
      ) : null}
    </dl>
  );
}
