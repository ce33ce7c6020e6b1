import type { MouseEvent } from "react";
import { useField } from "remix-validated-form";
import type { LineForm } from "~/forms/invoice";
import { intents } from "~/forms/invoice-intent";
import { stepQuantity } from "~/lib/quantity";
import type { InvoiceChoices } from "~/routes/_app.create_invoice/load.server";
import { FieldError, fieldId } from "../field";
import { Icon } from "../icon";
import { FormField, FormSelect, HiddenFields } from "./form-field";
import { typeInto } from "./live";

type Props = {
  index: number;
  line: LineForm;
  liveQuantity: string;
  amount: string;
  /** What the percentage comes to; blank for nothing. */
  discountTaken: string;
  taxCodes: InvoiceChoices["taxCodes"];
  symbol: string;
  code: string;
};

const NOT_SHOWN: (keyof LineForm)[] = ["id", "productId", "accountId", "name", "pricedIn"];

export function LineCard({ index, line, liveQuantity, amount, discountTaken, taxCodes, symbol, code }: Props) {
  const prefix = `lines[${index}].`;
  return (
    <li id={`line-${line.id}`} className="card p-4">
      <HiddenFields prefix={prefix} values={line} names={NOT_SHOWN} />
      <div className="flex items-start gap-3">
        <h3 className="min-w-0 flex-1 font-medium">{line.name}</h3>
        <span className="figures font-semibold">
          <span className="symbol">{symbol}</span> {amount}
        </span>
      </div>
      <div className="mt-3 grid grid-cols-2 gap-3">
        <Quantity name={`${prefix}quantity`} line={line} live={liveQuantity} />
        <FormField
          label="Unit price"
          aria-label={`Unit price of ${line.name}`}
          name={`${prefix}unitPrice`}
          defaultValue={line.unitPrice}
          inputMode="decimal"
          autoComplete="off"
        />
        <FormField
          label={discountTaken ? `Discount % (−${discountTaken})` : "Discount %"}
          aria-label={`Discount of ${line.name}, in percent`}
          name={`${prefix}discount`}
          defaultValue={line.discount}
          inputMode="decimal"
          autoComplete="off"
          placeholder="0%"
        />
        <FormSelect label="Tax code" name={`${prefix}taxCodeId`} value={line.taxCodeId}>
          <option value="">No tax</option>
          {taxCodes.map((tax) => (
            <option key={tax.id} value={tax.id}>
              {tax.label}
            </option>
          ))}
        </FormSelect>
      </div>
      <p className="-mb-2 mt-1 flex items-center justify-between gap-3 text-sm text-quiet">
        {line.pricedIn && line.pricedIn !== code ? `Catalogue price in ${line.pricedIn}` : null}
        <button name="intent" value={intents.removeLine(line.id)} className="button button-plain ml-auto text-sm" aria-label={`Remove ${line.name}`}>
          <Icon name="bin" size={16} />
          Remove
        </button>
      </p>
    </li>
  );
}

/** Minus and plus submit the next quantity; with script they count in the page. */
function Quantity({ name, line, live }: { name: string; line: LineForm; live: string }) {
  const { error } = useField(name);
  const id = fieldId(name);
  const step = (by: 1 | -1) => (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    typeInto(event.currentTarget.form, name, stepQuantity(live, by));
  };
  return (
    <div>
      <label className="label" htmlFor={id}>
        Quantity
      </label>
      <div className="mt-1 flex">
        <button
          name="intent"
          value={intents.quantity(line.id, -1, stepQuantity(line.quantity, -1))}
          className="step rounded-l-control"
          aria-label={`One less ${line.name}`}
          onClick={step(-1)}
        >
          <Icon name="minus" size={16} />
        </button>
        <input
          id={id}
          name={name}
          className="step-input"
          defaultValue={line.quantity}
          inputMode="decimal"
          autoComplete="off"
          aria-label={`Quantity of ${line.name}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <button
          name="intent"
          value={intents.quantity(line.id, 1, stepQuantity(line.quantity, 1))}
          className="step rounded-r-control"
          aria-label={`One more ${line.name}`}
          onClick={step(1)}
        >
          <Icon name="add" size={16} />
        </button>
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
