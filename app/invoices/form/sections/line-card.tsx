import { invoiceFormWords as words } from "../../../../domain/words/invoice-form";
import { fill } from "../../../../domain/words/message";
import { INVOICE_LIMITS } from "../../../../domain/limits/invoices";
import { useState } from "react";
import type { InvoiceRules, LineForm } from "~/invoices/schema";
import { intents } from "../intent";
import type { PriceOffer } from "../price-offers.server";
import type { InvoiceChoices } from "../loader.server";
import { Amount } from "~/ui/amount";
import { Icon, type IconName } from "~/ui/icon";
import { parseAmount, parsePercent, formatPercent } from "../../../../domain/money/typed-amount";
import { typeInto } from "~/forms/type-into";
import { FormField, FormText, HiddenFields } from "~/forms/form-field";
import { useLongForm } from "~/forms/long-form";
import { FieldError, toFieldId } from "~/ui/field";
import { LineSummary, openLineAtField } from "./line-summary";
import { LastPriceOffer, OldPriceOffer } from "./line-fields";
import { TaxCodeField } from "./line-fields";
import { QuantityField } from "./line-fields";
import { findCopiedLineErrors } from "../copied-line-errors";

type LineCardProps = {
  index: number;
  isLast: boolean;
  /** The line as the server last rendered it. */
  line: LineForm;
  /** The line with the values that are in the fields at this moment. */
  live: LineForm;
  /** The formatted amount of the line before tax. */
  amount: string;
  /** The formatted amount of the discount; empty without a discount. */
  discountAmount: string;
  priceOffer: PriceOffer | undefined;
  /** True when the last button that was pressed belongs to this line. */
  isActive: boolean;
};

type Props = LineCardProps &
  Pick<InvoiceChoices, "taxCodes" | "taxOffer"> &
  Pick<InvoiceRules, "taxRates"> & {
    symbol: string;
    /** The code of the form's currency, such as "MYR". */
    code: string;
  };

const HIDDEN_FIELDS: (keyof LineForm)[] = [
  ...(["id", "storedId", "productId", "accountId", "pricedIn"] as const),
  ...(["oldPrice", "oldTax", "isGone"] as const),
];

/**
 * Shows a line as one row that opens its fields. The fields are beside the `details` element, not
 * inside it, so that a wide window can show them while the row is closed (form.css).
 */
