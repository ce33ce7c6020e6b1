import { fill } from "../../domain/words/message";
import { paperWords as words } from "../../domain/words/papers";
import { Fragment, type ReactNode } from "react";
import type { InvoiceDetails } from "~/models/invoices/details.server";
import { Amount } from "~/ui/amount";

type RowName =
  | ("subtotal" | "discount" | "totalBeforeTax" | "tax" | "total" | "rounding")
  | ("atRate" | "beforeGst" | "gst" | "withGst")
  | ("paid" | "credited" | "toGiveBack" | "stillToPay");

/** The labels of the sheet, by the name of their words. */
export type SheetLabel = RowName | "dueOn" | "items" | "lessDiscount" | "payments" | "notes";

/**
 * Returns a label as the paper shows it. `own` is the label in the language of the person, and
 * `values` are the values in it.
 */
export type ShowLabel = (
  own: string,
  label: SheetLabel,
  values?: Record<string, string>,
) => ReactNode;

/** Returns a text, which the API sends in English, as the paper shows it. */
export type ShowText = (own: string) => ReactNode;

/** How the sheet shows its texts: in the language of the person, or in those of the paper. */
export type SheetTexts = {
  show: ShowLabel;
  translate: ShowText;
  /** The same for a value, which has one language. */
  translateValue: ShowText;
};

const OWN_TEXTS: SheetTexts = {
  show: (own) => own,
  translate: (own) => own,
  translateValue: (own) => own,
};

type Props = {
  texts?: SheetTexts;
  invoice: InvoiceDetails;
  /**
   * True for a Singapore tax invoice, which also shows the amounts without and with GST in the base
   * currency.
   */
  isTaxInvoice?: boolean;
};

/** Shows an invoice without fields: lines, totals, payments and notes. */
export function InvoiceSheet({ invoice, isTaxInvoice = false, texts = OWN_TEXTS }: Props) {
  return (
    <div className="grid gap-6">
      <section aria-labelledby="invoice-no">
        <h2 id="invoice-no" className="text-lg">
          {invoice.no}
        </h2>
        {invoice.title ? <p>{invoice.title}</p> : null}
        <p className="font-medium">{invoice.contactName}</p>
        <p className="text-sm text-quiet">
          {joinParts(
            [
              invoice.date,
              invoice.term && texts.translateValue(invoice.term),
              invoice.dueDate &&
                texts.show(fill(words.dueOn, { date: invoice.dueDate }), "dueOn", {
                  date: invoice.dueDate,
                }),
            ],
            " · ",
          )}
        </p>
      </section>
      <SheetLines invoice={invoice} texts={texts} />
      <SheetTotals invoice={invoice} isTaxInvoice={isTaxInvoice} texts={texts} />
      {invoice.payments.length > 0 ? <Payments invoice={invoice} texts={texts} /> : null}
      <SheetNotes memo={invoice.memo} texts={texts} />
    </div>
  );
}

/** Joins texts and elements; empty ones are left out. */
function joinParts(parts: ReactNode[], separator: string): ReactNode {
  return parts.filter(Boolean).map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? separator : null}
      {part}
    </Fragment>
  ));
}

type NotesProps = { memo: string; texts?: SheetTexts };

export function SheetNotes({ memo, texts = OWN_TEXTS }: NotesProps) {
  if (!memo) return null;
  return (
    <section aria-labelledby="notes">
      <h2 id="notes" className="text-base">
        {texts.show(words.notes, "notes")}
      </h2>
      <p className="whitespace-pre-line">{memo}</p>
    </section>
  );
}

/** Shows the lines of an invoice or a credit note. */
export function SheetLines({
  invoice: { lines, symbol },
  texts = OWN_TEXTS,
}: {
  invoice: Pick<InvoiceDetails, "lines" | "symbol">;
  texts?: SheetTexts;
}) {
  return (
    <section aria-labelledby="lines">
      <h2 id="lines" className="text-base">
        {texts.show(words.items, "items")}
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
                {joinParts(
                  [
                    `${line.quantity} × ${line.unitPrice}`,
                    line.discount &&
                      texts.show(
                        fill(words.lessDiscount, { discount: line.discount }),
                        "lessDiscount",
                        {
                          discount: line.discount,
                        },
                      ),
                    line.tax && texts.translateValue(line.tax),
                  ],
                  words.comma,
                )}
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
  texts = OWN_TEXTS,
}: TotalsProps) {
  const row = (own: string, name: RowName, amount: string, isMain = false) => (
    <SheetTotalsRow name={texts.show(own, name)} symbol={symbol} amount={amount} isMain={isMain} />
  );
  return (
    <dl className="grid gap-1">
      {/* Both rows are left out without a discount, because the subtotal then equals the amount
          before tax. */}
      {totals.discount === "0.00" ? null : (
        <>
          {row(words.subtotal, "subtotal", totals.subtotal)}
          {row(words.discount, "discount", totals.discount)}
        </>
      )}
      {row(words.beforeTax, "totalBeforeTax", totals.beforeTax)}
      {taxRows.length > 0
        ? taxRows.map(({ label, amount }) => (
            <SheetTotalsRow
              key={label}
              name={texts.translate(label)}
              symbol={symbol}
              amount={amount}
            />
          ))
        : row(words.tax, "tax", totals.tax)}
      {row(words.total, "total", totals.total, true)}
      {totals.rounding ? row(words.rounding, "rounding", totals.rounding) : null}
      {base ? <BaseRows base={base} isTaxInvoice={isTaxInvoice} texts={texts} /> : null}
      {totals.paid ? row(words.paid, "paid", totals.paid) : null}
      {totals.credited ? row(words.credited, "credited", totals.credited) : null}
      {/* Nothing is owed for a void invoice. The balance is negative when a credit note was created
          for an amount that the customer had already paid. */}
      {isVoid
        ? null
        : totals.balance.startsWith("-")
          ? row(words.toGiveBack, "toGiveBack", totals.balance.replace("-", ""))
          : row(words.stillToPay, "stillToPay", totals.balance)}
    </dl>
  );
}

type BaseProps = {
  base: NonNullable<InvoiceDetails["base"]>;
  isTaxInvoice: boolean;
  texts: SheetTexts;
};

/** Shows the totals in the base currency. */
function BaseRows({ base, isTaxInvoice, texts: { show } }: BaseProps) {
  const { rate, symbol } = base;
  if (!isTaxInvoice)
    return (
      <SheetTotalsRow
        name={show(fill(words.atRate, { rate }), "atRate", { rate })}
        symbol={symbol}
        amount={base.total}
      />
    );
  return (
    <>
      <SheetTotalsRow
        name={show(fill(words.beforeGst, { rate }), "beforeGst", { rate })}
        symbol={symbol}
        amount={base.beforeTax}
      />
      <SheetTotalsRow name={show(words.names.gst, "gst")} symbol={symbol} amount={base.tax} />
      <SheetTotalsRow name={show(words.withGst, "withGst")} symbol={symbol} amount={base.total} />
    </>
  );
}

type PaymentsProps = { invoice: InvoiceDetails; texts: SheetTexts };

function Payments({ invoice: { payments, symbol }, texts }: PaymentsProps) {
  return (
    <section aria-labelledby="payments">
      <h2 id="payments" className="text-base">
        {texts.show(words.payments, "payments")}
      </h2>
      <dl className="mt-1 grid gap-1">
        {payments.map((payment, index) => (
          <SheetTotalsRow
            key={index}
            name={texts.translateValue(payment.name)}
            symbol={symbol}
            amount={payment.amount}
          />
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
  name: ReactNode;
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
