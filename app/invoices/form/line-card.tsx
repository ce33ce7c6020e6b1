import type { LineForm } from "../schema";
import { intents } from "./intent";
import type { PriceOffer } from "./price-offers.server";
import type { InvoiceChoices } from "./load.server";
import { Amount } from "~/ui/amount";
import { Icon, type IconName } from "~/ui/icon";
import { showTypedPercent } from "~/lib/typed-amount";
import { typeInto } from "~/forms/type-into";
import { FormField, FormSelect, FormText, HiddenFields } from "~/forms/form-field";
import { Quantity } from "./quantity";

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
  Pick<InvoiceChoices, "taxCodes" | "taxOffer"> & { symbol: string; code: string };

const NOT_SHOWN: (keyof LineForm)[] = ["id", "storedId", "productId", "accountId", "pricedIn"];

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
  symbol,
  code,
}: Props) {
  const prefix = `lines[${index}].`;
  return (
    <li id={`line-${line.id}`} className="card p-4" tabIndex={-1}>
      <HiddenFields prefix={prefix} values={line} names={NOT_SHOWN} />
      <div className="flex items-start gap-3">
        <h3 className="min-w-0 flex-1 font-medium">{line.name || `Line ${index + 1}`}</h3>
        <span className="font-semibold">
          <Amount symbol={symbol} figure={amount} />
        </span>
      </div>
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
        {taxCodes.length > 0 ? (
          <TaxCode
            name={`${prefix}taxCodeId`}
            value={line.taxCodeId}
            taxCodes={taxCodes}
            taxOffer={taxOffer}
            className={discountTaken ? "self-end" : ""}
          />
        ) : null}
      </div>
      {priceOffer ? (
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

type TaxProps = Pick<Props, "taxCodes" | "taxOffer"> & {
  name: string;
  value: string;
  className: string;
};

/** Only a registered business has taxes to choose from; the one that a line has stays on it. */
function TaxCode({ name, value, taxCodes, taxOffer, className }: TaxProps) {
  const offered = taxOffer.isOffered ? taxCodes : taxCodes.filter(({ id }) => id === value);
  const field = (
    <FormSelect
      label="Tax code"
      name={name}
      value={value}
      hint={taxOffer.isOffered ? undefined : "No tax number yet"}
      className={taxOffer.isOffered ? className : ""}
    >
      <option value="">No tax</option>
      {offered.map((tax) => (
        <option key={tax.id} value={tax.id}>
          {tax.label}
        </option>
      ))}
    </FormSelect>
  );
  if (taxOffer.isOffered) return field;
  return (
    <div className="col-span-2">
      {field}
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
