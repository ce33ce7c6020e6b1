import * as z from "zod";
import { mapRows } from "../../../domain/field-table";
import type { AddressText, ContactText } from "../../../domain/limits/contacts";
import { mapByWireName } from "~/lib/wire-names";
import { toDisplayName } from "~/lib/display-name";
import { callV2 } from "~/server/v2/client.server";
import { id } from "../wire.server";
import type { Session } from "~/server/session/session-storage.server";
import {
  ADDRESS_TEXTS,
  COMPANY_LANGUAGE,
  CONTACT_CHOICES,
  CONTACT_TEXTS,
  CONTACT_PERSON_TEXTS,
  type ContactChoiceName,
  type ContactTextName,
} from "./fields";
import { ENTITY_TYPE_BUSINESS, ENTITY_TYPE_PERSON, readContact } from "./record.server";

/**
 * A contact person or an address as it was typed. `key` identifies the part within the form. `id`
 * is empty for a new part. `isDeleted` is empty unless saving must delete it.
 */
type PartInput<Field extends string> = Record<"key" | "id" | "isDeleted" | Field, string>;
type ContactPersonInput = PartInput<keyof typeof CONTACT_PERSON_TEXTS>;
type AddressInput = PartInput<AddressText | "countryId">;

type ContactField = ContactTextName | ContactChoiceName | "memo" | "language";

/**
 * A contact as it was typed. `key` is the idempotency key: calls with the same key save the contact
 * once. `version` is the etag that the form was based on. Switches are empty when they are off.
 * `primary` is the key of the primary address.
 */
export type ContactInput = Record<
  "key" | "version" | "isCustomer" | "isSupplier" | "primary" | ContactField,
  string
> & {
  people: ContactPersonInput[];
  addresses: AddressInput[];
};

const savedAnswer = z.object({ contact: z.object({ id }) });

/** Creates a contact and returns its id. Calls with the form's key create it once. */
export async function createContact(
  session: Session,
  form: ContactInput,
  isPerson: boolean,
): Promise<string> {
  const { contact } = await callV2({
    method: "POST",
    path: `/contacts/${collectionName(isPerson)}`,
    body: {
      owner_id: session.companyId,
      files: [],
      extras: [],
      send_mail: false,
      ...toPayload(form, isPerson),
    },
    credentials: session.credentials,
    idempotencyKey: form.key,
    answer: savedAnswer,
  });
  return contact.id;
}

/**
 * Saves an edited contact and returns its id. Throws `UpstreamFault` "refused" with status 409 when
 * the contact was changed after the form was opened.
 */
export async function editContact(
  session: Session,
  form: ContactInput,
  { id, isPerson }: { id: string; isPerson: boolean },
): Promise<string> {
  const { files, extras, send_mail } = await readContact(session, id);
  const { contact } = await callV2({
    method: "PUT",
    path: `/contacts/${collectionName(isPerson)}/${encodeURIComponent(id)}`,
    body: { owner_id: session.companyId, files, extras, send_mail, ...toPayload(form, isPerson) },
    credentials: session.credentials,
    idempotencyKey: form.key,
    etag: form.version,
    answer: savedAnswer,
  });
  return contact.id;
}

/** Deletes a contact. The API refuses this, with its reason, while the contact is used. */
export async function deleteContact(
  session: Session,
  { key, version }: ContactInput,
  id: string,
): Promise<void> {
  await callV2({
    method: "DELETE",
    path: `/contacts/unused/${encodeURIComponent(id)}`,
    credentials: session.credentials,
    idempotencyKey: `${key}-delete`,
    etag: version,
    answer: z.unknown(),
  });
}

function collectionName(isPerson: boolean): string {
  return isPerson ? "peoples" : "companies";
}

/** An API without languages gets none. */
function toLanguagePayload(language: string): { language?: string | null } {
  if (language === "") return {};
  return { language: language === COMPANY_LANGUAGE ? null : language };
}

function toPayload(form: ContactInput, isPerson: boolean) {
  return {
    is_customer: form.isCustomer !== "",
    is_supplier: form.isSupplier !== "",
    memo: form.memo,
    ...toLanguagePayload(form.language),
    ...mapByWireName(CONTACT_CHOICES, (name) => form[name] || null),
    entity: {
      type: isPerson ? ENTITY_TYPE_PERSON : ENTITY_TYPE_BUSINESS,
      ...toEntity(form, isPerson),
    },
    contactpersons: form.people.filter(isStoredOrFilled).map(toContactPersonPayload),
    addresses: form.addresses
      .filter(isStoredOrFilled)
      .map((address) => toAddressPayload(address, primaryAddressKey(form))),
  };
}

function toEntity(form: ContactInput, isPerson: boolean): Record<ContactText, string> {
  return {
    ...mapByWireName(CONTACT_TEXTS, (name) => form[name].trim()),
    display_name: isPerson ? toDisplayName(form) : form.displayName.trim() || form.name.trim(),
  };
}

/** Returns the key of the primary address. The only address is always the primary one. */
function primaryAddressKey({ addresses, primary }: ContactInput): string {
  const [first, ...others] = addresses.filter((each) => isStoredOrFilled(each) && !each.isDeleted);
  return first && others.length === 0 ? first.key : primary;
}

/**
 * Returns whether the payload needs this contact person or address: a stored one, or a new one that
 * has a text and is not deleted. The country does not count, because the form preselects it.
 */
function isStoredOrFilled(part: ContactPersonInput | AddressInput): boolean {
  const { key: _key, id, isDeleted, ...typed } = part;
  if (id) return true;
  return (
    !isDeleted &&
    Object.entries(typed).some(([name, value]) => name !== "countryId" && value.trim() !== "")
  );
}

function toContactPersonPayload(person: ContactPersonInput) {
  return {
    ...toStoredPart(person),
    ...mapByWireName(CONTACT_PERSON_TEXTS, (name) => person[name].trim()),
    display_name: toDisplayName(person),
  };
}

function toAddressPayload(address: AddressInput, primary: string) {
  return {
    ...toStoredPart(address),
    ...mapRows(ADDRESS_TEXTS, (_row, name) => address[name].trim()),
    country_id: address.countryId || null,
    is_primary: address.key === primary && !address.isDeleted,
  };
}

function toStoredPart({ id, isDeleted }: ContactPersonInput | AddressInput) {
  return id ? { id, is_deleted: isDeleted !== "" } : {};
}
