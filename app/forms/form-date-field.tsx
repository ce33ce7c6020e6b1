import type { ComponentProps } from "react";
import { DayField } from "./day-field";
import { useFieldCheck, useFieldError } from "./long-form";

type Props = Pick<ComponentProps<typeof DayField>, "label" | "defaultValue"> & {
  name: string;
  onComplete?: (form: HTMLFormElement | null) => void;
};

/** A date in a long form. `onComplete` is called when the field is left or a day is picked. */
export function FormDateField({ label, name, defaultValue, onComplete }: Props) {
  const check = useFieldCheck(name, (event) => onComplete?.(event.currentTarget.form));
  return (
    <DayField
      label={label}
      name={name}
      defaultValue={defaultValue}
      error={useFieldError(name)}
      onPick={onComplete}
      {...check}
    />
  );
}
