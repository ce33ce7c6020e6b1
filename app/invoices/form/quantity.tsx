import type { MouseEvent } from "react";
import { FieldError, fieldId, FieldLabel } from "~/ui/field";
import { Icon } from "~/ui/icon";
import type { LineForm } from "../schema";
import { intents } from "./intent";
import { stepQuantity } from "~/lib/quantity";
import { typeInto } from "~/forms/type-into";
import { useFieldError } from "~/forms/long-form";

/** Minus and plus submit the next quantity; with script they count in the page. */
export function Quantity({ name, line, live }: { name: string; line: LineForm; live: string }) {
  const error = useFieldError(name);
  const id = fieldId(name);
  const step = (by: 1 | -1) => (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    typeInto(event.currentTarget.form, name, stepQuantity(live, by));
  };
  return (
    <div>
      <FieldLabel htmlFor={id} isRequired>
        Quantity
      </FieldLabel>
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
          aria-required
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
