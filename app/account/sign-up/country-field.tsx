import { FieldFrame } from "~/ui/field";

type Country = { id: string; name: string };

/** Offers all countries, or only the country of a valid promo code. */
export function CountryField({
  label,
  countries,
  chosen,
  locked,
  error,
}: {
  label: string;
  countries: Country[];
  chosen: string;
  locked: string | null;
  error: string | undefined;
}) {
  const offered = locked ? countries.filter(({ id }) => id === locked) : countries;
  return (
    <FieldFrame
      label={label}
      name="countryId"
      isRequired
      hint={locked ? "Set by the promo code." : undefined}
      error={error}
    >
      {(control) => (
        // The key makes React replace the select, which would keep its own choice otherwise.
        <select
          key={locked ?? chosen}
          {...control}
          className="input"
          defaultValue={locked ?? chosen}
          autoComplete="off"
        >
          {locked ? null : <option value="">Choose</option>}
          {offered.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
