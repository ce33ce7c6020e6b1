import type { ContactText } from "../../domain/limits/contacts";
import { searchText } from "../wire/search-text";
import { CONTACT_TEXT_NAMES, CONTACT_TEXTS } from "./fields";

const SEARCHED = CONTACT_TEXT_NAMES.filter((name) => CONTACT_TEXTS[name].isSearched);

/** By what a contact is found itself; its people are searched for where they stand. */
export function contactSearchText(contact: Record<ContactText, string>): string {
  return searchText(...SEARCHED.map((name) => contact[name]));
}
