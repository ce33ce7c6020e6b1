import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { formatAmount, minorToText } from "../../../../domain/money/money";
import { withQuery } from "~/lib/address";
import { Amount } from "~/ui/amount";
import { Field } from "~/ui/field";
import { FIGURE_INPUT } from "~/ui/figure";
import { Sentence } from "~/ui/sentence";
import { PaymentCodePanel } from "../../payment-code";
import { invoicePaths } from "../../paths";
import { calculateChange, type SaleAmounts } from "./amounts";
import { saleIntents } from "./intent";
import type { CashSaleConfirmation } from "./loader.server";
import type { SaleCode } from "./sale-code.server";
import { cashSaleWords as words } from "../../../../domain/words/cash-sale";
import { fill } from "../../../../domain/words/message";

type SaleForm = CashSaleConfirmation["form"];

type Props = Pick<CashSaleConfirmation, "methods" | "symbol" | "profileHasCode" | "codeName"> & {
  /** The form as the server last rendered it. */
  form: SaleForm;
  /** The form with the values that are in the fields at this moment. */
  live: SaleForm;
  amounts: SaleAmounts;
  /**
   * The payment codes that the server sent with the page and with the answer to the last post; null
   * or undefined where the server sent none.
   */
  codes: (SaleCode | null | undefined)[];
  /** The error of the field "Cash given". */
  error: string | undefined;
};

/**
 * Shows the payment methods. The fields of a method are below the list of methods and visible while
 * the method is chosen. The style sheet (cash-sale.css) shows and hides them, so that no JavaScript
 * is needed.
 */
export function PaymentMethods(props: Props) {
  const { methods, form } = props;
  if (methods.length === 0) return null;
  const hasMethod = (kind: string) => methods.some((method) => method.kind === kind);
  return (
    <fieldset className="sale-methods">
      <legend className="label">{words.paidBy}</legend>
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
      {hasMethod("cash") ? <CashGiven {...props} /> : null}
      {hasMethod("code") ? <SaleCodePanel {...props} /> : null}
    </fieldset>
  );
}

function CashGiven({ form, live, amounts, symbol, error }: Props) {
  const change = calculateChange(live.cashGiven, amounts);
  return (
    <div className="sale-cash grid-cols-2 items-end gap-3">
      <Field
        label={fill(words.cashGivenIn, { symbol })}
        name="cashGiven"
        defaultValue={form.cashGiven}
        error={error}
        {...FIGURE_INPUT}
      />
      <output htmlFor="cashGiven" className="min-h-11 self-center pt-6">
        {change === null ? null : (
          <Sentence
            text={change < 0 ? words.missing : words.change}
            values={{
              amount: (
                <strong>
                  <Amount symbol={symbol} figure={formatAmount(change < 0 ? -change : change)} />
                </strong>
              ),
            }}
          />
        )}
      </output>
      <p className="without-script">
        <button name="intent" value={saleIntents.update} className="button">
          {words.showChange}
        </button>
      </p>
    </div>
  );
}

function SaleCodePanel({ profileHasCode, codeName, codes, live, methods, amounts }: Props) {
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
        <PaymentCodePanel code={code} />
      ) : (
        <p className="text-sm text-quiet">
          {profileHasCode ? words.codeFollows : fill(words.noCode, { code: codeName })}
        </p>
      )}
    </div>
  );
}

/**
 * Returns the address of a payment code as JSON. This address is not in `invoicePaths`, because
 * most pages load that object.
 */
function toSaleCodeAddress(query: { amount: string; sale: string }): string {
  return withQuery(invoicePaths.confirmCashSale(), query);
}

const TYPING_PAUSE_MS = 200;

/**
 * Loads the payment code for an amount after the user has stopped typing for 200 ms. Returns null
 * until the code is loaded.
 */
function useSaleCode(isNeeded: boolean, amount: string, saleKey: string): SaleCode | null {
  const { load, data } = useFetcher<SaleCode | null>();
  useEffect(() => {
    if (!isNeeded) return undefined;
    const wait = setTimeout(
      () => load(toSaleCodeAddress({ amount, sale: saleKey })),
      TYPING_PAUSE_MS,
    );
    return () => clearTimeout(wait);
  }, [isNeeded, amount, saleKey, load]);
  return data?.forAmount === amount ? data : null;
}
