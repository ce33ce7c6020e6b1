import type { ComponentProps, ReactNode, TextareaHTMLAttributes } from "react";
import { Field, FieldError, fieldId, FieldLabel } from "~/ui/field";
import { useFieldCheck, useFieldError } from "./long-form";

/** A `Field` of a long form: its error is the server's or, with script, the browser's own check. */
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
  isRequired?: boolean;
  className?: string;
  onPick?: (value: string, form: HTMLFormElement | null) => void;
  children: ReactNode;
};

export function FormSelect({
  label,
  name,
  value,
  isRequired,
  className = "",
  onPick,
  children,
}: SelectProps) {
  const error = useFieldError(name);
  const id = fieldId(name);
  return (
    <div className={className}>
      <FieldLabel htmlFor={id} isRequired={isRequired}>
        {label}
      </FieldLabel>
      <select
        id={id}
        name={name}
        className="input"
        defaultValue={value}
        aria-required={isRequired}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onPick?.(event.currentTarget.value, event.currentTarget.form)}
      >
        {children}
      </select>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

type TextProps = TextareaHTMLAttributes<HTMLTextAreaElement> & { label: string; name: string };

/** A field of several lines, with the error beside it. */
export function FormText({ label, name, rows = 3, ...text }: TextProps) {
  const error = useFieldError(name);
  const id = fieldId(name);
  return (
    <div>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <textarea
        {...text}
        id={id}
        name={name}
        rows={rows}
        className="input"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

/** Fields that are posted along but not shown. */
export function HiddenFields<Name extends string>({
  prefix,
  values,
  names,
}: {
  prefix: string;
  values: Record<Name, string>;
  names: Name[];
}) {
  return names.map((name) => (
    <input key={name} type="hidden" name={`${prefix}${name}`} value={values[name]} />
  ));
}
