import type { InvoiceChoices } from "../loader.server";
import { FormSelect } from "~/forms/form-field";
import { useLongForm } from "~/forms/long-form";
import { FieldError, fieldId } from "~/ui/field";

type TaxProps = Pick<InvoiceChoices, "taxCodes" | "taxOffer"> & {
  name: string;
  value: string;
  className: string;
  /** That of the line, where it is no longer in force, and what is to be done; else blank. */
  oldTax: string;
  repair: string | undefined;
};

/** Only a registered business has taxes to choose from; the one that a line has stays on it. */
export function TaxCodeField({
  name,
  value,
  taxCodes,
  taxOffer,
  className,
  oldTax,
  repair,
}: TaxProps) {
  const offered = taxOffer.isOffered ? taxCodes : taxCodes.filter(({ id }) => id === value);
  const { fieldErrors, changed } = useLongForm();
  // Once the form was refused, the field says so itself.
  const isOver = fieldErrors[name] !== undefined || changed.includes(name);
  return (
    <>
      <FormSelect
        label="Tax code"
        name={name}
        value={value}
        hint={taxOffer.isOffered ? undefined : "No tax number yet"}
        className={className}
      >
        <option value="">No tax</option>
        {oldTax ? <option value={value}>{oldTax}, no longer in force</option> : null}
        {offered.map((tax) => (
          <option key={tax.id} value={tax.id}>
            {tax.label}
          </option>
        ))}
      </FormSelect>
      {repair && !isOver ? (
        <div className="col-span-2">
          <FieldError id={`${fieldId(name)}-repair`} error={repair} />
        </div>
      ) : null}
    </>
  );
}
