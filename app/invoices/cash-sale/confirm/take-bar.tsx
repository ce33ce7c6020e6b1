import { useNavigation } from "@remix-run/react";
import { formatAmount, formatMoney } from "../../../../domain/money/money";
import { ActionBar } from "~/ui/action-bar";
import type { SaleAmounts } from "./amounts";
import { saleIntents } from "./intent";
import { fill } from "../../../../domain/words/message";
import { cashSaleWords as words } from "../../../../domain/words/cash-sale";

type Props = { amounts: SaleAmounts; symbol: string };

/** Shows the button that creates the sale. Its label contains the amount to take. */
export function TakeBar({ amounts, symbol }: Props) {
  const { inCash, total, tax, rounding } = amounts;
  const { state } = useNavigation();
  const isRounded = inCash !== total;
  const taxText = tax ? fill(words.taxIncluded, { amount: formatAmount(tax) }) : null;
  const amount = formatAmount(rounding);
  const [inCashText, totalText] = [formatMoney(symbol, inCash), formatMoney(symbol, total)];
  return (
    <ActionBar>
      <div className="w-full">
        <p className="text-sm text-quiet">
          {taxText && isRounded ? <span className="by-other one">{taxText}</span> : taxText}
          {isRounded ? (
            <span className="by-cash">
              {tax
                ? fill(words.taxIncludedRounded, { tax: formatAmount(tax), amount })
                : fill(words.rounded, { amount })}
            </span>
          ) : null}
        </p>
        <button
          name="intent"
          value={saleIntents.sell}
          className="button button-main mt-1 w-full text-lg"
          disabled={state === "submitting"}
        >
          <span className="min-w-0 break-words">
            {isRounded ? (
              <>
                <span className="by-cash one">{fill(words.take, { amount: inCashText })}</span>
                <span className="by-other one">{fill(words.take, { amount: totalText })}</span>
                <span className="either">
                  {fill(words.takeEither, { inCash: inCashText, total: totalText })}
                </span>
              </>
            ) : (
              fill(words.take, { amount: totalText })
            )}
          </span>
        </button>
      </div>
    </ActionBar>
  );
}
