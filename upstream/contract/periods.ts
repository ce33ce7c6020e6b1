import { expect, it } from "vitest";
import { convertCurrency, toDecimal, minorToText, toMinor } from "../../domain/money/money";
import { generateBooks } from "../testing/generated-books";
import { tinyBooks, tinyInvoice } from "../testing/fixtures";
import {
  getValue,
  getValues,
  getList,
  createPerson,
  getNumber,
  type Api,
  type Person,
} from "./api";
import { creditEveryThirdInvoice } from "./credit-note-sums";
import { postCreditNote } from "./credit-notes";
import { readNewestInvoice, toStoredInvoice } from "./invoices";

const TODAY = "2026-11-21";
const INVOICE_COUNT = 60;

const createTillPayment = (method: string, amount: string, date: string) => ({
  ...{ method, amount, date },
  ledgerAccount: "till",
});

/** Declares the tests whose titles begin with "the sums, periods and sorts of lists" (see `declareContract`). */
export function declarePeriodContract(api: () => Api): void {
  it("cover exactly the listed rows, with sums per currency and in every order", async () => {
    const person = await createPerson(api(), generateBooks(23, TODAY, INVOICE_COUNT));
    await creditEveryThirdInvoice(person, INVOICE_COUNT);
    const all = await readRows(person, "");
    expect(all).toHaveLength(INVOICE_COUNT);
    expect(all.some(({ toGiveBack }) => toGiveBack > 0n)).toBe(true);
    const [middleDate = ""] = getValues(all, "date")
      .map(String)
      .sort()
      .slice(INVOICE_COUNT / 2);
    for (const [query, expected] of [
      ["sums=true", () => true],
      [`from=${middleDate}`, ({ date }) => date >= middleDate],
      [`to=${middleDate}`, ({ date }) => date <= middleDate],
      [`from=${middleDate}&to=${middleDate}`, ({ date }) => date === middleDate],
      ["from=2026-10-22&to=2026-11-20", ({ date }) => date >= "2026-10-22" && date <= "2026-11-20"],
      ["from=2026-10-22&list=unpaid", ({ date, left }) => date >= "2026-10-22" && left > 0n],
      ["from=2026-10-22&list=draft", ({ date, status }) => date >= "2026-10-22" && status === 0],
      ["to=2026-10-22&status=4", ({ date, status }) => date <= "2026-10-22" && status === 4],
      ["from=2025-01-01&search=inv-000", ({ no }) => no.startsWith("INV-000")],
      ["from=2026-10-22&search=kopitiam", ({ date }) => date >= "2026-10-22"],
    ] as [string, (row: Row) => boolean][]) {
      const expectedRows = all.filter(expected);
      const { body } = await person.get(`/sales?${query}`);
      expect([query, getValue(body, "meta", "total")]).toEqual([query, expectedRows.length]);
      expect([query, getValue(body, "meta", "sums")]).toEqual([
        query,
        addUpByCurrency(expectedRows),
      ]);
      for (const [sort, compare] of Object.entries(COMPARE)) {
        const numbers = getValues(await readRows(person, `${query}&sort=${sort}&order=asc`), "no");
        const expected = [...expectedRows].sort((a, b) => compare(a, b) || a.id - b.id);
        expect([query, sort, numbers]).toEqual([query, sort, getValues(expected, "no")]);
      }
    }
  });

  it("give the rows in the chosen order across pages", async () => {
    const invoices = Array.from({ length: 25 }, (_, index) =>
      tinyInvoice({ date: `2026-11-${String((index % 5) + 1).padStart(2, "0")}` }),
    );
    const person = await createPerson(api(), tinyBooks({ invoices }));
    const first = await readRows(person, "sort=date&per_page=20");
    const second = await readRows(person, "sort=date&per_page=20&page=2");
    const dates = getValues([...first, ...second], "date").map(String);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(new Set(getValues([...first, ...second], "id")).size).toBe(25);
    expect(getValues(await readRows(person, "order=asc"), "no")[0]).toBe("INV-0001");
    expect(
      getValues(await readRows(person, "sort=date&search=inv&per_page=20&page=2"), "id"),
    ).toEqual(getValues(second, "id"));
  });

  it("sort by due date, where a cash-term invoice is due on its own date", async () => {
    const dueDates = ["2026-12-09", "0000-00-00", "2026-12-01"];
    const invoices = dueDates.map((dueDate) => tinyInvoice({ date: "2026-12-05", dueDate }));
    const person = await createPerson(api(), tinyBooks({ invoices }));
    const listDueDates = async (query: string) =>
      getValues(await readRows(person, query), "dueDate");
    expect(await listDueDates("sort=due_date")).toEqual(["2026-12-01", "0000-00-00", "2026-12-09"]);
    expect(await listDueDates("sort=due_date&order=desc")).toEqual([
      ...["2026-12-09", "0000-00-00", "2026-12-01"],
    ]);
  });

  it("add sums to a list with a period, unless the request declines them", async () => {
    const person = await createPerson(api(), tinyBooks({ invoices: [tinyInvoice()] }));
    for (const [query, expected] of [
      ["", false],
      ["sort=date", false],
      ["from=2026-11-01&sums=false", false],
      ["to=2026-11-01", true],
    ] as const) {
      const { body } = await person.get(`/sales?${query}`);
      expect([query, getValue(body, "meta", "sums") !== undefined]).toEqual([query, expected]);
    }
  });

  it.each([
    ["from=2026-02-30", "The first day is not a date. Please give it as YYYY-MM-DD."],
    ["to=soon", "The last day is not a date. Please give it as YYYY-MM-DD."],
    [
      "from=2026-11-03&to=2026-11-02",
      "The first day, 03/11/2026, is after the last, 02/11/2026. Please change one of them.",
    ],
    ["sort=colour", "Lists are sorted by date, due_date, contact or balance."],
    ["order=up", "The order is asc or desc."],
    ["per_page=501", "A page has 1 to 500 rows."],
    ["per_page=0", "A page has 1 to 500 rows."],
    ["list=deleted&from=2026-11-01", "Deleted invoices have no period, no sums and one order."],
  ])("are refused for the query %s", async (query, message) => {
    const person = await createPerson(api());
    for (const list of query.includes("per_page") || query.includes("=2026-02")
      ? ["/sales", "/sales/credit_notes", "/payments"]
      : ["/sales"]) {
      const { status, body } = await person.get(`${list}?${query}`);
      expect([list, status, body]).toEqual([list, 422, { message }]);
    }
  });

  it("count credit notes that are not void, by their own dates", async () => {
    const person = await createPerson(
      api(),
      tinyBooks({ invoices: [tinyInvoice(), tinyInvoice({ currency: "SGD", rate: "3.2" })] }),
    );
    const dollars = await readNewestInvoice(person);
    const ringgit = toStoredInvoice(await person.get(`/sales/invoices/${dollars.id - 1}`));
    await postCreditNote(person, ringgit, ["0.25"], { date: "2026-11-19" });
    await postCreditNote(person, dollars, ["0.5"], { date: "2026-11-20" });
    const voided = await postCreditNote(person, dollars, ["0.1"], { date: "2026-11-20" });
    const id = getNumber(voided.body, "credit_note", "id");
    await person.post(`/sales/credit_notes/${id}/void`, { reason: "Typed wrongly" });
    const { body } = await person.get("/sales/credit_notes?from=2026-11-20&to=2026-11-20");
    expect(getValue(body, "meta")).toMatchObject({
      total: 2,
      sums: [{ currency: { code: "SGD" }, count: 1, voided: 1, credited: "50.00" }],
    });
    const all = await person.get("/sales/credit_notes?sums=true&per_page=1");
    expect(getList(all.body, "credit_notes")).toHaveLength(1);
    expect(getValue(all.body, "meta", "sums")).toMatchObject([
      { currency: { code: "MYR" }, count: 1, voided: 0, credited: "25.00" },
      { currency: { code: "SGD" }, count: 1, voided: 1, credited: "50.00" },
    ]);
    const withoutSums = await person.get("/sales/credit_notes");
    expect(getValue(withoutSums.body, "meta", "sums")).toBeUndefined();
  });

  it("contain the sums of whole days, even when a page shows only part of a day", async () => {
    const payments = [
      ...[
        createTillPayment("cash", "1.10", "2026-11-20"),
        createTillPayment("cash", "2.20", "2026-11-20"),
      ],
      ...[
        createTillPayment("bank", "4.40", "2026-11-20"),
        createTillPayment("cash", "8.80", "2026-11-19"),
      ],
    ];
    const person = await createPerson(api(), tinyBooks({ invoices: [tinyInvoice({ payments })] }));
    const days = async (query: string) => {
      const { body } = await person.get(`/payments?days=true&${query}`);
      return getList(body, "meta", "days").map((day) =>
        ["date", "method_name", "count", "amount"].map((name) => getValue(day, name)),
      );
    };
    const november20 = [
      ["2026-11-20", "Cash", 2, "3.30"],
      ["2026-11-20", "Bank Transfer", 1, "4.40"],
    ];
    expect(await days("per_page=1")).toEqual(november20);
    expect(await days("per_page=1&page=4")).toEqual([["2026-11-19", "Cash", 1, "8.80"]]);
    expect(await days("sums=false")).toEqual([...november20, ["2026-11-19", "Cash", 1, "8.80"]]);
    expect(await days("from=2026-11-21")).toEqual([]);
    const { body } = await person.get("/payments?sums=false");
    expect([getValue(body, "meta", "sums"), getValue(body, "meta", "days")]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it("are of one company, and available only to its own people", async () => {
    const books = tinyBooks({ invoices: [tinyInvoice()] });
    const stranger = await createPerson(api(), books);
    const person = await createPerson(api(), tinyBooks(), books);
    const [first = 0, second = 0] = person.companyIds;
    for (const [company, count] of [
      [first, 0],
      [second, 1],
    ]) {
      const { body } = await person.get(`/sales?entity_id=${company}&sums=true&sort=contact`);
      expect([getList(body, "meta", "sums").length, getList(body, "transactions").length]).toEqual([
        ...[count, count],
      ]);
    }
    const strangerQuery = `entity_id=${stranger.companyId}&from=2026-01-01`;
    for (const list of ["/sales", "/sales/credit_notes", "/payments"])
      expect((await person.get(`${list}?${strangerQuery}`)).status).toBe(404);
  });
}

type Row = Awaited<ReturnType<typeof readRows>>[number];

const COMPARE: Record<string, (a: Row, b: Row) => number> = {
  date: (a, b) => compareText(a.date, b.date),
  due_date: (a, b) => compareText(toDueDate(a), toDueDate(b)),
  contact: (a, b) => compareText(a.contact.toLowerCase(), b.contact.toLowerCase()),
  balance: (a, b) => Number(a.baseBalance - b.baseBalance),
};

function toDueDate({ date, dueDate }: Row): string {
  return dueDate === "0000-00-00" ? date : dueDate;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

async function readRows(person: Person, query: string) {
  const { body } = await person.get(`/sales?per_page=500&${query}`);
  return getList(body, "transactions").map((row) => {
    const status = getNumber(row, "status");
    const isCounted = status !== 0 && status !== 4;
    const balance = isCounted ? parseMinor(getValue(row, "balance")) : 0n;
    const received = getValues(getList(row, "transactions"), "amount").map(parseMinor);
    return {
      id: getNumber(row, "id"),
      no: String(getValue(row, "no")),
      date: String(getValue(row, "date")),
      dueDate: String(getValue(row, "due_date")),
      contact: String(getValue(row, "contact_name")),
      status,
      isCounted,
      currency: getValue(row, "currency"),
      billed: isCounted ? parseMinor(getValue(row, "amount")) : 0n,
      credited: isCounted ? parseMinor(getValue(row, "credited")) : 0n,
      received: isCounted ? received.reduce((sum, amount) => sum + amount, 0n) : 0n,
      left: balance > 0n ? balance : 0n,
      toGiveBack: balance < 0n ? -balance : 0n,
      baseBalance: convertCurrency(balance, toDecimal(String(getValue(row, "currency_rate")))),
    };
  });
}

function parseMinor(text: unknown): bigint {
  return toMinor(toDecimal(String(text)));
}

function addUpByCurrency(rows: Row[]): object[] {
  const currencies = new Map(rows.map(({ currency }) => [getNumber(currency, "id"), currency]));
  return [...currencies]
    .sort(([one], [other]) => one - other)
    .map(([id, currency]) => {
      const ofCurrency = rows.filter((row) => getNumber(row.currency, "id") === id);
      const count = (expected: (row: Row) => boolean) => ofCurrency.filter(expected).length;
      const sum = (name: "billed" | "credited" | "received" | "left" | "toGiveBack") =>
        ofCurrency.reduce((all, row) => all + row[name], 0n);
      const owed = sum("left") - sum("toGiveBack");
      return {
        currency,
        count: count(({ isCounted }) => isCounted),
        drafts: count(({ status }) => status === 0),
        voided: count(({ status }) => status === 4),
        billed: minorToText(sum("billed")),
        rounding: minorToText(owed + sum("received") + sum("credited") - sum("billed")),
        credited: minorToText(sum("credited")),
        received: minorToText(sum("received")),
        left: minorToText(sum("left")),
        to_give_back: minorToText(sum("toGiveBack")),
      };
    });
}
