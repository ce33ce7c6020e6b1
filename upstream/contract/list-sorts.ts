import { expect, it } from "vitest";
import { tinyBooks, tinyContact, tinyProduct } from "../testing/fixtures";
import { getValue, getValues, getList, createPerson, type Api, type Person } from "./api";

const NAMES = Array.from({ length: 25 }, (_, index) => `name ${String(index).padStart(2, "0")}`);

const BOOKS = tinyBooks({
  contacts: [...NAMES].reverse().map((name) => tinyContact({ ref: name, displayName: name })),
  products: NAMES.map((name, index) =>
    tinyProduct({
      ref: name,
      name: index % 2 ? name : name.toUpperCase(),
      sku: `S${String((index * 7) % 25).padStart(2, "0")}`,
      salePrice: String((index * 11) % 25),
    }),
  ),
});

async function readBothPages(person: Person, list: "contacts" | "products", query: string) {
  const pages = [1, 2].map(async (page) => {
    const { body } = await person.get(`/${list}?page=${page}&${query}`);
    return getList(body, list);
  });
  return (await Promise.all(pages)).flat();
}

/** Declares the tests whose titles begin with "sorts of contacts and items" (see `declareContract`). */
export function declareListSortContract(api: () => Api): void {
  it("sort contacts by name in both directions across pages", async () => {
    const person = await createPerson(api(), BOOKS);
    const listNames = async (query: string) =>
      (await readBothPages(person, "contacts", query)).map((contact) =>
        getValue(contact, "entity", "display_name"),
      );
    expect(await listNames("")).toEqual(NAMES);
    expect(await listNames("sort=name")).toEqual(NAMES);
    expect(await listNames("sort=name&order=desc")).toEqual([...NAMES].reverse());
  });

  it("sort items by price, name and number across pages", async () => {
    const person = await createPerson(api(), BOOKS);
    const listFields = async (query: string, field: string) =>
      getValues(await readBothPages(person, "products", query), field).map((value) =>
        String(value).toLowerCase(),
      );
    expect(await listFields("sort=name", "name")).toEqual(NAMES);
    expect(await listFields("sort=name&order=desc", "name")).toEqual([...NAMES].reverse());
    const numbers = await listFields("sort=sku", "sku");
    expect(numbers).toEqual([...numbers].sort());
    const prices = (await listFields("sort=price&order=asc", "sale_price")).map(Number);
    expect(prices).toEqual([...prices].sort((one, other) => one - other));
    expect(await listFields("sort=price", "id")).toEqual(await listFields("", "id"));
  });

  it("are refused when unknown", async () => {
    const person = await createPerson(api());
    for (const query of ["contacts?sort=phone", "products?sort=stock", "products?order=up"])
      expect((await person.get(`/${query}`)).status).toBe(422);
  });
}
