import type { InvoiceRules, LineForm } from "../schema";
import { intents } from "./intent";
import type { PriceOffer } from "./price-offers.server";
import type { InvoiceChoices } from "./load.server";
import { Amount } from "~/ui/amount";
import { Icon, type IconName } from "~/ui/icon";
import { showTypedPercent } from "~/lib/typed-amount";
import { typeInto } from "~/forms/type-into";
import { FormField, FormSelect, FormText, HiddenFields } from "~/forms/form-field";
import { useFieldError } from "~/forms/long-form";
import { FieldError, fieldId } from "~/ui/field";
import { Quantity } from "./quantity";
import { repairsOf } from "./repairs";

type LineShown = {
  index: number;
  isLast: boolean;
  line: LineForm;
  liveQuantity: string;
  amount: string;
  /** What the percentage comes to; blank for nothing. */
  discountTaken: string;
  priceOffer: PriceOffer | undefined;
};

type Props = LineShown &
  Pick<InvoiceChoices, "taxCodes" | "taxOffer"> &
  Pick<InvoiceRules, "rates"> & { symbol: string; code: string };

const NOT_SHOWN: (keyof LineForm)[] = [
  ...(["id", "storedId", "productId", "accountId", "pricedIn"] as const),
  ...(["oldPrice", "oldTax", "isGone"] as const),
];

export function LineCard({
  index,
  isLast,
  line,
  liveQuantity,
  amount,
  discountTaken,
  priceOffer,
  taxCodes,
  taxOffer,
  rates,
  symbol,
  code,
}: Props) {
  const prefix = `lines[${index}].`;
  const repairs = repairsOf(line, rates);
  return (
    <li id={`line-${line.id}`} className="card p-4" tabIndex={-1}>
      <HiddenFields prefix={prefix} values={line} names={NOT_SHOWN} />
      <div className="flex items-start gap-3">
        <h3 className="min-w-0 flex-1 font-medium">{line.name || `Line ${index + 1}`}</h3>
        <span className="font-semibold">
          <Amount symbol={symbol} figure={amount} />
        </span>
      </div>
      {repairs.productId ? (
        <FieldError id={fieldId(`${prefix}productId`)} error={repairs.productId} />
      ) : null}
      {line.accountId ? (
        <ServiceWords prefix={prefix} line={line} />
      ) : (
        <HiddenFields prefix={prefix} values={line} names={["name", "description"]} />
      )}
      <div className="mt-3 grid grid-cols-2 items-start gap-3">
        <Quantity name={`${prefix}quantity`} line={line} live={liveQuantity} />
        <FormField
          label="Unit price"
          aria-label={`Unit price of ${line.name}`}
          name={`${prefix}unitPrice`}
          isRequired
          defaultValue={line.unitPrice}
          inputMode="decimal"
          autoComplete="off"
        />
        <FormField
          label={discountTaken ? `Discount % (−${discountTaken})` : "Discount %"}
          aria-label={`Discount of ${line.name}, in percent`}
          name={`${prefix}discount`}
          defaultValue={showTypedPercent(line.discount)}
          inputMode="decimal"
          autoComplete="off"
          onBlur={({ target }) => showPercentSign(target)}
          placeholder="0%"
        />
        {taxCodes.length > 0 || repairs.taxCodeId ? (
          <TaxCode
            name={`${prefix}taxCodeId`}
            value={line.taxCodeId}
            taxCodes={taxCodes}
            taxOffer={taxOffer}
            className={discountTaken ? "self-end" : ""}
            oldTax={repairs.taxCodeId ? line.oldTax : ""}
            repair={repairs.taxCodeId}
          />
        ) : null}
      </div>
      {line.oldPrice ? (
        <OldPrice line={line} symbol={symbol} />
      ) : priceOffer ? (
        <LastPrice prefix={prefix} line={line} offer={priceOffer} symbol={symbol} />
      ) : null}
      {line.pricedIn && line.pricedIn !== code ? (
        <p className="mt-3 text-sm text-quiet">Catalogue price in {line.pricedIn}</p>
      ) : null}
      <p className="-mb-2 -ml-3 mt-1 flex items-center">
        <LineButton
          intent={intents.moveLine(line.id, -1)}
          label={`Move ${line.name} up`}
          icon="up"
          isOff={index === 0}
        />
        <LineButton
          intent={intents.moveLine(line.id, 1)}
          label={`Move ${line.name} down`}
          icon="down"
          isOff={isLast}
        />
        <button
          name="intent"
          value={intents.removeLine(line.id)}
          className="button button-plain ml-auto text-sm"
          aria-label={`Remove ${line.name}`}
        >
          <Icon name="bin" size={16} />
          Remove
        </button>
      </p>
    </li>
  );
}

