import { invoiceFormWords as words } from "../../../../domain/words/invoice-form";
import { fill } from "../../../../domain/words/message";
import { convertCurrency, toDecimal, formatAmount } from "../../../../domain/money/money";
import { Amount } from "~/ui/amount";
import { parseRate } from "../../../../domain/money/typed-amount";
import type { FormAmounts } from "~/invoices/amounts";

/** The base currency, and the typed exchange rate to that currency. */
type Equivalent = { code: string; symbol: string; rate: string };

type Props = {
  amounts: FormAmounts;
  symbol: string;
  /** Null when the invoice is in the base currency. */
  equivalent: Equivalent | null;
  isStored: boolean;
};

/**
 * Shows the totals. The "Grand Total" of a new invoice is the amount before tax; that of a stored
 * invoice includes tax.
 */
export function Totals({ amounts, symbol, equivalent, isStored }: Props) {
  const { subtotal, discount, tax, total } = amounts;
  return (
    <section aria-labelledby="totals-heading">
      <h2 id="totals-heading" className="sr-only">
        {words.totals}
      </h2>
      <dl className="grid gap-1">
        <TotalRow
          name={isStored ? words.beforeTax : words.grandTotal}
          hint={isStored ? "" : words.isBeforeTax}
          symbol={symbol}
          amount={subtotal - discount}
        />
        <TotalRow name={words.tax} symbol={symbol} amount={tax} />
        <TotalRow
          name={isStored ? words.grandTotal : words.customerPays}
          hint={words.isWithTax}
          symbol={symbol}
          amount={total}
          isMain
        />
        {equivalent ? <EquivalentTotal total={total} {...equivalent} /> : null}
      </dl>
    </section>
  );
}

/** Shows the total in the base currency; nothing when the rate cannot be parsed. */
function EquivalentTotal({ total, code, symbol, rate }: Equivalent & { total: bigint }) {
  const parsedRate = parseRate(rate);
  if (parsedRate === null) return null;
  return (
    <TotalRow
      name={fill(words.inCurrency, { code })}
      hint={fill(words.atRate, { rate })}
      symbol={symbol}
      amount={convertCurrency(total, toDecimal(parsedRate))}
    />
  );
}

/**
 * Shows the totals in detail: also the subtotal, the discount, the cash rounding and the balance.
 */
export function Summary({ amounts, symbol, isStored }: Omit<Props, "equivalent">) {
  const { subtotal, discount, tax, total, balance } = amounts;
  return (
    <dl className="mt-4 grid gap-2">
      <TotalRow name={words.subtotal} symbol={symbol} amount={subtotal} />
      <TotalRow name={words.discount} symbol={symbol} amount={-discount} />
      {isStored ? null : (
        <TotalRow
          name={words.grandTotal}
          hint={words.isBeforeTax}
          symbol={symbol}
          amount={subtotal - discount}
        />
      )}
      <TotalRow name={words.tax} symbol={symbol} amount={tax} />
      <TotalRow
        name={isStored ? words.grandTotal : words.customerPays}
        symbol={symbol}
        amount={total}
        isMain
      />
      {amounts.rounding === BigInt(0) ? null : (
        <TotalRow name={words.cashRounding} symbol={symbol} amount={amounts.rounding} />
      )}
      <TotalRow name={words.balance} symbol={symbol} amount={balance} />
    </dl>
  );
}

function TotalRow({
  name,
  hint,
  symbol,
  amount,
  isMain,
}: {
  name: string;
  hint?: string;
  symbol: string;
  amount: bigint;
  isMain?: boolean;
}) {
  return (
    <div className={`flex flex-wrap items-baseline gap-x-3 ${isMain ? "font-semibold" : ""}`}>
      <dt>
        {name}
        {hint ? <span className="text-sm font-normal text-quiet"> {hint}</span> : null}
      </dt>
      <dd className="ml-auto">
        <Amount symbol={symbol} figure={formatAmount(amount)} />
      </dd>
    </div>
  );
}
