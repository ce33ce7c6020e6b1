import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { tinyBooks, tinyInvoice } from "../testing/fixtures";
import { getValue, createPerson, type Api, type Person } from "./api";
import { createInvoicePayload } from "./payloads";

/** Declares the tests whose titles begin with "the number of a new invoice" (see `declareContract`). */
export function declareNumberContract(api: () => Api): void {
  it("is suggested as the number after the last one, in the company's format", async () => {
    const person = await createPerson(
      api(),
      tinyBooks({ company: { numberPrefix: "S/" }, invoices: [tinyInvoice(), tinyInvoice()] }),
      tinyBooks(),
    );
    const [first, second] = person.companyIds;
    expect((await person.get(`/sales/invoices/next_no?business_id=${first}`)).body).toEqual({
      next_no: "S/0003",
    });
    expect((await person.get(`/sales/invoices/next_no?business_id=${second}`)).body).toEqual({
      next_no: "INV-0001",
    });
  });

  it("is unique and without gaps for 50 invoices created at once", async () => {
    const person = await createPerson(api());
    const payload = await createInvoicePayload(person);
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => createInvoiceOnBusyServer(person, payload)),
    );
    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([201]));
    expect(replies.map((reply) => getValue(reply.body, "invoice", "no")).sort()).toEqual(
      Array.from({ length: 50 }, (_, index) => `INV-${String(index + 1).padStart(4, "0")}`),
    );
    expect(await readNextNumber(person)).toBe("INV-0051");
  });

  it("is refused when it was typed and is already used", async () => {
    const person = await createPerson(
      api(),
      tinyBooks({ invoices: [tinyInvoice({ no: "INV-0007" })] }),
    );
    const payload = await createInvoicePayload(person, {
      no: "INV-0007",
      no_is_suggested: undefined,
    });
    const reply = await person.post("/sales/invoices", payload);
    expect([reply.status, reply.body]).toEqual([
      409,
      { message: "Invoice number INV-0007 is already used." },
    ]);
    expect(await readNextNumber(person)).toBe("INV-0008");
  });

  it("can be typed in any format, and the next suggestion follows the last number in the company's format", async () => {
    const person = await createPerson(api());
    const numbers = [];
    for (const no of ["A-77", "INV-0005", "INV-9"]) {
      const payload = await createInvoicePayload(person, { no, no_is_suggested: false });
      numbers.push(getValue((await person.post("/sales/invoices", payload)).body, "invoice", "no"));
    }
    expect(numbers).toEqual(["A-77", "INV-0005", "INV-9"]);
    expect(await readNextNumber(person)).toBe("INV-0010");
  });

  it("continues with nine digits after the highest number of eight digits", async () => {
    const person = await createPerson(api());
    const create = async (no: string, no_is_suggested: boolean) => {
      const payload = await createInvoicePayload(person, { no, no_is_suggested });
      return getValue((await person.post("/sales/invoices", payload)).body, "invoice", "no");
    };
    for (const no of ["INV-99999999", "INV-100000002", "INV-99999999999999999999"])
      await create(no, false);
    const numbers = [];
    for (let count = 0; count < 4; count++) numbers.push(await create("INV-99999999", true));
    expect(numbers).toEqual(["INV-100000000", "INV-100000001", "INV-100000003", "INV-100000004"]);
    expect(await readNextNumber(person)).toBe("INV-100000005");
  });

  it("is never the number of a deleted invoice", async () => {
    const person = await createPerson(api(), tinyBooks({ invoices: [tinyInvoice({ no: "X-1" })] }));
    const { db } = api();
    const invoices = db
      .selectFrom("invoices")
      .select("id")
      .where("company_id", "=", person.companyId);
    await db.deleteFrom("invoice_lines").where("invoice_id", "in", invoices).execute();
    await db.deleteFrom("invoices").where("company_id", "=", person.companyId).execute();
    const payload = await createInvoicePayload(person, { no: "X-1", no_is_suggested: false });
    expect((await person.post("/sales/invoices", payload)).status).toBe(409);
  });

  it("is not used up by a refused invoice", async () => {
    const person = await createPerson(api());
    await person.post("/sales/invoices", await createInvoicePayload(person, { items: [] }));
    expect(await readNextNumber(person)).toBe("INV-0001");
  });
}

async function readNextNumber(person: Person): Promise<unknown> {
  return getValue((await person.get("/sales/invoices/next_no")).body, "next_no");
}

/**
 * Creates an invoice. While the server answers that it is too busy (503), the call is repeated with
 * its key, as an app would do.
 */
async function createInvoiceOnBusyServer(person: Person, payload: object) {
  const headers = { "idempotency-key": randomUUID() };
  for (;;) {
    const reply = await person.post("/sales/invoices", payload, headers);
    if (reply.status !== 503) return reply;
  }
}
