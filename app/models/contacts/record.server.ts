import * as z from "zod";
import { mapRows } from "../../../domain/field-table";
import { mapByWireName } from "~/lib/wire-names";
import { callV2 } from "~/server/v2/client.server";
import { flag, id, optionalId, text } from "../wire.server";
import type { Session } from "~/server/session/session-storage.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { ADDRESS_TEXTS, CONTACT_CHOICES, CONTACT_TEXTS, CONTACT_PERSON_TEXTS } from "./fields";

const CONTACT_PERSON_SHAPE = mapByWireName(CONTACT_PERSON_TEXTS, () => text);

/**
 * The API nests the texts of a contact person in `people`. Some servers send the texts without
 * `people`, beside the id.
 */
const storedContactPerson = z.object({
  id,
  is_deleted: flag,
  people: z.object(CONTACT_PERSON_SHAPE).nullish(),
  ...CONTACT_PERSON_SHAPE,
});

const storedAddress = z.object({
  id,
  is_deleted: flag,
  ...mapRows(ADDRESS_TEXTS, () => text),
  country_id: optionalId,
  is_primary: flag,
});

const storedContact = z.object({
  id,
  is_customer: flag,
  is_supplier: flag,
  memo: text,
  /**
   * The customer's language, from the extension `send`. Null is the company's, from the extension
   * `language`.
   */
  language: z.string().nullish(),
  ...mapByWireName(CONTACT_CHOICES, () => optionalId),
  // No screen displays these fields. Edits send them back unchanged.
  files: z.unknown(),
  extras: z.unknown(),
  send_mail: z.unknown(),
  entity: z.object({
    ...mapByWireName(CONTACT_TEXTS, () => text),
    type: z.coerce.number().int(),
  }),
  contactpersons: z
    .array(storedContactPerson)
    .nullish()
    .transform((people) => people ?? []),
  addresses: z
    .array(storedAddress)
    .nullish()
    .transform((addresses) => addresses ?? []),
  updated_at: text,
});

/** A contact as the API returns it. */
export type ContactRecord = z.output<typeof storedContact>;

/** The values of `entity.type`. */
export const ENTITY_TYPE_PERSON = 0;
export const ENTITY_TYPE_BUSINESS = 1;

export function isPersonContact({ entity }: ContactRecord): boolean {
  return entity.type === ENTITY_TYPE_PERSON;
}

/**
 * Reads a whole contact. Throws `UpstreamFault` "notFound" (404) when the company has no such
 * contact, and "malformed" (502) when the contact cannot be parsed.
 */
export async function readContact(session: Session, contactId: string): Promise<ContactRecord> {
  const { contacts } = await callV2({
    path: "/contacts",
    query: { business_id: session.companyId, id: contactId },
    credentials: session.credentials,
    answer: z.object({ contacts: z.array(z.object({ id }).passthrough()) }),
  });
  const found = storedContact.safeParse(contacts.find((contact) => contact.id === contactId));
  if (found.success) return found.data;
  const isThere = contacts.some((contact) => contact.id === contactId);
  throw new UpstreamFault(
    isThere ? "malformed" : "notFound",
    isThere ? 502 : 404,
    "",
    `contact ${contactId}`,
  );
}