export function LineCard({
  index,
  isLast,
  line,
  live,
  amount,
  discountAmount,
  priceOffer,
  isActive,
  taxCodes,
  taxOffer,
  taxRates: rates,
  symbol,
  code,
}: Props) {
  const prefix = `lines[${index}].`;
  // Only a line without an item has an account of its own; the user types the name of such a line.
  const isCustomLine = line.accountId !== "";
  const copiedLineErrors = findCopiedLineErrors(line, rates);
  const needsAttention =
    line.oldPrice !== "" || copiedLineErrors.productId !== undefined || !isReadable(line);
  const isOpen = useIsOpen(isActive || needsAttention, prefix);
  return (
    <li id={`line-${line.id}`} className="line" tabIndex={-1}>
      <HiddenFields prefix={prefix} values={line} names={HIDDEN_FIELDS} />
      <details open={isOpen}>
        <summary className="line-row" onClick={openLineAtField}>
          <h3 className={isCustomLine ? "line-own" : ""}>
            {live.name || line.name || fill(words.line, { number: index + 1 })}
          </h3>
          <span className="font-semibold">
            <Amount symbol={symbol} figure={amount} />
          </span>
          <Icon name="down" size={16} />
          <LineSummary line={live} prefix={prefix} />
        </summary>
      </details>
      <div className="line-fields">
        {copiedLineErrors.productId ? (
          <div className="col-span-2">
            <FieldError id={toFieldId(`${prefix}productId`)} error={copiedLineErrors.productId} />
          </div>
        ) : null}
        {isCustomLine ? (
          <FormField
            label={words.name}
            aria-label={fill(words.nameOf, { item: line.name })}
            name={`${prefix}name`}
            className="line-name col-span-2"
            isRequired
            defaultValue={line.name}
            maxLength={INVOICE_LIMITS.lineName}
            autoComplete="off"
          />
        ) : (
          <HiddenFields prefix={prefix} values={line} names={["name", "description"]} />
        )}
        <QuantityField name={`${prefix}quantity`} line={line} live={live.quantity} />
        <FormField
          label={words.unitPrice}
          aria-label={fill(words.unitPriceOf, { item: line.name })}
          name={`${prefix}unitPrice`}
          className="line-price"
          isRequired
          defaultValue={line.unitPrice}
          inputMode="decimal"
          autoComplete="off"
        />
        <FormField
          label={
            discountAmount
              ? fill(words.discountPercentWithAmount, { amount: discountAmount })
              : words.discountPercent
          }
          aria-label={fill(words.discountOf, { item: line.name })}
          name={`${prefix}discount`}
          className="line-discount"
          defaultValue={formatPercent(line.discount)}
          inputMode="decimal"
          autoComplete="off"
          onBlur={({ target }) => addPercentSign(target)}
          placeholder="0%"
        />
        {taxCodes.length > 0 || copiedLineErrors.taxCodeId ? (
          <TaxCodeField
            name={`${prefix}taxCodeId`}
            value={line.taxCodeId}
            taxCodes={taxCodes}
            taxOffer={taxOffer}
            className={discountAmount ? "line-tax self-end" : "line-tax"}
            oldTax={copiedLineErrors.taxCodeId ? line.oldTax : ""}
            error={copiedLineErrors.taxCodeId}
          />
        ) : null}
        <div className="line-more col-span-2">
          {isCustomLine ? (
            <FormText
              label={words.description}
              aria-label={fill(words.descriptionOf, { item: line.name })}
              name={`${prefix}description`}
              rows={2}
              defaultValue={line.description}
              maxLength={INVOICE_LIMITS.lineDescription}
            />
          ) : null}
          {taxCodes.length > 0 && !taxOffer.isOffered ? (
            <button name="intent" value="taxNumber" className="link min-h-11 text-sm">
              {fill(words.addTaxNumber, { taxNumber: taxOffer.label })}
            </button>
          ) : null}
          {line.oldPrice ? (
            <OldPriceOffer line={line} symbol={symbol} />
          ) : priceOffer ? (
            <LastPriceOffer prefix={prefix} line={line} offer={priceOffer} symbol={symbol} />
          ) : null}
          {line.pricedIn && line.pricedIn !== code ? (
            <p className="text-sm text-quiet">
              {fill(words.cataloguePriceIn, { currency: line.pricedIn })}
            </p>
          ) : null}
        </div>
        <p className="line-moves -ml-3 flex">
          <LineButton
            intent={intents.moveLine(line.id, -1)}
            label={fill(words.moveUp, { item: line.name })}
            icon="move-up"
            isHidden={index === 0}
          />
          <LineButton
            intent={intents.moveLine(line.id, 1)}
            label={fill(words.moveDown, { item: line.name })}
            icon="move-down"
            isHidden={isLast}
          />
        </p>
        <button
          name="intent"
          value={intents.removeLine(line.id)}
          className="line-remove button button-plain ml-auto text-sm"
          aria-label={fill(words.removeItem, { item: line.name })}
        >
          <Icon name="bin" size={16} />
          <span>{words.remove}</span>
        </button>
      </div>
    </li>
  );
}

function isReadable({ quantity, unitPrice, discount }: LineForm): boolean {
  const figures = [parseAmount(quantity), parseAmount(unitPrice)];
  return !figures.includes(null) && parsePercent(discount) !== null;
}

/**
 * Returns true when the row is to be open: when `mustBeOpen` is true, or when the line has or had
 * an error, so that it does not close while the user corrects the error.
 */
function useIsOpen(mustBeOpen: boolean, prefix: string): boolean {
  const { fieldErrors } = useLongForm();
  const hasError = Object.keys(fieldErrors).some((name) => name.startsWith(prefix));
  const [hadError, setHadError] = useState(hasError);
  if (hasError && !hadError) setHadError(true);
  return mustBeOpen || hasError || hadError;
}

/** Adds the percent sign to a typed discount, as the server does when it renders the line. */
function addPercentSign({ form, name, value }: HTMLInputElement): void {
  const formatted = formatPercent(value);
  if (formatted !== value) typeInto(form, name, formatted);
}

function LineButton({
  intent,
  label,
  icon,
  isHidden,
}: {
  intent: string;
  label: string;
  icon: IconName;
  isHidden: boolean;
}) {
  if (isHidden) return null;
  return (
    <button name="intent" value={intent} className="button-icon text-brand" aria-label={label}>
      <Icon name={icon} size={16} />
    </button>
  );
}
