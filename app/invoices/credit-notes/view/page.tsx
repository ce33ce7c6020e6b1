import { Link, useLoaderData } from "@remix-run/react";
import { Amount } from "~/ui/amount";
import { SheetLines } from "../../invoice-sheet";
import type { loadCreditNote } from "./load.server";

/** A credit note: of which invoice, why, and how much. */
export function CreditNotePage() {
  const note = useLoaderData<typeof loadCreditNote>();
  return (
    <article className="mx-auto grid max-w-form gap-6 p-4" aria-labelledby="credit-note-no">
      {note.voidedOn ? (
        <div className="status status-voided">
          <p>VOIDED</p>
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
          <span className="text-base font-normal text-quiet">credited</span>
        </p>
        <p className="mt-1 font-medium">{note.contactName}</p>
        <p className="mt-1 text-sm text-quiet">
          {note.date} · for invoice{" "}
          {note.invoiceAt ? (
            <Link className="link" to={note.invoiceAt}>
              {note.invoice}
            </Link>
          ) : (
            note.invoice
          )}
        </p>
        {note.voidedOn ? (
          <p className="mt-1 text-sm text-quiet">
            Voided on {note.voidedOn}: {note.voidReason}
          </p>
        ) : null}
      </header>
      <p className="no-print flex gap-3">
        <a className="button flex-1" href={note.pdf} target="_blank" rel="noreferrer">
          PDF
        </a>
        {note.voidAt ? (
          <Link className="button flex-1" to={note.voidAt}>
            Void
          </Link>
        ) : null}
      </p>
      <section aria-labelledby="reason">
        <h2 id="reason" className="text-base">
          Reason
        </h2>
        <p>{note.reason}</p>
      </section>
      <SheetLines invoice={note} />
      <Totals {...note} />
    </article>
  );
}

type Loaded = ReturnType<typeof useLoaderData<typeof loadCreditNote>>;

function Totals({ symbol, net, taxes, amount, atRate }: Loaded) {
  return (
    <dl className="grid gap-1">
      <Row name="Before tax" symbol={symbol} amount={net} />
      {taxes.map((tax) => (
        <Row key={tax.name} name={tax.name} symbol={symbol} amount={tax.amount} />
      ))}
      <Row name="Total credited" symbol={symbol} amount={amount} />
      {atRate ? <Row name="In your currency" symbol="" amount={atRate} /> : null}
    </dl>
  );
}

function Row({ name, symbol, amount }: { name: string; symbol: string; amount: string }) {
  return (
    <div className="flex justify-between gap-3">
      <dt>{name}</dt>
      <dd>
        <Amount symbol={symbol} figure={amount} />
      </dd>
    </div>
  );
}
