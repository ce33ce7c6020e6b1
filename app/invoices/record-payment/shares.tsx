import { formatAmount } from "../../../domain/money/money";
import { addCurrencySymbol } from "../../../domain/money/with-symbol";
import { fill } from "../../../domain/words/message";
import { moneyWords } from "../../../domain/words/money";
import { recordPaymentWords as words } from "../../../domain/words/record-payment";
import { Amount } from "~/ui/amount";
import { Field } from "~/ui/field";
import { FIGURE_INPUT } from "~/ui/figure";
import { SPREAD } from "./intent";
import type { RecordPaymentForm, ShareForm } from "./schema";
import { toShareField } from "./use-spread";

/** The texts about an unpaid invoice. */
type RowView = { left: string; due: string; isLate: boolean };

type Props = {
  form: RecordPaymentForm;
  /** The same form with what was filled in since it was rendered. */
  formNow: RecordPaymentForm;
  errors: Record<string, string>;
  isBusy: boolean;
  /** The currency that is chosen now. */
  currencyId: string;
  /** The texts by the ids of the invoices; an invoice that has been paid meanwhile has none. */
  rows: Record<string, RowView>;
};

/**
 * Shows the unpaid invoices with a field for each amount. The invoices of other currencies are
 * hidden, and keep what was typed.
 */
export function PaymentShares({ form, formNow, errors, isBusy, currencyId, rows }: Props) {
  if (!form.shares.some((share) => share.currencyId === currencyId))
    return <p className="text-quiet">{words.noUnpaid}</p>;
  return (
    <section aria-labelledby="shares-heading">
      <h2 id="shares-heading" className="text-base">
        {words.whatItPays}
      </h2>
      <p className="hint">{words.dueFirst}</p>
      <ul>
        {form.shares.map((share, index) => (
          <ShareRow
            key={share.invoiceId}
            share={share}
            shareNow={formNow.shares[index] ?? share}
            index={index}
            row={rows[share.invoiceId]}
            isShown={share.currencyId === currencyId}
            error={errors[toShareField(index, "amount")]}
          />
        ))}
      </ul>
      <p className="without-script mt-3">
        <button name="intent" value={SPREAD} className="button w-full" disabled={isBusy}>
          {words.spreadAgain}
        </button>
      </p>
    </section>
  );
}

type RowProps = {
  share: ShareForm;
  shareNow: ShareForm;
  index: number;
  row: RowView | undefined;
  isShown: boolean;
  error: string | undefined;
};

function ShareRow({ share, shareNow, index, row, isShown, error }: RowProps) {
  return (
    <li
      hidden={!isShown}
      className={isShown ? "flex items-start gap-3 border-b border-line py-3" : undefined}
    >
      <ShareFacts share={{ ...share, filled: shareNow.filled }} index={index} />
      <p className="min-w-0 flex-1">
        <span className="block">{share.no}</span>
        <span className="block text-sm text-quiet">{row?.left ?? words.nothingLeft}</span>
        <span className={`block text-sm ${row?.isLate ? "text-danger" : "text-quiet"}`}>
          {row?.due}
        </span>
      </p>
      <Field
        label={moneyWords.labels.amount}
        aria-label={fill(words.amountFor, { no: share.no })}
        name={toShareField(index, "amount")}
        defaultValue={share.amount}
        error={error}
        placeholder="0.00"
        {...FIGURE_INPUT}
        className="w-[120px] flex-none"
      />
    </li>
  );
}

/** The hidden fields of an invoice, and with `withAmount` also its amount. */
export function ShareFacts({
  share,
  index,
  withAmount = false,
}: {
  share: ShareForm;
  index: number;
  withAmount?: boolean;
}) {
  const { filled, amount, ...facts } = share;
  return (
    <>
      {(["invoiceId", "no", "currencyId", "balance"] as const).map((name) => (
        <input key={name} type="hidden" name={toShareField(index, name)} value={facts[name]} />
      ))}
      <input type="hidden" name={toShareField(index, "filled")} value={filled} />
      {withAmount ? (
        <input type="hidden" name={toShareField(index, "amount")} value={amount} />
      ) : null}
    </>
  );
}

/** Says what of the amount is left and goes on account, or how much it falls short. */
export function AmountLeft({
  rest,
  symbol,
  name,
  isAlwaysShown,
}: {
  rest: bigint;
  symbol: string;
  name: string;
  isAlwaysShown: boolean;
}) {
  const isShort = rest < BigInt(0);
  if (!isAlwaysShown && rest <= BigInt(0)) return null;
  const figure = formatAmount(isShort ? -rest : rest);
  return (
    <div>
      <p className="flex items-baseline justify-between gap-3 font-semibold">
        <span id="amount-left">{isShort ? words.short : words.onAccount}</span>{" "}
        <output aria-labelledby="amount-left" className={isShort ? "text-danger" : undefined}>
          <Amount symbol={symbol} figure={figure} />
        </output>
      </p>
      {rest > BigInt(0) ? (
        <p className="text-sm text-quiet">
          {fill(words.stays, { amount: addCurrencySymbol(symbol, figure), name })}
        </p>
      ) : null}
    </div>
  );
}
