import { invoiceFormWords as words } from "../../../../domain/words/invoice-form";
import { fill } from "../../../../domain/words/message";
import { useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { formatAmount, type InvoiceAmounts } from "../../../../domain/money/money";
import type { InvoiceForm, InvoiceRules } from "~/invoices/schema";
import type { InvoiceChoices } from "../loader.server";
import { FieldError } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { LineCard } from "./line-card";
import { useFieldError } from "~/forms/long-form";

type Props = {
  /** The form as the server last rendered it. */
  form: InvoiceForm;
  /** The form with the values that are in the fields at this moment. */
  live: InvoiceForm;
  amounts: InvoiceAmounts;
  choices: InvoiceChoices;
  rates: InvoiceRules["taxRates"];
  symbol: string;
  /** The code of the form's currency, such as "MYR". */
  code: string;
  /** The field that finds items in a wide window with script. */
  finder: ReactNode;
};

export function InvoiceLines({ form, live, amounts, choices, rates, symbol, code, finder }: Props) {
  const error = useFieldError("lines");
  const activeLineId = useSearchParams()[0].get("line");
  return (
    <section id="lines" aria-labelledby="lines-heading" tabIndex={-1}>
      <h2 id="lines-heading" className="text-base">
        {words.items}
      </h2>
      <FieldError id="lines-error" error={error} />
      {form.lines.length === 0 ? (
        <p className="mt-1 text-sm text-quiet">{words.noItems}</p>
      ) : (
        <div className="lines card mt-2">
          {/* Column headings for wide windows. They are hidden from screen readers, because every
              field has a label. */}
          <p className="line-heads" hidden aria-hidden="true">
            <span>{words.item}</span>
            <span>{words.quantity}</span>
            <span>{words.unitPrice}</span>
            <span>{words.discount}</span>
            <span>{words.tax}</span>
            <span>{fill(words.amountIn, { symbol })}</span>
          </p>
          <ol>
            {form.lines.map((line, index) => {
              const { net = BigInt(0), discount = BigInt(0) } = amounts.lines[index] ?? {};
              return (
                <LineCard
                  key={line.id}
                  index={index}
                  isLast={index === form.lines.length - 1}
                  line={line}
                  live={live.lines[index] ?? line}
                  amount={formatAmount(net)}
                  discountAmount={discount === BigInt(0) ? "" : formatAmount(-discount)}
                  taxCodes={choices.taxCodes}
                  taxOffer={choices.taxOffer}
                  isActive={line.id === activeLineId}
                  priceOffer={choices.priceOffers.find(({ lineId }) => lineId === line.id)}
                  taxRates={rates}
                  symbol={symbol}
                  code={code}
                />
              );
            })}
          </ol>
        </div>
      )}
      <div className="add-lines mt-3 grid grid-cols-2 gap-3">
        {finder}
        <button name="intent" value="item" className="button px-2">
          <Icon name="add" />
          {words.addItem}
        </button>
        <button name="intent" value="service" className="button px-2">
          <Icon name="add" />
          {words.addService}
        </button>
      </div>
    </section>
  );
}
