import { convert, decimal, formatAmount, type InvoiceAmounts } from "../../money/money";
import { readTypedAmount } from "~/lib/typed-amount";

/** In the company's own currency, when the invoice is in another. */
export type Equivalent = { code: string; symbol: string; rate: string };

type Props = { amounts: InvoiceAmounts; symbol: string; equivalent: Equivalent | null };

/** What the invoice adds up to: before tax, the tax, and what the customer pays. */
export function Totals({ amounts, symbol, equivalent }: Props) {
  const { subtotal, discount, tax, total } = amounts;
  return (
    <section aria-labelledby="totals-heading">
      <h2 id="totals-heading" className="sr-only">
        Totals
      </h2>
      <dl className="grid gap-1">
        <Sum name="Grand Total" hint="before tax" symbol={symbol} amount={subtotal - discount} />
        <Sum name="Tax" symbol={symbol} amount={tax} />
        <Sum name="Customer pays" symbol={symbol} amount={total} isMain />
        {equivalent ? <EquivalentSum total={total} {...equivalent} /> : null}
      </dl>
    </section>
  );
}

function EquivalentSum({ total, code, symbol, rate }: Equivalent & { total: bigint }) {
  const read = readTypedAmount(rate);
  if (read === null) return null;
  return <Sum name={`In ${code}`} hint={`at ${rate}`} symbol={symbol} amount={convert(total, decimal(read))} />;
}

/** The same figures one by one, as the summary shows them. */
export function Summary({ amounts, symbol }: { amounts: InvoiceAmounts; symbol: string }) {
  const { subtotal, discount, tax, total, balance } = amounts;
  return (
    <dl className="mt-4 grid gap-2">
      <Sum name="Subtotal" symbol={symbol} amount={subtotal} />
      <Sum name="Discount" symbol={symbol} amount={-discount} />
      <Sum name="Grand Total" hint="before tax" symbol={symbol} amount={subtotal - discount} />
      <Sum name="Tax" symbol={symbol} amount={tax} />
      <Sum name="Customer pays" symbol={symbol} amount={total} isMain />
      <Sum name="Balance" symbol={symbol} amount={balance} />
    </dl>
  );
}

function Sum({ name, hint, symbol, amount, isMain }: { name: string; hint?: string; symbol: string; amount: bigint; isMain?: boolean }) {
  return (
    <div className={`flex items-baseline justify-between gap-3 ${isMain ? "font-semibold" : ""}`}>
      <dt>
        {name}
        {hint ? <span className="text-sm text-quiet"> {hint}</span> : null}
      </dt>
      <dd className="figures whitespace-nowrap">
        <span className="symbol">{symbol}</span> {formatAmount(amount)}
      </dd>
    </div>
  );
}
