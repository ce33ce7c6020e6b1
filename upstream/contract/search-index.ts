import { expect, it } from "vitest";
import { CompanyBooks } from "../db/company-books";
import { indexNewInvoices } from "../search-index/write";
import { createRandom } from "../seed/random";
import { tinyBooks, tinyContact, tinyInvoice, tinyProduct } from "../testing/fixtures";
import { at, column, listAt, newPerson, type Api, type Person } from "./api";
import { createdInvoice, editPayload } from "./invoices";
import { mugLine } from "./payloads";

const LINE = {
  product: null,
  ledgerAccount: "sales",
  name: "Sales",
  quantity: "1",
  unitPrice: "100.00",
  discountPercent: "0",
  taxCode: null,
};

/** In three scripts, and letters that are two units of JavaScript's. */
const NAMES = ["Kopi Ng & Söhne", "好味茶餐室", "கோபிநாத் கடை", "𠮷野家"];

export function searchIndexContract(api: () => Api): void {
  it("finds any two letters in a row of numbers, customers and items", async () => {
    const person = await newPerson(
      api(),
      tinyBooks({
        contacts: NAMES.map((displayName, index) => tinyContact({ ref: `c${index}`, displayName })),
        products: NAMES.map((name, index) => tinyProduct({ ref: `p${index}`, name })),
        invoices: NAMES.flatMap((name, index) => [
          tinyInvoice({ no: `${name} 1`, contact: "c0", lines: [LINE] }),
          tinyInvoice({ no: `A${index}`, contact: `c${index}`, lines: [LINE] }),
          tinyInvoice({ no: `B${index}`, contact: "c0", lines: [{ ...LINE, name }] }),
          tinyInvoice({
            no: `C${index}`,
            contact: "c0",
            lines: [{ ...LINE, product: `p${index}`, ledgerAccount: null }],
          }),
        ]),
      }),
    );
    for (const state of ["one by one", "in the index"]) {
      for (const [index, name] of NAMES.entries()) {
        for (const pair of pairsOf(name)) {
          const found = (await find(person, pair)).nos;
          const wanted = [`C${index}`, `B${index}`, `A${index}`, `${name} 1`];
          const missing = wanted.filter((no) => !found.includes(no));
          expect([state, pair, missing]).toEqual([state, pair, []]);
        }
      }
      await indexAll(api(), person);
    }
    for (const [index, name] of NAMES.entries()) {
      for (const pair of pairsOf(name)) {
        const search = encodeURIComponent(pair);
        const contacts = await person.get(`/contacts/${person.company}?search=${search}`);
        expect(column(listAt(contacts.body, "contacts"), "display_name")).toContain(NAMES[index]);
        const products = await person.get(`/products/${person.company}?search=${search}`);
        expect(column(listAt(products.body, "products"), "name")).toContain(NAMES[index]);
      }
    }
  });

  it("finds in the index what is found one by one, in the same order, page by page", async () => {
    const random = createRandom(3);
    const words = [
      "kopi",
      "茶",
      "餐室",
      "கோபி",
      "ng & s",
      "50%",
      "a_b",
      "ab",
      "b a",
      "x".repeat(50),
    ];
    const text = () =>
      Array.from({ length: random.int(0, 4) }, () => random.pick(words)).join(
        random.pick(["", " "]),
      );
    const person = await newPerson(
      api(),
      tinyBooks({
        contacts: NAMES.map((displayName, index) => tinyContact({ ref: `c${index}`, displayName })),
        products: NAMES.map((name, index) => tinyProduct({ ref: `p${index}`, name })),
        invoices: Array.from({ length: 60 }, () =>
          tinyInvoice({
            contact: `c${random.int(0, 3)}`,
            memo: text(),
            status: random.pick([0, 2, 5]),
            lines: [
              { ...LINE, name: text() },
              { ...LINE, product: `p${random.int(0, 3)}`, ledgerAccount: null, name: text() },
            ],
          }),
        ),
      }),
    );
    const searches = [
      ...words,
      ...NAMES,
      "v-0",
      "inv-00",
      "0",
      "in",
      "ab ab",
      "%",
      "_",
      "\\",
      "xx",
    ];
    const queries = searches.flatMap((typed) =>
      ["", "list=draft", "list=unpaid", "status=5&page=2", "page=2", "page=3"].map(
        (query) => [typed, query] as const,
      ),
    );
    const before = await Promise.all(queries.map(([typed, query]) => find(person, typed, query)));
    await indexAll(api(), person);
    for (const [index, [typed, query]] of queries.entries()) {
      expect([typed, query, await find(person, typed, query)]).toEqual([
        typed,
        query,
        before[index],
      ]);
    }
  });

  it("finds an indexed invoice by what it says now, and not when it is deleted", async () => {
    const person = await newPerson(api());
    const before = await createdInvoice(person, { memo: "Old words 旧" });
    const other = await createdInvoice(person, { memo: "Old words too" });
    await indexAll(api(), person);
    expect((await find(person, "old words")).total).toBe(2);
    const items = [await mugLine(person, { description: "Glazed by hand" })];
    const change = {
      memo: "New words 新",
      no: "ZZ-9",
      contact_id: await person.contactId("Lim Mei Hua"),
      items,
    };
    const edited = await person.put(before.path, await editPayload(person, before, change));
    expect(edited.status).toBe(200);
    for (const [typed, total] of [
      ["旧", 0],
      ["old words 旧", 0],
      ["新", 1],
      ["new words", 1],
      ["zz", 1],
      ["glazed by", 1],
      ["mei hua", 1],
      ["kopitiam", 1],
      ["old words", 1],
    ] as const) {
      expect([typed, (await find(person, typed)).total]).toEqual([typed, total]);
    }
    expect((await person.delete(other.path)).status).toBe(200);
    expect((await find(person, "old words")).total).toBe(0);
    expect((await find(person, "ld")).total).toBe(0);
    await createdInvoice(person, { memo: "Old words again" });
    expect((await find(person, "old words")).total).toBe(1);
  });

  it("finds an invoice at each end of a segment again once it is restored", async () => {
    const memos = ["first", "last", "apart"];
    const invoices = Array.from({ length: 16 }, (_, index) =>
      tinyInvoice({
        no: `R-${index}`,
        memo: `Pomelo ${memos[[0, 6, 7].indexOf(index)] ?? "other"}`,
      }),
    );
    const person = await newPerson(api(), tinyBooks({ invoices }));
    await indexAll(api(), person, 14);
    const { body } = await person.get(`/sales?entity_id=${person.company}&search=pomelo`);
    const all = column(listAt(body, "transactions"), "id")
      .map(Number)
      .sort((a, b) => a - b);
    // The newest is not indexed before it is deleted.
    const ids = all.filter((_, index) => [0, 6, 7, 15].includes(index));
    const searches = ["pomelo", ...memos.map((memo) => `pomelo ${memo}`), "r-1"];
    const before = await Promise.all(searches.map((typed) => find(person, typed)));
    for (const each of ids) await person.delete(`/sales/invoices/${each}`);
    const totals = await Promise.all(
      searches.map(async (typed) => (await find(person, typed)).total),
    );
    expect(totals).toEqual([12, 0, 0, 0, 6]);
    for (const each of [...ids].reverse()) await person.post(`/sales/invoices/${each}/restore`, {});
    expect(await Promise.all(searches.map((typed) => find(person, typed)))).toEqual(before);
    await createdInvoice(person, { memo: "Pomelo apart" });
    await indexAll(api(), person);
    expect((await find(person, "pomelo apart")).total).toBe(2);
  });

  it("finds indexed invoices by the names that their customers and items have now", async () => {
    const person = await newPerson(api());
    await createdInvoice(person);
    await indexAll(api(), person);
    for (const [table, column] of [
      ["contacts", "sort_name"],
      ["products", "search_text"],
    ] as const) {
      expect((await find(person, `${table} now`)).total).toBe(0);
      await api()
        .db.updateTable(table)
        .set({ [column]: `the ${table} now` })
        .where("company_id", "=", person.company)
        .execute();
      expect((await find(person, `${table} now`)).total).toBe(1);
    }
  });

  it("finds none of another company's in the index", async () => {
    const [person, other] = await Promise.all([newPerson(api()), newPerson(api())]);
    await createdInvoice(other, { memo: "Secret 秘密" });
    await createdInvoice(person);
    for (const each of [person, other]) await indexAll(api(), each);
    for (const typed of ["secret", "秘密", "秘", "se"]) {
      expect([typed, (await find(person, typed)).total]).toEqual([typed, 0]);
      expect([typed, (await find(other, typed)).total]).toEqual([typed, 1]);
    }
    expect((await find(person, "kopitiam")).total).toBe(1);
  });
}

function pairsOf(name: string): string[] {
  const letters = Array.from(name);
  const pairs = letters.slice(1).map((letter, index) => `${letters[index] ?? ""}${letter}`);
  // A space at an end is not looked for.
  return pairs.filter((pair) => pair === pair.trim());
}

/** In segments of few, so that there are several; `upTo` that many invoices. */
async function indexAll({ db }: Api, person: Person, upTo = Infinity): Promise<void> {
  const indexSome = () =>
    db
      .transaction()
      .execute((transaction) =>
        indexNewInvoices(new CompanyBooks(transaction, [person.company]), { least: 1, most: 7 }),
      );
  for (let indexed = 0; indexed < upTo && (await indexSome()); indexed += 7);
}

async function find(person: Person, typed: string, query = "") {
  const search = encodeURIComponent(typed);
  const { body } = await person.get(`/sales?entity_id=${person.company}&search=${search}&${query}`);
  return { nos: column(listAt(body, "transactions"), "no"), total: at(body, "meta", "total") };
}
