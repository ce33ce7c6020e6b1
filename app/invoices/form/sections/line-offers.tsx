import { withSymbol } from "../../../../domain/money/with-symbol";
import type { LineForm } from "~/invoices/schema";
import { intents } from "../intent";
import type { PriceOffer } from "../price-offers.server";
import { typeInto } from "~/forms/type-into";

type LastPriceProps = { prefix: string; line: LineForm; offer: PriceOffer; symbol: string };

/** What the customer paid last time: taken over by one tap. */
export function LastPriceOffer({ prefix, line, offer, symbol }: LastPriceProps) {
  const { unitPrice, discount, date } = offer;
  const less = discount ? ` less ${discount}` : "";
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-quiet">
      <span>
        On {date}: {withSymbol(symbol, unitPrice)}
        {less}
      </span>
      <button
        name="intent"
        value={intents.price(line.id, offer)}
        className="link min-h-11"
        aria-label={`Use the last price of ${line.name}, ${unitPrice}${less}`}
        onClick={(event) => {
          event.preventDefault();
          const { form } = event.currentTarget;
          typeInto(form, `${prefix}unitPrice`, unitPrice);
          typeInto(form, `${prefix}discount`, discount);
        }}
      >
        Use last price
      </button>
    </p>
  );
}

/** What the catalogue says now is in the field; what was asked before is one tap away. */
export function OldPriceOffer({ line, symbol }: { line: LineForm; symbol: string }) {
  const old = withSymbol(symbol, line.oldPrice);
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm">
      <span>The catalogue price has changed: it was {old}.</span>
      <button
        name="intent"
        value={intents.oldPrice(line.id)}
        className="link min-h-11"
        aria-label={`Keep the old price of ${line.name}, ${old}`}
      >
        Keep the old price
      </button>
    </p>
  );
}
