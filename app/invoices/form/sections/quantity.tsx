import type { MouseEvent } from "react";
import { FieldFrame } from "~/ui/field";
import { Icon } from "~/ui/icon";
import type { LineForm } from "~/invoices/schema";
import { intents } from "../intent";
import { stepQuantity } from "~/lib/quantity";
import { typeInto } from "~/forms/type-into";
import { useFieldError } from "~/forms/long-form";

/** Minus and plus submit the next quantity; with script they count in the page. */
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
      label="Quantity"
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
            aria-label={`One less ${line.name}`}
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
            aria-label={`Quantity of ${line.name}`}
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
      )}
    </FieldFrame>
  );
}