type LastPriceProps = { prefix: string; line: LineForm; offer: PriceOffer; symbol: string };

/** What the customer paid last time: taken over by one tap. */
function LastPrice({ prefix, line, offer, symbol }: LastPriceProps) {
  const { unitPrice, discount, date } = offer;
  const less = discount ? ` less ${discount}` : "";
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-2 text-sm text-quiet">
      <span>
        On {date}: {symbol} {unitPrice}
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
function OldPrice({ line, symbol }: { line: LineForm; symbol: string }) {
  const old = `${symbol} ${line.oldPrice}`;
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-3 text-sm">
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

type TaxProps = Pick<Props, "taxCodes" | "taxOffer"> & {
  name: string;
  value: string;
  className: string;
  /** That of the line, where it is no longer in force, and what is to be done; else blank. */
  oldTax: string;
  repair: string | undefined;
};

/** Only a registered business has taxes to choose from; the one that a line has stays on it. */
function TaxCode({ name, value, taxCodes, taxOffer, className, oldTax, repair }: TaxProps) {
  const offered = taxOffer.isOffered ? taxCodes : taxCodes.filter(({ id }) => id === value);
  // Once the form was refused, the field says so itself.
  const isSaid = useFieldError(name) !== undefined;
  const field = (
    <FormSelect
      label="Tax code"
      name={name}
      value={value}
      hint={taxOffer.isOffered ? undefined : "No tax number yet"}
      className={taxOffer.isOffered ? className : ""}
    >
      <option value="">No tax</option>
      {oldTax ? <option value={value}>{oldTax}, no longer in force</option> : null}
      {offered.map((tax) => (
        <option key={tax.id} value={tax.id}>
          {tax.label}
        </option>
      ))}
    </FormSelect>
  );
  const said = isSaid ? null : <FieldError id={`${fieldId(name)}-repair`} error={repair} />;
  if (taxOffer.isOffered)
    return repair ? (
      <div className={className}>
        {field}
        {said}
      </div>
    ) : (
      field
    );
  return (
    <div className="col-span-2">
      {field}
      {said}
      <button name="intent" value="taxNumber" className="link min-h-11 text-sm">
        Add your {taxOffer.name}
      </button>
    </div>
  );
}

/** What is billed, in the person's own words: a service has no catalogue entry. */
function ServiceWords({ prefix, line }: { prefix: string; line: LineForm }) {
  return (
    <div className="mt-3 grid gap-3">
      <FormField
        label="Name"
        aria-label={`Name of ${line.name}`}
        name={`${prefix}name`}
        isRequired
        defaultValue={line.name}
        maxLength={200}
        autoComplete="off"
      />
      <FormText
        label="Description"
        aria-label={`Description of ${line.name}`}
        name={`${prefix}description`}
        rows={2}
        defaultValue={line.description}
        maxLength={2000}
      />
    </div>
  );
}

/** As the server shows it back. */
function showPercentSign({ form, name, value }: HTMLInputElement): void {
  const shown = showTypedPercent(value);
  if (shown !== value) typeInto(form, name, shown);
}

function LineButton({
  intent,
  label,
  icon,
  isOff,
}: {
  intent: string;
  label: string;
  icon: IconName;
  isOff: boolean;
}) {
  if (isOff) return null;
  return (
    <button name="intent" value={intent} className="button-icon text-brand" aria-label={label}>
      <Icon name={icon} size={16} />
    </button>
  );
}
