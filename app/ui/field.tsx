import type {
  InputHTMLAttributes,
  ReactNode,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from "react";
import { uiWords as words } from "../../domain/words/ui";
import { Icon } from "./icon";

type Frame = {
  label: string;
  name: string;
  hint?: string | undefined;
  error?: string | undefined;
  /**
   * Marks the field as required, on the screen and for screen readers. The `required` attribute is
   * never set, because a browser does not submit a form with a required field that is empty and
   * hidden.
   */
  isRequired?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
};

/** The attributes that connect a control with its label, hint and error. */
type ControlAttributes = {
  id: string;
  name: string;
  "aria-required": boolean | undefined;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
};

/** Wraps a control: label, hint, control and error, from top to bottom. */
export function FieldFrame({
  label,
  name,
  hint,
  error,
  isRequired,
  id = toFieldId(name),
  className,
  children,
}: Frame & { children: (control: ControlAttributes) => ReactNode }) {
  const describedBy = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""]
    .filter(Boolean)
    .join(" ");
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
      {children({
        id,
        name,
        "aria-required": isRequired,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": describedBy || undefined,
      })}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

type FieldProps = Frame &
  InputHTMLAttributes<HTMLInputElement> & {
    /** An element over the end of the field, such as a button. */
    inside?: ReactNode;
  };

export function Field({
  label,
  name,
  hint,
  error,
  isRequired,
  inside,
  className = "",
  id,
  ...input
}: FieldProps) {
  return (
    <FieldFrame {...{ label, name, hint, error, isRequired, className, id }}>
      {(control) => {
        const box = <input {...input} {...control} className="input" />;
        if (!inside) return box;
        return (
          <div className="field-box">
            {box}
            {inside}
          </div>
        );
      }}
    </FieldFrame>
  );
}

type TextProps = Pick<Frame, "label" | "name" | "error"> &
  TextareaHTMLAttributes<HTMLTextAreaElement>;

/** A text field of several lines. */
export function TextAreaField({ label, name, error, rows = 3, ...text }: TextProps) {
  return (
    <FieldFrame {...{ label, name, error }}>
      {(control) => <textarea {...text} {...control} rows={rows} className="input" />}
    </FieldFrame>
  );
}

type SelectProps = Pick<Frame, "label" | "name" | "hint" | "error" | "isRequired" | "className"> &
  SelectHTMLAttributes<HTMLSelectElement>;

export function SelectField({
  label,
  name,
  hint,
  error,
  isRequired,
  className = "",
  ...select
}: SelectProps) {
  return (
    <FieldFrame {...{ label, name, hint, error, isRequired, className }}>
      {(control) => <select {...select} {...control} className="input" />}
    </FieldFrame>
  );
}

/** The asterisk is outside the label element, so that the accessible name is the label only. */
function FieldLabel({
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

/** The mark of a required choice that is made with a button. A button has no `aria-required`. */
export function RequiredSign() {
  return (
    <>
      <span aria-hidden="true"> *</span>
      <span className="sr-only">{words.required}</span>
    </>
  );
}

/** Explains the asterisk; shown at the top of a form. */
export function RequiredHint() {
  return <p className="hint">{words.requiredHint}</p>;
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

/**
 * Returns the id of a field, which errors link to: "lines[0].quantity" gives "lines-0-quantity".
 */
export function toFieldId(name: string): string {
  return name.replace(/[[\].]+/g, "-").replace(/-$/, "");
}
