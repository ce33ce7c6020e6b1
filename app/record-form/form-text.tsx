import { useField } from "remix-validated-form";
import { FieldError, fieldId } from "~/components/field";

type Props = { label: string; name: string; defaultValue: string; maxLength: number };

/** A field of several lines, with the error beside it. */
export function FormText({ label, name, defaultValue, maxLength }: Props) {
  const { error } = useField(name);
  const id = fieldId(name);
  return (
    <div>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        name={name}
        rows={3}
        className="input"
        defaultValue={defaultValue}
        maxLength={maxLength}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
