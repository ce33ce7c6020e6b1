import { Hono } from "hono";
import { deleteContact } from "../contacts/delete";
import { buildContactsQuery } from "../contacts/list";
import { lockContact } from "../contacts/lock";
import {
  TYPE_BUSINESS,
  readContactsOnWire,
  TYPE_PERSON,
  type ContactType,
} from "../contacts/record";
import { updateContact, createContact } from "../contacts/save";
import type { CompanyBooks } from "../db/company-books";
import type { Call, Calls } from "../calls/calls";
import { parseId } from "../wire/fields";
import { createNotFoundError } from "../wire/api-error";
import { toPageMeta } from "../wire/page";
import type { Answer } from "../wire/answer";

/** Returns the routes of contacts, which are companies and people on the wire. */
export function createContactRoutes(calls: Calls): Hono {
  return new Hono()
    .get("/contacts", calls.createReadHandler(handleListContacts))
    .get("/contacts/:company", calls.createReadHandler(handleListContactNames))
    .post("/contacts/companies", calls.createWriteHandler(createNewContactHandler(TYPE_BUSINESS)))
    .post("/contacts/peoples", calls.createWriteHandler(createNewContactHandler(TYPE_PERSON)))
    .put(
      "/contacts/companies/:id",
      calls.createWriteHandler(createUpdateContactHandler(TYPE_BUSINESS)),
    )
    .put("/contacts/peoples/:id", calls.createWriteHandler(createUpdateContactHandler(TYPE_PERSON)))
    .delete("/contacts/unused/:id", calls.createWriteHandler(handleDeleteContact));
}

async function handleListContacts({ books, query }: Call): Promise<Answer> {
  const rows = await buildContactsQuery(books, query).selectAll("contacts").execute();
  return {
    status: 200,
    body: { contacts: await readContactsOnWire(books, rows), ...toPageMeta(query) },
  };
}

async function handleListContactNames({ books, query, params }: Call): Promise<Answer> {
  const companyId = parseId(params.company);
  if (companyId === undefined) throw createNotFoundError("company");
  const contacts = await buildContactsQuery(books.forCompany(companyId), query)
    .select(["id", "name", "display_name"])
    .execute();
  return { status: 200, body: { contacts, ...toPageMeta(query) } };
}

function createNewContactHandler(type: ContactType) {
  return async ({ books, body, now, actor }: Call): Promise<Answer> => {
    // `companyId` throws an error when the caller has several companies and names none.
    const id = await createContact(books.forCompany(books.companyId), type, body, {
      now,
      actor,
    });
    return { status: 201, body: { contact: await readContact(books, id) } };
  };
}

function createUpdateContactHandler(type: ContactType) {
  return async (call: Call): Promise<Answer> => {
    const { books, body, params, etag } = call;
    const contact = await lockContact(books, parseId(params.id), etag, type);
    await updateContact(books.forCompany(contact.company_id), contact, body, call);
    return { status: 200, body: { contact: await readContact(books, contact.id) } };
  };
}

async function handleDeleteContact({ books, params, etag }: Call): Promise<Answer> {
  const contact = await lockContact(books, parseId(params.id), etag);
  await deleteContact(books, contact.id);
  return { status: 200, body: { message: "Contact successfully deleted." } };
}

async function readContact(books: CompanyBooks, id: number): Promise<unknown> {
  const rows = await books.selectFrom("contacts").selectAll().where("id", "=", id).execute();
  const [contact] = await readContactsOnWire(books, rows);
  return contact;
}
