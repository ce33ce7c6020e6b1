import { searchText } from "../search";

type Names = { display_name: string; name: string; email: string; phone_no: string };

/** By what a contact is found itself; its people are searched for where they stand. */
export function contactSearchText({ display_name, name, email, phone_no }: Names): string {
  return searchText(display_name, name, email, phone_no);
}
