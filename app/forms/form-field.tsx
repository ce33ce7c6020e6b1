import type { ComponentProps, ReactNode } from "react";
import { Field, SelectField, TextAreaField } from "~/ui/field";
import { useFieldCheck, useFieldError } from "./long-form";

/**
 * A `Field` of a long form. It shows the server's error or, with script, the error that the
 * browser's check found.
 */
export function FormField(props: ComponentProps<typeof Field>) {
  return (
    <Field
      {...props}
      error={useFieldError(props.name)}
      {...useFieldCheck(props.name, props.onBlur)}
    />
  );
}

type SelectProps = {
  label: string;
  name: string;
  value: string;
  hint?: string | undefined;
  isRequired?: boolean;
  className?: string;
  onPick?: (value: string, form: HTMLFormElement | null) => void;
  children: ReactNode;
};

/** A `SelectField` of a long form. */
export function FormSelect({ value, onPick, ...select }: SelectProps) {
  return (
    <SelectField
      {...select}
      error={useFieldError(select.name)}
      defaultValue={value}
      onChange={(event) => onPick?.(event.currentTarget.value, event.currentTarget.form)}
    />
  );
}

/** A `TextAreaField` of a long form. */
export function FormText(props: ComponentProps<typeof TextAreaField>) {
  return <TextAreaField {...props} error={useFieldError(props.name)} />;
}

/** Fields that are posted but not shown. */
export function HiddenFields<Name extends string>({
  prefix,
  values,
  names,
}: {
  prefix: string;
  values: Record<Name, string>;
  names: readonly Name[];
}) {
  return names.map((name) => (
    <input key={name} type="hidden" name={`${prefix}${name}`} value={values[name]} />
  ));
}
