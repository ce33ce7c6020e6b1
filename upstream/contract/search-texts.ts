import { expect, it } from "vitest";
import { tinyBooks, tinyContact, tinyInvoice, tinyLine, tinyProduct } from "../testing/fixtures";
import { getValue, getValues, getList, createPerson, type Api, type Person } from "./api";
import { postInvoice, createEditPayload } from "./invoices";
import { createMugLine } from "./payloads";

/** Names in three scripts. The last name begins with a letter of two UTF-16 units. */
const NAMES = ["Kopi Ng & Söhne", "好味茶餐室", "கோபிநாத் கடை", "𠮷野家"];

/** Declares the tests whose titles begin with "the texts that the search covers" (see `declareContract`). */
export function declareSearchTextContract(api: () => Api): void {
  it("contain every letter and pair of letters of numbers, titles, customers and items", async () => {
    const person = await createPerson(
      api(),
      tinyBooks({
        contacts: NAMES.map((displayName, index) => tinyContact({ ref: `c${index}`, displayName })),
        products: NAMES.map((name, index) => tinyProduct({ ref: `p${index}`, name })),
        invoices: NAMES.flatMap((name, index) => [
          tinyInvoice({ no: `${name} 1`, contact: "c0", lines: [tinyLine] }),
          tinyInvoice({ no: `A${index}`, contact: `c${index}`, lines: [tinyLine] }),
          tinyInvoice({ no: `B${index}`, contact: "c0", lines: [{ ...tinyLine, name }] }),
          tinyInvoice({
            no: `C${index}`,
            contact: "c0",
            lines: [{ ...tinyLine, product: `p${index}`, ledgerAccount: null }],
          }),
          tinyInvoice({ no: `D${index}`, contact: "c0", title: name, lines: [tinyLine] }),
        ]),
      }),
    );
    for (const [index, name] of NAMES.entries()) {
      const expected = [`D${index}`, `C${index}`, `B${index}`, `A${index}`, `${name} 1`];
      for (const typed of listLettersAndPairs(name)) {
        const { numbers } = await searchInvoices(person, typed, "per_page=100");
        expect([typed, expected.filter((no) => !numbers.includes(no))]).toEqual([typed, []]);
        const search = encodeURIComponent(typed);
        const contacts = await person.get(`/contacts/${person.companyId}?search=${search}`);
        expect(getValues(getList(contacts.body, "contacts"), "display_name")).toContain(name);
        const products = await person.get(`/products/${person.companyId}?search=${search}`);
        expect(getValues(getList(products.body, "products"), "name")).toContain(name);
      }
    }
  });

  it("contain the total, the balance and the amounts of lines", async () => {
    const line = (unitPrice: string) => ({ ...tinyLine, unitPrice });
    const part = { ...{ method: "bank", ledgerAccount: "bank" }, amount: "57.50" };
    const person = await createPerson(
      api(),
      tinyBooks({
        invoices: [
          tinyInvoice({ no: "A", lines: [line("202.73")] }),
          tinyInvoice({ no: "B", lines: [line("1000"), line("57.30")] }),
          tinyInvoice({ no: "C", memo: "1057 pots", lines: [line("10570")] }),
          tinyInvoice({
            no: "D",
            lines: [line("1057.50")],
            payments: [{ ...part, date: "2026-11-02" }],
          }),
        ],
      }),
    );
    for (const [typed, numbers] of [
      ["202.73", ["A"]],
      ["202.7", ["A"]],
      ["202", ["A"]],
      ["202.74", []],
      ["02.73", []],
      ["1,057", ["D", "B"]],
      ["1057", ["D", "C", "B"]],
      ["1057.30", ["B"]],
      ["RM 1,057.30", ["B"]],
      ["s$1057.3", ["B"]],
      ["57.30", ["B"]],
      ["10,570.00", ["C"]],
      ["1,000.00", ["D", "B"]],
      ["1,0570", []],
      ["0.5", []],
      ["9".repeat(13), []],
    ] as const) {
      expect([typed, (await searchInvoices(person, typed)).numbers]).toEqual([typed, numbers]);
    }
    const path = `/sales?entity_id=${person.companyId}&search=1057&sort=balance&from=2026-01-01`;
    const { body } = await person.get(path);
    expect(getValues(getList(body, "transactions"), "no")).toEqual(["C", "B", "D"]);
    expect(getList(body, "meta", "sums")).toMatchObject([{ count: 3, received: "57.50" }]);
  });

  it("change with an edit, and are not searched while the invoice is deleted", async () => {
    const person = await createPerson(api());
    const before = await postInvoice(person, { memo: "Old words 旧", title: "Batik" });
    const other = await postInvoice(person, { memo: "Old words too" });
    expect((await searchInvoices(person, "old words")).total).toBe(2);
    const items = [
      await createMugLine(person, { description: "Glazed by hand", unit_price: "641.35" }),
    ];
    const change = {
      memo: "New words 新",
      no: "ZZ-9",
      title: "Songket",
      contact_id: await person.readContactId("Lim Mei Hua"),
      items,
    };
    const edited = await person.put(before.path, await createEditPayload(person, before, change));
    expect(edited.status).toBe(200);
    for (const [typed, total] of [
      ["旧", 0],
      ["old words 旧", 0],
      ["batik", 0],
      ["新", 1],
      ["new words", 1],
      ["songket", 1],
      ["zz", 1],
      ["glazed by", 1],
      ["1,282.70", 1],
      ["mei hua", 1],
      ["kopitiam", 1],
      ["old words", 1],
    ] as const) {
      expect([typed, (await searchInvoices(person, typed)).total]).toEqual([typed, total]);
    }
    await person.put(`${other.path}/status`, { status: 1 });
    expect((await person.delete(other.path)).status).toBe(200);
    expect((await searchInvoices(person, "old words")).total).toBe(0);
    expect((await searchInvoices(person, "ld")).total).toBe(0);
    await person.post(`${other.path}/restore`, {});
    expect((await searchInvoices(person, "old words")).total).toBe(1);
  });

  it("contain the current names of customers and items", async () => {
    const person = await createPerson(api());
    await postInvoice(person);
    for (const [table, column] of [
      ["contacts", "sort_name"],
      ["products", "search_text"],
    ] as const) {
      expect((await searchInvoices(person, `${table} now`)).total).toBe(0);
      await api()
        .db.updateTable(table)
        .set({ [column]: `the ${table} now` })
        .where("company_id", "=", person.companyId)
        .execute();
      expect((await searchInvoices(person, `${table} now`)).total).toBe(1);
    }
  });

  it("are searched only within the company", async () => {
    const [person, other] = await Promise.all([createPerson(api()), createPerson(api())]);
    const items = [await createMugLine(other, { quantity: 1, unit_price: "202.73" })];
    await postInvoice(other, { memo: "Secret 秘密", title: "Private", items });
    await postInvoice(person);
    for (const typed of ["secret", "秘密", "秘", "private", "202.73"]) {
      expect([typed, (await searchInvoices(person, typed)).total]).toEqual([typed, 0]);
      expect([typed, (await searchInvoices(other, typed)).total]).toEqual([typed, 1]);
    }
    expect((await searchInvoices(person, "kopitiam")).total).toBe(1);
  });
}

/** Returns each letter of a name and every pair of neighbours. */
function listLettersAndPairs(name: string): string[] {
  const letters = Array.from(name);
  const pairs = letters.slice(1).map((letter, index) => `${letters[index] ?? ""}${letter}`);
  // A leading or trailing space is not part of a search.
  return [...letters, ...pairs].filter((typed) => typed !== "" && typed === typed.trim());
}

async function searchInvoices(person: Person, typed: string, query = "") {
  const search = encodeURIComponent(typed);
  const { body } = await person.get(
    `/sales?entity_id=${person.companyId}&search=${search}&${query}`,
  );
  return {
    numbers: getValues(getList(body, "transactions"), "no"),
    total: getValue(body, "meta", "total"),
  };
}
