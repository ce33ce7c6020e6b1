import type { CompanyBooks } from "../db/company-books";
import type { ChangeContext } from "../calls/calls";
import { parseOrRefuse } from "../wire/fields";
import { calculateUpdatedAt } from "../wire/etags";
import { compareFields } from "../history/differences";
import { recordEvent } from "../history/record-event";
import { toSearchText } from "../wire/search-text";
import { saveAddresses } from "./addresses";
import { describeContact } from "./history-fields";
import { toLanguageColumns } from "./language";
import { businessPayloadSchema, personPayloadSchema, type ContactPayload } from "./payload";
import { savePeople } from "./people";
import {
  formatAddress,
  TYPE_PERSON,
  readOpaqueFields,
  type ContactRow,
  type ContactType,
} from "./record";
import { buildContactSearchText } from "./search-text";
import { listKeys } from "../../domain/field-table";
import { createRefusal } from "../wire/api-error";
import { CONTACT_CHOICES } from "./fields";
import type { RecordName } from "../../domain/refusals/refusal";

/** Stores a new contact and returns its id. Must be called in a transaction. */
export async function createContact(
  books: CompanyBooks,
  type: ContactType,
  body: unknown,
  context: ChangeContext,
): Promise<number> {
  const payload = parsePayload(type, body);
  await checkReferences(books, payload);
  const { id } = await books
    .insertInto("contacts")
    .values({
      ...toColumns(payload),
      company_id: books.companyId,
      type,
      // The default for responses. A `send_mail` in the payload is stored in `as_given`.
      send_mail: false,
      as_given: JSON.stringify(pickOpaqueFields(payload)),
      updated_at: context.now.toISOString(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await saveParts(books, id, payload);
  await recordEvent(books, "made", { contactId: id }, context);
  return id;
}

/**
 * Updates a contact and records the changes in its history. `books` must be limited to the contact's
 * company.
 */
export async function updateContact(
  books: CompanyBooks,
  contact: ContactRow,
  body: unknown,
  context: ChangeContext,
): Promise<void> {
  const payload = parsePayload(contact.type, body);
  await checkReferences(books, payload);
  const before = await describeContact(books, contact.id);
  const isDerivedAddress = (await listAddressTexts(books, contact.id)).includes(
    payload.entity.address,
  );
  await books
    .updateTable("contacts")
    .set({
      ...toColumns(payload),
      address: isDerivedAddress ? contact.address : payload.entity.address,
      as_given: JSON.stringify({ ...readOpaqueFields(contact), ...pickOpaqueFields(payload) }),
      updated_at: calculateUpdatedAt(contact, context.now),
    })
    .where("id", "=", contact.id)
    .execute();
  await saveParts(books, contact.id, payload);
  const changes = compareFields(before, await describeContact(books, contact.id));
  await recordEvent(books, "edited", { contactId: contact.id, changes }, context);
}

function parsePayload(type: number, body: unknown): ContactPayload {
  return parseOrRefuse(type === TYPE_PERSON ? personPayloadSchema : businessPayloadSchema, body);
}

function toColumns(payload: ContactPayload) {
  const { entity, files, extras, send_mail, contactpersons, addresses, language, ...columns } =
    payload;
  return {
    ...columns,
    ...(language === undefined ? {} : toLanguageColumns(language)),
    ...entity,
    sort_name: toSearchText(entity.display_name),
    search_text: buildContactSearchText(entity),
  };
}

/**
 * Returns those of `files`, `extras` and `send_mail` that the payload has, for the column
 * `as_given`. The API stores these fields as the caller sent them and does not interpret them. An
 * update keeps the stored values of fields that the payload does not have.
 */
function pickOpaqueFields({ files, extras, send_mail }: ContactPayload): object {
  const opaqueFields = Object.entries({ files, extras, send_mail });
  return Object.fromEntries(opaqueFields.filter(([, value]) => value !== undefined));
}

/**
 * Lists the texts of a contact's addresses. A response contains one of these texts as
 * `entity.address`. A caller may send the response back, and this text must then not replace the
 * stored one-line address.
 */
async function listAddressTexts(books: CompanyBooks, contactId: number): Promise<string[]> {
  const addresses = await books
    .selectFrom("addresses")
    .selectAll()
    .where("contact_id", "=", contactId)
    .execute();
  return addresses.map(formatAddress);
}

async function saveParts(books: CompanyBooks, id: number, payload: ContactPayload): Promise<void> {
  await savePeople(books, id, payload.contactpersons);
  await saveAddresses(books, id, payload.addresses);
}

/** Throws a 422 when the payload refers to an entry that is not in the company's lists. */
async function checkReferences(books: CompanyBooks, payload: ContactPayload): Promise<void> {
  for (const name of listKeys(CONTACT_CHOICES)) {
    const { table, label } = CONTACT_CHOICES[name];
    await checkReference(books, table, payload[name], label);
  }
}

async function checkReference(
  books: CompanyBooks,
  table: "currencies" | "methods" | "terms",
  id: number | null,
  label: RecordName,
): Promise<void> {
  if (id === null) return;
  const found = await books.selectFrom(table).select("id").where("id", "=", id).executeTakeFirst();
  if (!found) throw createRefusal("unknown_record", { record: label });
}
