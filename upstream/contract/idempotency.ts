import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { valueAt, createPerson, type Api, type Person } from "./api";
import { invoicePayload } from "./payloads";

export function idempotencyContract(api: () => Api): void {
  it("make a repeated call return the first reply without new work", async () => {
    const person = await createPerson(api());
    const payload = await invoicePayload(person);
    const key = { "idempotency-key": randomUUID() };
    const first = await person.post("/sales/invoices", payload, key);
    const second = await person.post("/sales/invoices", payload, key);
    expect(first.status).toBe(201);
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    expect(await readInvoiceCount(person)).toBe(1);
  });

  it("store one invoice when repeated calls arrive at the same time", async () => {
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

  it("are refused with another payload", async () => {
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

  it("can be used again after a refusal", async () => {
    const person = await createPerson(api());
    const key = { "idempotency-key": randomUUID() };
    const wrong = await invoicePayload(person, { contact_id: null });
    expect((await person.post("/sales/invoices", wrong, key)).status).toBe(422);
    const corrected = await person.post("/sales/invoices", await invoicePayload(person), key);
    expect(corrected.status).toBe(201);
  });

  it("belong to one person each", async () => {
    const [one, two] = await Promise.all([createPerson(api()), createPerson(api())]);
    const key = { "idempotency-key": randomUUID() };
    await one.post("/sales/invoices", await invoicePayload(one), key);
    const reply = await two.post("/sales/invoices", await invoicePayload(two), key);
    expect(reply.status).toBe(201);
    expect(valueAt(reply.body, "invoice", "business_id")).toBe(two.company);
  });

  it("are refused when too long", async () => {
    const person = await createPerson(api());
    const key = { "idempotency-key": "x".repeat(201) };
    const reply = await person.post("/sales/invoices", await invoicePayload(person), key);
    expect(reply.status).toBe(400);
  });
}

async function readInvoiceCount(person: Person): Promise<unknown> {
  return valueAt((await person.get("/lists/counts")).body, "counts", "invoices");
}
