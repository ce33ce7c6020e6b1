import { searchText } from "../wire/search-text";

type Names = { display_name: string; first_name: string; last_name: string };

/** Returns the text in which a contact person is searched. */
export function personText({ display_name, first_name, last_name }: Names): string {
  return searchText(display_name, `${first_name} ${last_name}`);
}
