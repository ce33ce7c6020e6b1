import { invoiceFormWords as words } from "../../../../domain/words/invoice-form";
import { fill } from "../../../../domain/words/message";
import type { MouseEvent } from "react";
import type { InvoiceChoices } from "../loader.server";
import { FormSelect } from "~/forms/form-field";
import { useFieldError, useLongForm } from "~/forms/long-form";
import { FieldError, FieldFrame, toFieldId } from "~/ui/field";
import { intents } from "../intent";
import type { LineForm } from "~/invoices/schema";
import { Icon } from "~/ui/icon";
import { stepQuantity } from "~/lib/quantity";
import { typeInto } from "~/forms/type-into";
import { addCurrencySymbol } from "../../../../domain/money/with-symbol";
import type { PriceOffer } from "../price-offers.server";

type TaxProps = Pick<InvoiceChoices, "taxCodes" | "taxOffer"> & {
  name: string;
  value: string;
  className: string;
  /** The label of the line's tax when the tax is no longer in force; otherwise empty. */
  oldTax: string;
  error: string | undefined;
};

/**
 * Shows all tax codes for a company with a tax number. Otherwise shows only the tax code that the
 * line has.
 */
export function TaxCodeField({
  name,
  value,
  taxCodes,
  taxOffer,
  className,
  oldTax,
  error,
}: TaxProps) {
  const options = taxOffer.isOffered ? taxCodes : taxCodes.filter(({ id }) => id === value);
  const { fieldErrors, changed } = useLongForm();
  // After a post with errors the field itself shows its error. After a change of the field, the
  // error no longer applies.
  const hidesError = fieldErrors[name] !== undefined || changed.includes(name);
  return (
    <>
      <FormSelect
        label={words.taxCode}
        name={name}
        value={value}
        hint={taxOffer.isOffered ? undefined : words.noTaxNumber}
        className={className}
      >
        <option value="">{words.noTax}</option>
        {oldTax ? <option value={value}>{fill(words.oldTax, { tax: oldTax })}</option> : null}
        {options.map((tax) => (
          <option key={tax.id} value={tax.id}>
            {tax.label}
          </option>
        ))}
      </FormSelect>
      {error && !hidesError ? (
        <div className="col-span-2">
          <FieldError id={`${toFieldId(name)}-repair`} error={error} />
        </div>
      ) : null}
    </>
  );
}

/**
 * Shows the quantity with buttons that step it by one. The buttons submit the next quantity; with
 * JavaScript they only change the field.
 */
export function QuantityField({
  name,
  line,
  live,
}: {
  name: string;
  line: LineForm;
  live: string;
}) {
  const step = (by: 1 | -1) => (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    typeInto(event.currentTarget.form, name, stepQuantity(live, by));
  };
  return (
    <FieldFrame
      label={words.quantity}
      name={name}
      className="line-quantity"
      isRequired
      error={useFieldError(name)}
    >
      {(control) => (
        <div className="mt-1 flex">
          <button
            name="intent"
            value={intents.quantity(line.id, -1, stepQuantity(line.quantity, -1))}
            className="step rounded-l-control"
            aria-label={fill(words.oneLess, { item: line.name })}
            onClick={step(-1)}
          >
            <Icon name="minus" size={16} />
          </button>
          <input
            {...control}
            className="step-input"
            defaultValue={line.quantity}
            inputMode="decimal"
            autoComplete="off"
            aria-label={fill(words.quantityOf, { item: line.name })}
          />
          <button
            name="intent"
            value={intents.quantity(line.id, 1, stepQuantity(line.quantity, 1))}
            className="step rounded-r-control"
            aria-label={fill(words.oneMore, { item: line.name })}
            onClick={step(1)}
          >
            <Icon name="add" size={16} />
          </button>
        </div>
      )}
    </FieldFrame>
  );
}

type LastPriceProps = { prefix: string; line: LineForm; offer: PriceOffer; symbol: string };

/** Shows the item's price on the customer's last invoice with it, and a button that uses it. */
export function LastPriceOffer({ prefix, line, offer, symbol }: LastPriceProps) {
  const { unitPrice, discount, date } = offer;
  const price = addCurrencySymbol(symbol, unitPrice);
  const item = line.name;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-quiet">
      <span>
        {discount
          ? fill(words.lastPriceWithDiscount, { date, price, discount })
          : fill(words.lastPrice, { date, price })}
      </span>
      <button
        name="intent"
        value={intents.price(line.id, offer)}
        className="link min-h-11"
        aria-label={
          discount
            ? fill(words.useLastPriceWithDiscountOf, { item, price: unitPrice, discount })
            : fill(words.useLastPriceOf, { item, price: unitPrice })
        }
        onClick={(event) => {
          event.preventDefault();
          const { form } = event.currentTarget;
          typeInto(form, `${prefix}unitPrice`, unitPrice);
          typeInto(form, `${prefix}discount`, discount);
        }}
      >
        {words.useLastPrice}
      </button>
    </p>
  );
}

/**
 * Shows that the catalogue price was filled in, with a button that uses the price of the copied
 * invoice instead.
 */
export function OldPriceOffer({ line, symbol }: { line: LineForm; symbol: string }) {
  const old = addCurrencySymbol(symbol, line.oldPrice);
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm">
      <span>{fill(words.oldPrice, { price: old })}</span>
      <button
        name="intent"
        value={intents.oldPrice(line.id)}
        className="link min-h-11"
        aria-label={fill(words.keepOldPriceOf, { item: line.name, price: old })}
      >
        {words.keepOldPrice}
      </button>
    </p>
  );
}
