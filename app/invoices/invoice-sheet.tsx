import { dueDateWords } from "../../domain/words/due-dates";
import { fill } from "../../domain/words/message";
import { paperWords as words } from "../../domain/words/paper";
import type { InvoiceDetails } from "~/models/invoices/details.server";
import { Amount } from "~/ui/amount";

type Props = {
  invoice: InvoiceDetails;
  /**
   * True for a Singapore tax invoice, which also shows the amounts without and with GST in the base
   * currency.
   */
  isTaxInvoice?: boolean;
};

/** Shows an invoice without fields: lines, totals, payments and notes. */
export function InvoiceSheet({ invoice, isTaxInvoice = false }: Props) {
  return (
    <div className="grid gap-6">
      <section aria-labelledby="invoice-no">
        <h2 id="invoice-no" className="text-lg">
          {invoice.no}
        </h2>
        {invoice.title ? <p>{invoice.title}</p> : null}
        <p className="font-medium">{invoice.contactName}</p>
        <p className="text-sm text-quiet">
          {[
            invoice.date,
            invoice.term,
            invoice.dueDate && fill(dueDateWords.dueOn, { date: invoice.dueDate }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </section>
      <SheetLines invoice={invoice} />
      <SheetTotals invoice={invoice} isTaxInvoice={isTaxInvoice} />
      {invoice.payments.length > 0 ? <Payments invoice={invoice} /> : null}
      <SheetNotes memo={invoice.memo} />
    </div>
  );
}

export function SheetNotes({ memo }: { memo: string }) {
  if (!memo) return null;
  return (
    <section aria-labelledby="notes">
      <h2 id="notes" className="text-base">
        {words.notes}
      </h2>
      <p className="whitespace-pre-line">{memo}</p>
    </section>
  );
}

/** Shows the lines of an invoice or a credit note. */
export function SheetLines({
  invoice: { lines, symbol },
}: {
  invoice: Pick<InvoiceDetails, "lines" | "symbol">;
}) {
  return (
    <section aria-labelledby="lines">
      <h2 id="lines" className="text-base">
        {words.items}
      </h2>
      <ol>
        {lines.map((line, index) => (
          <li key={index} className="flex gap-3 border-b border-line py-3">
            <div className="min-w-0 flex-1">
              <p>{line.name}</p>
              {line.description ? (
                <p className="whitespace-pre-line text-sm">{line.description}</p>
              ) : null}
              <p className="text-sm text-quiet">
                {[
                  `${line.quantity} × ${line.unitPrice}`,
                  line.discount && fill(words.off, { discount: line.discount }),
                  line.tax,
                ]
                  .filter(Boolean)
                  .join(words.comma)}
              </p>
            </div>
            <Amount symbol={symbol} figure={line.amount} />
          </li>
        ))}
      </ol>
    </section>
  );
}

type TotalsProps = Props & {
  /** One row for each tax, in place of a row with the sum of the taxes. */
  taxRows?: { label: string; amount: string }[];
};

export function SheetTotals({
  invoice: { isVoid, totals, symbol, base },
  isTaxInvoice = false,
  taxRows = [],
}: TotalsProps) {
  const taxes = taxRows.length > 0 ? taxRows : [{ label: words.tax, amount: totals.tax }];
  return (
    <dl className="grid gap-1">
      {/* Both rows are left out without a discount, because the subtotal then equals the amount
          before tax. */}
      {totals.discount === "0.00" ? null : (
        <>
          <SheetTotalsRow name={words.subtotal} symbol={symbol} amount={totals.subtotal} />
          <SheetTotalsRow name={words.discount} symbol={symbol} amount={totals.discount} />
        </>
      )}
      <SheetTotalsRow name={words.beforeTax} symbol={symbol} amount={totals.beforeTax} />
      {taxes.map(({ label, amount }) => (
        <SheetTotalsRow key={label} name={label} symbol={symbol} amount={amount} />
      ))}
      <SheetTotalsRow name={words.total} symbol={symbol} amount={totals.total} isMain />
      {totals.rounding ? (
        <SheetTotalsRow name={words.rounding} symbol={symbol} amount={totals.rounding} />
      ) : null}
      {base ? <BaseRows base={base} isTaxInvoice={isTaxInvoice} /> : null}
      {totals.paid ? (
        <SheetTotalsRow name={words.paid} symbol={symbol} amount={totals.paid} />
      ) : null}
      {totals.credited ? (
        <SheetTotalsRow name={words.credited} symbol={symbol} amount={totals.credited} />
      ) : null}
      {/* Nothing is owed for a void invoice. The balance is negative when a credit note was created
          for an amount that the customer had already paid. */}
      {isVoid ? null : (
        <SheetTotalsRow
          name={totals.balance.startsWith("-") ? words.toGiveBack : words.stillToPay}
          symbol={symbol}
          amount={totals.balance.replace("-", "")}
        />
      )}
    </dl>
  );
}

type Base = NonNullable<InvoiceDetails["base"]>;

/** Shows the totals in the base currency. */
function BaseRows({ base, isTaxInvoice }: { base: Base; isTaxInvoice: boolean }) {
  if (!isTaxInvoice)
    return (
      <SheetTotalsRow
        name={fill(words.atRate, { rate: base.rate })}
        symbol={base.symbol}
        amount={base.total}
      />
    );
  return (
    <>
      <SheetTotalsRow
        name={fill(words.beforeGst, { rate: base.rate })}
        symbol={base.symbol}
        amount={base.beforeTax}
      />
      <SheetTotalsRow name={words.gst} symbol={base.symbol} amount={base.tax} />
      <SheetTotalsRow name={words.withGst} symbol={base.symbol} amount={base.total} />
    </>
  );
}

function Payments({ invoice: { payments, symbol } }: { invoice: InvoiceDetails }) {
  return (
    <section aria-labelledby="payments">
      <h2 id="payments" className="text-base">
        {words.payments}
      </h2>
      <dl className="mt-1 grid gap-1">
        {payments.map((payment, index) => (
          <SheetTotalsRow key={index} name={payment.name} symbol={symbol} amount={payment.amount} />
        ))}
      </dl>
    </section>
  );
}

export function SheetTotalsRow({
  name,
  symbol,
  amount,
  isMain,
}: {
  name: string;
  symbol: string;
  amount: string;
  isMain?: boolean;
}) {
  return (
    <div className={`flex items-baseline justify-between gap-3 ${isMain ? "font-semibold" : ""}`}>
      <dt>{name}</dt>
      <dd>
        <Amount symbol={symbol} figure={amount} />
      </dd>
    </div>
  );
}
