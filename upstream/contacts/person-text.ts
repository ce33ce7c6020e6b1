import { searchText } from "../wire/search-text";

type Names = { display_name: string; first_name: string; last_name: string };

/** By what a contact person is found. */
export function personText({ display_name, first_name, last_name }: Names): string {
  return searchText(display_name, `${first_name} ${last_name}`);
}
