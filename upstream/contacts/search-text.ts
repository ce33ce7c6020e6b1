import type { ContactText } from "../../domain/limits/contacts";
import { toSearchText } from "../wire/search-text";
import { CONTACT_TEXT_NAMES, CONTACT_TEXTS } from "./fields";

const SEARCHED_NAMES = CONTACT_TEXT_NAMES.filter((name) => CONTACT_TEXTS[name].isSearched);

/**
 * Returns the text in which a contact is searched. Contact persons have search texts of their own.
 */
export function buildContactSearchText(contact: Record<ContactText, string>): string {
  return toSearchText(...SEARCHED_NAMES.map((name) => contact[name]));
}

type Names = { display_name: string; first_name: string; last_name: string };

/** Returns the text in which a contact person is searched. */
export function buildPersonSearchText({ display_name, first_name, last_name }: Names): string {
  return toSearchText(display_name, `${first_name} ${last_name}`);
}
