import { commonWords } from "../../../domain/words/common";
import { signUpWords as words } from "../../../domain/words/sign-up";
import { FieldFrame } from "~/ui/field";

type Country = { id: string; name: string };

/** Offers all countries, or only the country of a valid promo code. */
export function CountryField({
  label,
  countries,
  selected,
  lockedTo,
  error,
}: {
  label: string;
  countries: Country[];
  selected: string;
  /** The id of the country of a valid promo code; null when every country can be chosen. */
  lockedTo: string | null;
  error: string | undefined;
}) {
  const options = lockedTo ? countries.filter(({ id }) => id === lockedTo) : countries;
  return (
    <FieldFrame
      label={label}
      name="countryId"
      isRequired
      hint={lockedTo ? words.setByPromo : undefined}
      error={error}
    >
      {(control) => (
        // The key makes React replace the select, which would keep its own choice otherwise.
        <select
          key={lockedTo ?? selected}
          {...control}
          className="input"
          defaultValue={lockedTo ?? selected}
          autoComplete="off"
        >
          {lockedTo ? null : <option value="">{commonWords.choose}</option>}
          {options.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
