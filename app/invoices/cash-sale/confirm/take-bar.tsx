import { useNavigation } from "@remix-run/react";
import { formatAmount, formatMoney } from "../../../../domain/money/money";
import { ActionBar } from "~/ui/action-bar";
import { Sentence } from "~/ui/sentence";
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
  return (
    <ActionBar>
      <div className="w-full">
        <p className="text-sm text-quiet">
          {tax ? fill(words.taxIncluded, { amount: formatAmount(tax) }) : null}
          {isRounded ? (
            <span className="by-cash">
              {fill(tax ? words.thenRounded : words.rounded, { amount: formatAmount(rounding) })}
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
              <Sentence
                text={words.takeEither}
                values={{
                  inCash: <span className="by-cash">{formatMoney(symbol, inCash)}</span>,
                  // Only browsers without `:has()` show this text, because they cannot hide one of
                  // the two amounts.
                  either: <span className="either">{words.either}</span>,
                  total: <span className="by-other">{formatMoney(symbol, total)}</span>,
                }}
              />
            ) : (
              fill(words.take, { amount: formatMoney(symbol, total) })
            )}
          </span>
        </button>
      </div>
    </ActionBar>
  );
}
