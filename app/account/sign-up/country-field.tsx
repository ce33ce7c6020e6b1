import { FieldError, FieldLabel } from "~/ui/field";

type Country = { id: string; name: string };

/** All countries, or the one that a promo code is for. */
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
    <div>
      <FieldLabel htmlFor="countryId" isRequired>
        {label}
      </FieldLabel>
      {locked ? (
        <span id="countryId-hint" className="hint">
          Set by the promo code.
        </span>
      ) : null}
      {/* Made anew, because a select keeps its own choice otherwise. */}
      <select
        key={locked ?? chosen}
        id="countryId"
        name="countryId"
        className="input"
        defaultValue={locked ?? chosen}
        autoComplete="off"
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={
          [locked ? "countryId-hint" : "", error ? "countryId-error" : ""]
            .filter(Boolean)
            .join(" ") || undefined
        }
      >
        {locked ? null : <option value="">Choose</option>}
        {offered.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <FieldError id="countryId-error" error={error} />
    </div>
  );
}
