import { Hono } from "hono";
import type { CompanyBooks } from "../db/company-books";
import { contactsOnWire } from "../contacts/record";
import type { Answer, Call, Calls } from "../http/calls";
import { readId } from "../http/fields";
import { notFound, unacceptable } from "../http/refusal";
import { PAGE_SIZE, readPage } from "../page";
import { isLike, searchPattern } from "../search";

export function contactRoutes(calls: Calls): Hono {
  return new Hono()
    .get("/contacts", calls.reading(listContacts))
    .get("/contacts/:company", calls.reading(listContactNames));
}

async function listContacts({ books, query }: Call): Promise<Answer> {
  const rows = await matching(books, query).selectAll("contacts").execute();
  return { status: 200, body: { contacts: await contactsOnWire(books, rows) } };
}

async function listContactNames({ books, query, params }: Call): Promise<Answer> {
  const companyId = readId(params.company);
  if (companyId === undefined) throw notFound("company");
  const contacts = await matching(books.narrowedTo(companyId), query)
    .select(["id", "name", "display_name"])
    .execute();
  return { status: 200, body: { contacts } };
}

function matching(books: CompanyBooks, query: Call["query"]) {
  const page = readPage(query.page);
  const list = query.list ?? "all";
  if (!["all", "customers", "suppliers"].includes(list)) {
    throw unacceptable("Contacts are listed as all, customers or suppliers.");
  }
  return books
    .selectFrom("contacts")
    .where("company_id", "=", books.companyId)
    .$if(query.id !== undefined, (rows) => rows.where("id", "=", readId(query.id) ?? 0))
    .$if(list === "customers", (rows) => rows.where("is_customer", "=", 1))
    .$if(list === "suppliers", (rows) => rows.where("is_supplier", "=", 1))
    .$if(Boolean(query.search), (rows) =>
      rows.where((eb) => {
        const pattern = searchPattern(query.search ?? "");
        const people = eb
          .selectFrom("contact_people")
          .select("contact_people.contact_id")
          .where(isLike("contact_people.search_text", pattern));
        return eb.or([isLike("contacts.search_text", pattern), eb("contacts.id", "in", people)]);
      }),
    )
    .orderBy("sort_name")
    .orderBy("id")
    .$if(page !== undefined, (rows) =>
      rows.limit(PAGE_SIZE).offset(((page ?? 1) - 1) * PAGE_SIZE),
    );
}
