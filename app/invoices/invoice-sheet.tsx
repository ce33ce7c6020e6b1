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
          {[invoice.date, invoice.term, invoice.dueDate ? `Due on ${invoice.dueDate}` : ""]
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
        Notes
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
        Items
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
                {`${line.quantity} × ${line.unitPrice}`}
                {line.discount ? `, ${line.discount} off` : ""}
                {line.tax ? `, ${line.tax}` : ""}
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
  const taxes = taxRows.length > 0 ? taxRows : [{ label: "Tax", amount: totals.tax }];
  return (
    <dl className="grid gap-1">
      {/* Both rows are left out without a discount, because the subtotal then equals the amount
          before tax. */}
      {totals.discount === "0.00" ? null : (
        <>
          <SheetTotalsRow name="Subtotal" symbol={symbol} amount={totals.subtotal} />
          <SheetTotalsRow name="Discount" symbol={symbol} amount={totals.discount} />
        </>
      )}
      <SheetTotalsRow name="Before tax" symbol={symbol} amount={totals.beforeTax} />
      {taxes.map(({ label, amount }) => (
        <SheetTotalsRow key={label} name={label} symbol={symbol} amount={amount} />
      ))}
      <SheetTotalsRow name="Total" symbol={symbol} amount={totals.total} isMain />
      {totals.rounding ? (
        <SheetTotalsRow name="Rounding" symbol={symbol} amount={totals.rounding} />
      ) : null}
      {base ? <BaseRows base={base} isTaxInvoice={isTaxInvoice} /> : null}
      {totals.paid ? <SheetTotalsRow name="Paid" symbol={symbol} amount={totals.paid} /> : null}
      {totals.credited ? (
        <SheetTotalsRow name="Credited" symbol={symbol} amount={totals.credited} />
      ) : null}
      {/* Nothing is owed for a void invoice. The balance is negative when a credit note was created
          for an amount that the customer had already paid. */}
      {isVoid ? null : (
        <SheetTotalsRow
          name={totals.balance.startsWith("-") ? "To give back" : "Still to pay"}
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
      <SheetTotalsRow name={`At a rate of ${base.rate}`} symbol={base.symbol} amount={base.total} />
    );
  return (
    <>
      <SheetTotalsRow
        name={`Excluding GST, at a rate of ${base.rate}`}
        symbol={base.symbol}
        amount={base.beforeTax}
      />
      <SheetTotalsRow name="GST" symbol={base.symbol} amount={base.tax} />
      <SheetTotalsRow name="Including GST" symbol={base.symbol} amount={base.total} />
    </>
  );
}

function Payments({ invoice: { payments, symbol } }: { invoice: InvoiceDetails }) {
  return (
    <section aria-labelledby="payments">
      <h2 id="payments" className="text-base">
        Payments
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
