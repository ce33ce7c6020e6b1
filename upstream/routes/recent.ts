import { Hono } from "hono";
import type { Answer } from "../wire/answer";
import type { Call, Calls } from "../calls/calls";
import { toWireProduct } from "../products/record";
import { listRecentContacts, listRecentProducts } from "../reports/recent/recent";

/**
 * Returns the routes of the extension "recent": the products and customers of the newest invoices.
 */
export function createRecentRoutes(calls: Calls): Hono {
  return new Hono()
    .get("/recent/products", calls.createReadHandler(handleListRecentProducts))
    .get("/recent/contacts", calls.createReadHandler(handleListRecentContacts));
}

async function handleListRecentProducts({ books }: Call): Promise<Answer> {
  const products = await listRecentProducts(books.forCompany(books.companyId));
  return { status: 200, body: { products: products.map(toWireProduct) } };
}

async function handleListRecentContacts({ books }: Call): Promise<Answer> {
  const contacts = await listRecentContacts(books.forCompany(books.companyId));
  const wireContacts = contacts.map(({ display_name, ...contact }) => ({
    ...contact,
    name: display_name,
  }));
  return { status: 200, body: { contacts: wireContacts } };
}
