import { expect, it } from "vitest";
import type { InvoiceSeed } from "../books/types";
import { tinyBooks, tinyContact, tinyInvoice, tinyProduct } from "../testing/fixtures";
import { getValue, getValues, getList, createPerson, type Api } from "./api";
import { UNKNOWN_ID } from "./scope";

const PRODUCTS = ["one", "two", "three", "four", "five", "six", "gone"];
const CONTACTS = ["a", "b", "c", "d", "e", "f"];

/**
 * Books whose last invoice is the newest. The item "gone" is not for sale. Nobody bought the item
 * "never", and the contact "never" bought nothing.
 */
const BOOKS = tinyBooks({
  contacts: [
    ...CONTACTS.map((ref) => tinyContact({ ref, displayName: ref, contactPerson: null })),
    tinyContact({ ref: "never", displayName: "never", contactPerson: null }),
  ],
  products: [
    ...PRODUCTS.map((ref) => tinyProduct({ ref, name: ref, forSale: ref !== "gone" })),
    tinyProduct({ ref: "never", name: "never" }),
  ],
  invoices: [
    createInvoiceSeed("f", "six"),
    createInvoiceSeed("e", "five"),
    createInvoiceSeed("d", "four", "five"),
    createInvoiceSeed("c", "three", "three"),
    createInvoiceSeed("b", "two"),
    createInvoiceSeed("a", "gone", "one", "two"),
    createInvoiceSeed("b"),
  ],
});

/** Declares the tests whose titles begin with "recently used customers and items" (see `declareContract`). */
export function declareRecentlyUsedContract(api: () => Api): void {
  it("include five items for sale, beginning with the items that were invoiced last", async () => {
    const person = await createPerson(api(), BOOKS);
    const { status, body } = await person.get(`/recent/products?business_id=${person.companyId}`);
    expect(status).toBe(200);
    const products = getList(body, "products");
    expect(getValues(products, "name")).toEqual(["one", "two", "three", "four", "five"]);
    const all = await person.get(`/products/${person.companyId}?for_sale=true`);
    expect(getList(all.body, "products")).toContainEqual(products[0]);
  });

  it("include five customers, beginning with the customer of the newest invoice", async () => {
    const person = await createPerson(api(), BOOKS);
    const { status, body } = await person.get(`/recent/contacts?business_id=${person.companyId}`);
    expect(status).toBe(200);
    expect(getValues(getList(body, "contacts"), "name")).toEqual(["b", "a", "c", "d", "e"]);
    expect(getValue(body, "contacts", 0)).toEqual({
      id: await person.readContactId("b"),
      name: "b",
      phone_no: "03-1234 5678",
      email: "hello@kopitiamjaya.example",
    });
  });

  it("are empty lists for a company without sales, and not found for a company of someone else", async () => {
    const [person, other] = [await createPerson(api()), await createPerson(api(), BOOKS)];
    for (const list of ["products", "contacts"]) {
      const ownList = await person.get(`/recent/${list}`);
      expect([ownList.status, ownList.body]).toEqual([200, { [list]: [] }]);
      for (const company of [other.companyId, UNKNOWN_ID])
        expect((await person.get(`/recent/${list}?business_id=${company}`)).status).toBe(404);
    }
  });
}

/** Returns an invoice with a line for each product and one line without a product. */
function createInvoiceSeed(contact: string, ...products: string[]): InvoiceSeed {
  const [line] = tinyInvoice().lines;
  if (!line) throw new Error("The tiny invoice has no line.");
  const lines = products.map((product) => ({ ...line, product, name: product }));
  return tinyInvoice({ contact, lines: [...lines, line] });
}
