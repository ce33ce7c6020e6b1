import { randomUUID } from "node:crypto";
import { contactWords as words } from "../../../domain/words/contacts";
import { MAX_CONTACT_PARTS } from "../../../domain/limits/contacts";
import type { ContactForm } from "../schema";
import type { ChangedForm } from "~/forms/record/kind.server";
import { ANCHORS } from "./anchors";
import { buildBlankAddress, buildBlankContactPerson } from "./initial-form.server";

/**
 * Returns the form after a press of one of its buttons; null for an unknown button. An intent is a
 * name. For some names, a colon follows and the key of a contact person or address, or a channel
 * such as "email". A new address is in the country `countryId`.
 */
export function changeContactForm(
  form: ContactForm,
  intent: string,
  countryId: string,
): ChangedForm<ContactForm> | null {
  const [name = "", target = ""] = intent.split(":");
  const newKey = randomUUID().slice(0, 8);
  switch (name) {
    case "update":
      return { form };
    case "reach":
      return isChannel(target) ? { form, toast: () => words.unreachable[target] } : { form };
    case "addPerson":
      return {
        form: { ...form, people: addPart(form.people, buildBlankContactPerson(newKey)) },
        anchor: ANCHORS.person(newKey),
      };
    case "addAddress":
      return {
        form: { ...form, addresses: addPart(form.addresses, buildBlankAddress(newKey, countryId)) },
        anchor: ANCHORS.address(newKey),
      };
    case "removePerson":
      return { form: { ...form, people: removePart(form.people, target) }, anchor: ANCHORS.people };
    case "removeAddress":
      return {
        form: { ...form, addresses: removePart(form.addresses, target) },
        anchor: ANCHORS.addresses,
      };
    default:
      return null;
  }
}

/** A contact person or an address of the form. */
type Part = { key: string; id: string; isDeleted: string };

function addPart<P extends Part>(parts: P[], part: P): P[] {
  return parts.filter(({ isDeleted }) => !isDeleted).length < MAX_CONTACT_PARTS
    ? [...parts, part]
    : parts;
}

/**
 * Removes a new part from the form. A stored part is marked, and deleted when the form is saved.
 */
function removePart<P extends Part>(parts: P[], key: string): P[] {
  return parts.flatMap((part) =>
    part.key !== key ? [part] : part.id ? [{ ...part, isDeleted: "1" }] : [],
  );
}

/**
 * Returns `here`, the form as typed, changed so that it can be saved over `there`, the contact as
 * somebody else has saved it. Contact persons and addresses that were deleted only in `there`
 * become new ones, and those that were added in `there` are kept.
 */
export function rebaseContact(here: ContactForm, there: ContactForm): ContactForm {
  return {
    ...here,
    people: rebaseParts(here.people, there.people),
    addresses: rebaseParts(here.addresses, there.addresses),
  };
}

function rebaseParts<P extends Part>(here: P[], there: P[]): P[] {
  const stored = new Set(there.map(({ id }) => id));
  const ownParts = here.flatMap((part) =>
    !part.id || stored.has(part.id) ? [part] : part.isDeleted ? [] : [{ ...part, id: "" }],
  );
  return [...ownParts, ...there.filter(({ id }) => !here.some((part) => part.id === id))];
}

/**
 * How a contact can be reached, as in the intent `reach:<channel>`. For each there is a toast for a
 * contact without an email, an address or a phone number.
 */
export type Channel = keyof typeof words.unreachable;

function isChannel(name: string): name is Channel {
  return Object.hasOwn(words.unreachable, name);
}
