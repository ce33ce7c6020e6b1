import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { formatAmount, minorToText } from "../../../../domain/money/money";
import { withQuery } from "~/lib/address";
import { Amount } from "~/ui/amount";
import { Field } from "~/ui/field";
import { FIGURE_INPUT } from "~/ui/figure";
import { PaymentCode } from "../../payment-code";
import { invoicePaths } from "../../paths";
import { calculateChange, type SaleAmounts } from "./amounts";
import { intents } from "./intent";
import type { CashSaleConfirmation } from "./loader.server";
import type { SaleCode } from "./sale-code.server";

type SaleForm = CashSaleConfirmation["form"];

type Props = Pick<CashSaleConfirmation, "methods" | "symbol" | "profileHasCode" | "codeName"> & {
  form: SaleForm;
  /** The form as it is typed at this moment. */
  live: SaleForm;
  amounts: SaleAmounts;
  /** The payment codes that came with the page and with the last answer. */
  codes: (SaleCode | null | undefined)[];
  error: string | undefined;
};

/**
 * Shows the payment methods. The fields of a method are below all methods and visible while the
 * method is chosen. The style sheet does this (cash-sale.css), so that it works without JavaScript.
 */
export function PaymentMethods(props: Props) {
  const { methods, form } = props;
  if (methods.length === 0) return null;
  const has = (kind: string) => methods.some((method) => method.kind === kind);
  return (
    <fieldset className="sale-methods">
      <legend className="label">Paid by</legend>
      {methods.map(({ id, name, kind }) => [
        <input
          key={id}
          id={`method-${id}`}
          type="radio"
          name="methodId"
          value={id}
          data-kind={kind}
          defaultChecked={id === form.methodId}
        />,
        <label key={`${id}-label`} htmlFor={`method-${id}`} className="chip">
          {name}
        </label>,
      ])}
      {has("cash") ? <CashGiven {...props} /> : null}
      {has("code") ? <SaleCodePanel {...props} /> : null}
    </fieldset>
  );
}

function CashGiven({ form, live, amounts, symbol, error }: Props) {
  const change = calculateChange(live.cashGiven, amounts);
  return (
    <div className="sale-cash grid-cols-2 items-end gap-3">
      <Field
        label={`Cash given (${symbol})`}
        name="cashGiven"
        defaultValue={form.cashGiven}
        error={error}
        {...FIGURE_INPUT}
      />
      <output htmlFor="cashGiven" className="min-h-11 self-center pt-6">
        {change === null ? null : (
          <>
            {change < 0 ? "Still missing " : "Change "}
            <strong>
              <Amount symbol={symbol} figure={formatAmount(change < 0 ? -change : change)} />
            </strong>
          </>
        )}
      </output>
      <p className="without-script">
        <button name="intent" value={intents.update} className="button">
          Show change
        </button>
      </p>
    </div>
  );
}

function SaleCodePanel({
  profileHasCode: profileHasCode,
  codeName,
  codes,
  live,
  methods,
  amounts,
}: Props) {
  const amount = minorToText(amounts.total);
  const isChosen = methods.find(({ id }) => id === live.methodId)?.kind === "code";
  const sentCode = codes.find((code) => code?.forAmount === amount);
  const loadedCode = useSaleCode(
    isChosen && profileHasCode && !sentCode && amounts.total > 0,
    amount,
    live.key,
  );
  const code = sentCode ?? loadedCode;
  return (
    <div className="sale-code">
      {code ? (
        <PaymentCode code={code} />
      ) : (
        <p className="text-sm text-quiet">
          {profileHasCode
            ? "The code comes with the total."
            : `Your business profile has no ${codeName} code: let the customer scan the one on your ` +
              "counter."}
        </p>
      )}
    </div>
  );
}

/** Not in `invoicePaths`, because every page loads that object. */
function saleCodeAddress(of: { amount: string; sale: string }): string {
  return withQuery(invoicePaths.confirmCashSale(), of);
}

const WAIT_MS = 200;

/** Loads the payment code for an amount after the user has stopped typing for 200 ms. */
function useSaleCode(isWanted: boolean, amount: string, sale: string): SaleCode | null {
  const { load, data } = useFetcher<SaleCode | null>();
  useEffect(() => {
    if (!isWanted) return undefined;
    const wait = setTimeout(() => load(saleCodeAddress({ amount, sale })), WAIT_MS);
    return () => clearTimeout(wait);
  }, [isWanted, amount, sale, load]);
  return data?.forAmount === amount ? data : null;
}
