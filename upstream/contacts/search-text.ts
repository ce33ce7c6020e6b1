import { searchText } from "../search";

type Reachable = { display_name: string; email: string; phone_no: string };

/** What a contact is found by: its own names and addresses, and its people's. */
export function contactSearchText(
  contact: Reachable & { name: string },
  people: Reachable[],
): string {
  return searchText(
    contact.display_name,
    contact.name,
    contact.email,
    contact.phone_no,
    ...people.flatMap((person) => [person.display_name, person.email, person.phone_no]),
  );
}
