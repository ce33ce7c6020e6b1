import { expect, it } from "vitest";
import { tinyBooks, tinyInvoice } from "../testing/fixtures";
import { getValue, getValues, getList, createPerson, type Api } from "./api";
import { ANY_NUMBER, ANY_TEXT } from "./matchers";

const PAID = [{ method: "bank", ledgerAccount: "bank", amount: "100.00", date: "2026-11-02" }];

/**
 * Books with invoices of each kind. The number of an invoice names its kind. The company's current
 * date is 2026-11-21.
 */
const BOOKS = tinyBooks({
  invoices: [
    tinyInvoice({ no: "DRAFT", status: 0, dueDate: "2026-01-01", memo: "Blue 50%" }),
    tinyInvoice({ no: "OVERDUE", dueDate: "2026-11-20" }),
    tinyInvoice({ no: "DUE-TODAY", dueDate: "2026-11-21", contact: "lim" }),
    createCashTermInvoice("CASH-LATE", "2026-11-20"),
    createCashTermInvoice("CASH-TODAY", "2026-11-21"),
    tinyInvoice({ no: "VOIDED", status: 4, dueDate: "2026-01-01" }),
    tinyInvoice({ no: "RECEIVED", status: 5, payments: PAID }),
    tinyInvoice({
      no: "PART-PAID",
      status: 1,
      currency: "SGD",
      rate: "3.2",
      payments: [{ method: "cash", ledgerAccount: "till", amount: "30.10", date: "2026-11-02" }],
    }),
  ],
});

function createCashTermInvoice(no: string, date: string) {
  return tinyInvoice({ no, date, dueDate: "0000-00-00", term: "cash" });
}

/** Declares the tests whose titles begin with "the list of sales" (see `declareContract`). */
export function declareSalesContract(api: () => Api): void {
  it("contains the invoices with their balances, newest first", async () => {
    const person = await createPerson(api(), BOOKS);
    const { status, body } = await person.get(
      `/sales?entity_id=${person.companyId}&type=SALE_INVOICE&page=1`,
    );
    const id = ANY_NUMBER;
    expect(status).toBe(200);
    expect(getValue(body, "meta")).toEqual({
      base_currency: { id, code: "MYR", symbol: "RM" },
      total: 8,
      per_page: 20,
    });
    expect(getValues(getList(body, "transactions"), "no")).toEqual(
      BOOKS.invoices.map((invoice) => invoice.no).reverse(),
    );
    expect(getList(body, "transactions")[0]).toEqual({
      id,
      status: 1,
      balance: "69.90",
      credited: "0.00",
      no: "PART-PAID",
      transactions: [{ id, amount: "30.10" }],
      contact_name: "Kopitiam Jaya",
      amount: "100.00",
      due_date: "2026-12-01",
      date: "2026-11-01",
      currency: { id, code: "SGD", symbol: "S$" },
      currency_rate: "3.200000",
      updated_at: ANY_TEXT,
    });
  });

  it("is filtered by tab, due date, status and search", async () => {
    const person = await createPerson(api(), BOOKS);
    const listNumbers = async (query: string) => {
      const { body } = await person.get(`/sales?entity_id=${person.companyId}&${query}`);
      return getValues(getList(body, "transactions"), "no");
    };
    expect(await listNumbers("list=draft")).toEqual(["DRAFT"]);
    const unpaid = ["PART-PAID", "CASH-TODAY", "CASH-LATE", "DUE-TODAY", "OVERDUE"];
    expect(await listNumbers("list=unpaid")).toEqual(unpaid);
    // A cash-term invoice is due on its own date.
    expect(await listNumbers("list=unpaid&due=overdue")).toEqual(["CASH-LATE", "OVERDUE"]);
    expect(await listNumbers("due=open")).toEqual(["PART-PAID", "CASH-TODAY", "DUE-TODAY"]);
    expect(await listNumbers("status=5")).toEqual(["RECEIVED"]);
    expect(await listNumbers("list=all&search=void")).toEqual(["VOIDED"]);
    expect(await listNumbers("search=mei+hua")).toEqual(["DUE-TODAY"]);
    expect(await listNumbers("search=50%25")).toEqual(["DRAFT"]);
    expect(await listNumbers("search=5%250")).toEqual([]);
  });

  it("is refused for unknown filters", async () => {
    const person = await createPerson(api());
    for (const query of ["list=paid", "due=soon", "status=9", "type=PURCHASE", "page=-1"]) {
      const reply = await person.get(`/sales?entity_id=${person.companyId}&${query}`);
      expect([query, reply.status]).toEqual([query, 422]);
      expect(getValue(reply.body, "message")).toEqual(ANY_TEXT);
    }
  });

  it("has pages of 20, and is empty past the end", async () => {
    const invoices = Array.from({ length: 41 }, () => tinyInvoice());
    const person = await createPerson(api(), tinyBooks({ invoices }));
    const listNumbers = async (page: string) => {
      const { body } = await person.get(`/sales?entity_id=${person.companyId}${page}`);
      return getValues(getList(body, "transactions"), "no");
    };
    expect(await listNumbers("")).toHaveLength(20);
    expect((await listNumbers("&page=1"))[0]).toBe("INV-0041");
    expect((await listNumbers("&page=2"))[0]).toBe("INV-0021");
    expect(await listNumbers("&page=3")).toEqual(["INV-0001"]);
    expect(await listNumbers("&page=4")).toEqual([]);
    expect(await listNumbers("&page=1000000")).toEqual([]);
  });

  it("contains the invoices of one company, whose id is required when the account has several", async () => {
    const person = await createPerson(api(), BOOKS, tinyBooks({ invoices: [tinyInvoice()] }));
    const [, second] = person.companyIds;
    const { body } = await person.get(`/sales?entity_id=${second}`);
    expect(getValues(getList(body, "transactions"), "no")).toEqual(["INV-0001"]);
    expect((await person.get("/sales")).status).toBe(422);
  });
}
