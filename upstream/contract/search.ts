import { expect, it } from "vitest";
import { tinyBooks, tinyContact, tinyInvoice, tinyLine, tinyProduct } from "../testing/fixtures";
import { getValue, getValues, getList, createPerson, type Api, type Person } from "./api";
import { postInvoice, createEditPayload } from "./invoices";
import { createMugLine } from "./payloads";

const CONTACT_PERSON = {
  firstName: "Zoë",
  lastName: "Ångström",
  email: "secret@boss.example",
  phone: "",
};

const BOOKS = tinyBooks({
  contacts: [
    tinyContact({ ref: "plain", displayName: "Kedai Biasa", contactPerson: null }),
    tinyContact({ ref: "people", displayName: "ÉPICERIE 100%_\\", contactPerson: CONTACT_PERSON }),
    tinyContact({ ref: "chinese", displayName: "好味茶餐室", contactPerson: null }),
  ],
  products: [tinyProduct({ ref: "teapot", name: "Öl 茶壶 Teapot" })],
  invoices: [
    tinyInvoice({ no: "PLAIN", contact: "plain", memo: "Überweisung 50% off" }),
    tinyInvoice({
      no: "PEOPLE",
      contact: "people",
      lines: [{ ...tinyLine, name: "ÑANDÚ feathers" }],
    }),
    tinyInvoice({ no: "CHINESE", contact: "chinese", status: 0 }),
    tinyInvoice({
      no: "TEAPOT",
      contact: "plain",
      dueDate: "2026-11-01",
      lines: [
        tinyLine,
        { ...tinyLine, product: "teapot", ledgerAccount: null, name: "乌龙 by the pot" },
      ],
    }),
    tinyInvoice({
      no: "SERVICE",
      contact: "plain",
      status: 5,
      lines: [{ ...tinyLine, ledgerAccount: "delivery", name: "To the door" }],
    }),
  ],
});

/** Declares the tests whose titles begin with "the search of invoices and contacts" (see `declareContract`). */
export function declareSearchContract(api: () => Api): void {
  it("finds sales by customer, contact person, line, item, number and notes", async () => {
    const person = await createPerson(api(), BOOKS);
    for (const [typed, expectedNumbers] of [
      ["épicerie", ["PEOPLE"]],
      ["茶餐", ["CHINESE"]],
      ["zoë ÅNG", ["PEOPLE"]],
      ["ñandú", ["PEOPLE"]],
      ["öl", ["TEAPOT"]],
      ["茶壶", ["TEAPOT"]],
      ["乌龙", ["TEAPOT"]],
      ["delivery", ["SERVICE"]],
      ["to the", ["SERVICE"]],
      ["chin", ["CHINESE"]],
      ["überWEISUNG", ["PLAIN"]],
      ["  kedai   biasa ", ["SERVICE", "TEAPOT", "PLAIN"]],
      ["茶", ["TEAPOT", "CHINESE"]],
      ["0% off", ["PLAIN"]],
      ["100%_\\", ["PEOPLE"]],
      ["%a%", []],
      ["k_dai", []],
      ["boss.example", []],
      ["nothing of the kind", []],
      ["\0", []],
      ["kedai\0", []],
      ["\ufffd", []],
    ] as const) {
      expect([typed, await searchNumbers(person, typed)]).toEqual([typed, expectedNumbers]);
    }
  });

  it("finds sales by the current name of an item", async () => {
    const person = await createPerson(api(), BOOKS);
    await api()
      .db.updateTable("products")
      .set({ name: "Samovar", search_text: "samovar" })
      .where("company_id", "=", person.companyId)
      .execute();
    expect(await searchNumbers(person, "SAMOVAR")).toEqual(["TEAPOT"]);
  });

  it("finds an edited invoice by its current text", async () => {
    const person = await createPerson(api());
    const before = await postInvoice(person, { memo: "Old words" });
    const items = [await createMugLine(person, { description: "Glazed by hand" })];
    await person.put(
      before.path,
      await createEditPayload(person, before, { memo: "New words", items }),
    );
    const countMatches = async (search: string) =>
      getValue(
        (await person.get(`/sales?search=${encodeURIComponent(search)}`)).body,
        "meta",
        "total",
      );
    expect(await countMatches("new words")).toBe(1);
    expect(await countMatches("old words")).toBe(0);
    expect(await countMatches("GLAZED")).toBe(1);
  });

  it("searches within the requested list, due date and status", async () => {
    const person = await createPerson(api(), BOOKS);
    expect(await searchNumbers(person, "茶", "list=draft")).toEqual(["CHINESE"]);
    // SERVICE has the status Received, but no payment.
    expect(await searchNumbers(person, "kedai", "list=unpaid")).toEqual([
      "SERVICE",
      "TEAPOT",
      "PLAIN",
    ]);
    expect(await searchNumbers(person, "kedai", "due=overdue")).toEqual(["TEAPOT"]);
    expect(await searchNumbers(person, "kedai", "status=5")).toEqual(["SERVICE"]);
    expect(await searchNumbers(person, "kedai", "list=draft")).toEqual([]);
  });

  it("returns the number of results on all pages", async () => {
    const invoices = Array.from({ length: 23 }, (_, index) =>
      tinyInvoice({ memo: index < 22 ? "Weekly order" : "", status: index < 21 ? 2 : 0 }),
    );
    const person = await createPerson(api(), tinyBooks({ invoices }));
    for (const [query, total, rows] of [
      ["", 23, 20],
      ["search=weekly", 22, 20],
      ["search=weekly&page=2", 22, 2],
      ["search=weekly&page=3", 22, 0],
      ["search=weekly&list=draft", 1, 1],
      ["list=unpaid", 21, 20],
    ] as const) {
      const { body } = await person.get(`/sales?${query}`);
      expect([query, getValue(body, "meta", "total")]).toEqual([query, total]);
      expect([query, getList(body, "transactions").length]).toEqual([query, rows]);
    }
  });

  it("finds contacts by their contact persons, who are in the reply", async () => {
    const person = await createPerson(api(), BOOKS);
    const search = encodeURIComponent("zoë ång");
    const { body } = await person.get(`/contacts?business_id=${person.companyId}&search=${search}`);
    expect(getList(body, "contacts")).toMatchObject([
      { contactpersons: [{ people: { display_name: "Zoë Ångström" } }] },
    ]);
    for (const list of ["contacts", "products"]) {
      const damaged = await person.get(`/${list}?business_id=${person.companyId}&search=a%00`);
      expect([list, damaged.status, damaged.body]).toEqual([list, 200, { [list]: [] }]);
    }
    const names = await person.get(`/contacts/${person.companyId}?search=${search}&page=1`);
    expect(getValues(getList(names.body, "contacts"), "display_name")).toEqual([
      "ÉPICERIE 100%_\\",
    ]);
    const secondPage = await person.get(`/contacts/${person.companyId}?search=${search}&page=2`);
    expect(secondPage.body).toEqual({ contacts: [], meta: { per_page: 20 } });
  });
}

/** Returns the numbers of the invoices that the search finds, and checks their total count. */
async function searchNumbers(person: Person, typed: string, query = ""): Promise<unknown[]> {
  const search = encodeURIComponent(typed);
  const { body } = await person.get(
    `/sales?entity_id=${person.companyId}&search=${search}&${query}`,
  );
  const numbers = getValues(getList(body, "transactions"), "no");
  expect(getValue(body, "meta", "total")).toBe(numbers.length);
  return numbers;
}
