import type { InputHTMLAttributes, ReactNode } from "react";
import { Icon } from "./icon";

type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  name: string;
  hint?: string | undefined;
  error?: string | undefined;
  /**
   * Marked, and told to screen readers; never `required` in the markup, which a hidden field could
   * not fulfil.
   */
  isRequired?: boolean | undefined;
  /** Stands over the end of the field: a button of its own. */
  inside?: ReactNode;
};

/** Label above, input, hint, and the error beside it. */
export function Field({
  label,
  name,
  hint,
  error,
  isRequired,
  inside,
  className = "",
  id = fieldId(name),
  ...input
}: FieldProps) {
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""]
    .filter(Boolean)
    .join(" ");
  const box = (
    <input
      {...input}
      id={id}
      name={name}
      className="input"
      aria-required={isRequired}
      aria-invalid={error ? true : undefined}
      aria-describedby={described || undefined}
    />
  );
  return (
    <div className={className}>
      <FieldLabel htmlFor={id} isRequired={isRequired}>
        {label}
      </FieldLabel>
      {hint ? (
        <span id={`${id}-hint`} className="hint">
          {hint}
        </span>
      ) : null}
      {inside ? (
        <div className="field-box">
          {box}
          {inside}
        </div>
      ) : (
        box
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

/** The sign stands beside the label: the field's name is the bare label. */
export function FieldLabel({
  htmlFor,
  isRequired,
  children,
}: {
  htmlFor: string;
  isRequired?: boolean | undefined;
  children: string;
}) {
  if (!isRequired) {
    return (
      <label className="label" htmlFor={htmlFor}>
        {children}
      </label>
    );
  }
  return (
    <span className="label">
      <label id={`${htmlFor}-label`} htmlFor={htmlFor}>
        {children}
      </label>
      <span aria-hidden="true"> *</span>
    </span>
  );
}

/** For what is chosen by a button, which cannot be said to be required. */
export function RequiredSign() {
  return (
    <>
      <span aria-hidden="true"> *</span>
      <span className="sr-only"> (required)</span>
    </>
  );
}

/** At the top of a form. */
export function RequiredHint() {
  return <p className="hint">Fields marked * must be filled in.</p>;
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
