import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { valueAt, createPerson, type Api, type Person } from "./api";
import { invoicePayload } from "./payloads";

export function idempotencyContract(api: () => Api): void {
  it("does the work of a key once and gives the first answer again", async () => {
    const person = await createPerson(api());
    const payload = await invoicePayload(person);
    const key = { "idempotency-key": randomUUID() };
    const first = await person.post("/sales/invoices", payload, key);
    const second = await person.post("/sales/invoices", payload, key);
    expect(first.status).toBe(201);
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    expect(await readInvoiceCount(person)).toBe(1);
  });

  it("does it once when repeats come at the same time", async () => {
    const person = await createPerson(api());
    const payload = await invoicePayload(person);
    const key = { "idempotency-key": randomUUID() };
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => person.post("/sales/invoices", payload, key)),
    );
    expect(new Set(replies.map((reply) => JSON.stringify(reply.body))).size).toBe(1);
    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([201]));
    expect(await readInvoiceCount(person)).toBe(1);
  });

  it("refuses a key that was used with other details", async () => {
    const person = await createPerson(api());
    const key = { "idempotency-key": randomUUID() };
    await person.post("/sales/invoices", await invoicePayload(person), key);
    const other = await invoicePayload(person, { memo: "Something else" });
    const reply = await person.post("/sales/invoices", other, key);
    expect([reply.status, reply.body]).toEqual([
      409,
      {
        message:
          "This was already saved by an earlier try, with other details." +
          " Look for it in the list before sending it again.",
      },
    ]);
    expect(await readInvoiceCount(person)).toBe(1);
  });

  it("keeps no refusal: the same key may be sent again, put right", async () => {
    const person = await createPerson(api());
    const key = { "idempotency-key": randomUUID() };
    const wrong = await invoicePayload(person, { contact_id: null });
    expect((await person.post("/sales/invoices", wrong, key)).status).toBe(422);
    const right = await person.post("/sales/invoices", await invoicePayload(person), key);
    expect(right.status).toBe(201);
  });

  it("keeps keys of different people apart", async () => {
    const [one, two] = await Promise.all([createPerson(api()), createPerson(api())]);
    const key = { "idempotency-key": randomUUID() };
    await one.post("/sales/invoices", await invoicePayload(one), key);
    const reply = await two.post("/sales/invoices", await invoicePayload(two), key);
    expect(reply.status).toBe(201);
    expect(valueAt(reply.body, "invoice", "business_id")).toBe(two.company);
  });

  it("refuses a key that cannot be kept", async () => {
    const person = await createPerson(api());
    const key = { "idempotency-key": "x".repeat(201) };
    const reply = await person.post("/sales/invoices", await invoicePayload(person), key);
    expect(reply.status).toBe(400);
  });
}

async function readInvoiceCount(person: Person): Promise<unknown> {
  return valueAt((await person.get("/lists/counts")).body, "counts", "invoices");
}
