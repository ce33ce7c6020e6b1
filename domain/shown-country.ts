import { MALAYSIA, SINGAPORE } from "./countries";
import { signUpWords as words } from "./words/sign-up";

type NamedCountry = { id: string; name: string };

/** Returns the name of a country in the language of the person, where the app knows it. */
export function toShownCountry({ id, name }: NamedCountry): string {
  if (id === String(MALAYSIA.id)) return words.countries.malaysia;
  return id === String(SINGAPORE.id) ? words.countries.singapore : name;
}

/** Returns countries with their names as they are shown. */
export function toShownCountries<Country extends NamedCountry>(countries: Country[]): Country[] {
  return countries.map((country) => ({ ...country, name: toShownCountry(country) }));
}
