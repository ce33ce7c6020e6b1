import * as z from "zod";
import { displayNameOf } from "~/lib/display-name";
import { callV2 } from "~/server/v2/client.server";
import { id } from "../wire.server";
import type { Session } from "~/server/session/record.server";
import { BUSINESS, PERSON, readContact } from "./record.server";

/**
 * One of several in a contact, as typed: `key` names it within the form, `id` is blank for a new
 * one, `isDeleted` for one that stays.
 */
type PartInput<Field extends string> = Record<"key" | "id" | "isDeleted" | Field, string>;
type PersonInput = PartInput<"displayName" | "firstName" | "lastName" | "email" | "phone">;
type AddressInput = PartInput<"street" | "city" | "state" | "postcode" | "countryId">;

type ContactField =
  | "displayName"
  | "name"
  | "firstName"
  | "lastName"
  | "email"
  | "phone"
  | "regNo"
  | "website"
  | "address"
  | "memo"
  | "language"
  | "currencyId"
  | "methodId"
  | "termId"
  | "supplierCurrencyId"
  | "supplierMethodId"
  | "supplierTermId";

/**
 * A contact as typed. `key` names the write, so that a repeat does it once;
 * `version` is the `updated_at` of what is written over; the switches are
 * blank when off; `primary` is the key of an address.
 */
export type ContactInput = Record<
  "key" | "version" | "isCustomer" | "isSupplier" | "primary" | ContactField,
  string
> & {
  people: PersonInput[];
  addresses: AddressInput[];
};

const savedAnswer = z.object({ contact: z.object({ id }) });

/** Makes one contact under the form's key and answers with its id. */
export async function createContact(
  session: Session,
  form: ContactInput,
  isPerson: boolean,
): Promise<string> {
  const { contact } = await callV2({
    method: "POST",
    path: `/contacts/${collection(isPerson)}`,
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

/** Saves over the version that the form was made from. */
export async function editContact(
  session: Session,
  form: ContactInput,
  { id, isPerson }: { id: string; isPerson: boolean },
): Promise<string> {
  const { files, extras, send_mail } = await readContact(session, id);
  const { contact } = await callV2({
    method: "PUT",
    path: `/contacts/${collection(isPerson)}/${encodeURIComponent(id)}`,
    body: { owner_id: session.companyId, files, extras, send_mail, ...toPayload(form, isPerson) },
    credentials: session.credentials,
    idempotencyKey: form.key,
    version: form.version,
    answer: savedAnswer,
  });
  return contact.id;
}

/** Refused with the API's reason while the contact is used. */
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
    version,
    answer: z.unknown(),
  });
}

function collection(isPerson: boolean): string {
  return isPerson ? "peoples" : "companies";
}

function toPayload(form: ContactInput, isPerson: boolean) {
  return {
    is_customer: form.isCustomer !== "",
    is_supplier: form.isSupplier !== "",
    memo: form.memo,
    ...(form.language ? { language: form.language } : {}),
    currency_id: form.currencyId || null,
    method_id: form.methodId || null,
    term_id: form.termId || null,
    supplier_currency_id: form.supplierCurrencyId || null,
    supplier_method_id: form.supplierMethodId || null,
    supplier_term_id: form.supplierTermId || null,
    entity: {
      type: isPerson ? PERSON : BUSINESS,
      display_name: isPerson ? displayNameOf(form) : form.displayName.trim() || form.name.trim(),
      name: form.name.trim(),
      first_name: form.firstName.trim(),
      last_name: form.lastName.trim(),
      email: form.email.trim(),
      phone_no: form.phone.trim(),
      reg_no: form.regNo.trim(),
      website_url: form.website.trim(),
      address: form.address.trim(),
    },
    contactpersons: form.people.filter(isWorthSending).map(toPersonPayload),
    addresses: form.addresses
      .filter(isWorthSending)
      .map((address) => toAddressPayload(address, primaryOf(form))),
  };
}

/** The chosen one; a sole address is the primary one without being chosen. */
function primaryOf({ addresses, primary }: ContactInput): string {
  const [first, ...others] = addresses.filter((each) => isWorthSending(each) && !each.isDeleted);
  return first && others.length === 0 ? first.key : primary;
}

/**
 * A section that was left blank is nobody and nowhere; the country alone was filled in by the form.
 */
function isWorthSending(part: PersonInput | AddressInput): boolean {
  const { key: _key, id, isDeleted, ...typed } = part;
  if (id) return true;
  return (
    !isDeleted &&
    Object.entries(typed).some(([name, value]) => name !== "countryId" && value.trim() !== "")
  );
}

function toPersonPayload(person: PersonInput) {
  return {
    ...toReference(person),
    display_name: displayNameOf(person),
    first_name: person.firstName.trim(),
    last_name: person.lastName.trim(),
    email: person.email.trim(),
    phone_no: person.phone.trim(),
  };
}

function toAddressPayload(address: AddressInput, primary: string) {
  return {
    ...toReference(address),
    street: address.street.trim(),
    city: address.city.trim(),
    state: address.state.trim(),
    postcode: address.postcode.trim(),
    country_id: address.countryId || null,
    is_primary: address.key === primary && !address.isDeleted,
  };
}

function toReference({ id, isDeleted }: PersonInput | AddressInput) {
  return id ? { id, is_deleted: isDeleted !== "" } : {};
}
