import type { InputHTMLAttributes } from "react";
import { Icon } from "./icon";

type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  name: string;
  hint?: string | undefined;
  error?: string | undefined;
};

/** Label above, input, hint, and the error beside it. */
export function Field({ label, name, hint, error, className = "", id = fieldId(name), ...input }: FieldProps) {
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return (
    <div className={className}>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {hint ? (
        <span id={`${id}-hint`} className="hint">
          {hint}
        </span>
      ) : null}
      <input
        {...input}
        id={id}
        name={name}
        className="input"
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={id} className="field-error">
      <Icon name="alert" size={16} />
      {error}
    </p>
  );
}

/** Where an error's link leads: "lines[0].quantity" is "lines-0-quantity". */
export function fieldId(name: string): string {
  return name.replace(/[[\].]+/g, "-").replace(/-$/, "");
}
