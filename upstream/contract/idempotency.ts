import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { getValue, createPerson, type Api, type Person } from "./api";
import { createInvoicePayload } from "./payloads";

/** Declares the tests whose titles begin with "idempotency keys" (see `declareContract`). */
export function declareIdempotencyContract(api: () => Api): void {
  it("make a repeated call return the first reply and store nothing more", async () => {
    const person = await createPerson(api());
    const payload = await createInvoicePayload(person);
    const keyHeader = { "idempotency-key": randomUUID() };
    const first = await person.post("/sales/invoices", payload, keyHeader);
    const second = await person.post("/sales/invoices", payload, keyHeader);
    expect(first.status).toBe(201);
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    expect(await readInvoiceCount(person)).toBe(1);
  });

  it("store one invoice when repeated calls arrive at the same time", async () => {
    const person = await createPerson(api());
    const payload = await createInvoicePayload(person);
    const keyHeader = { "idempotency-key": randomUUID() };
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => person.post("/sales/invoices", payload, keyHeader)),
    );
    expect(new Set(replies.map((reply) => JSON.stringify(reply.body))).size).toBe(1);
    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([201]));
    expect(await readInvoiceCount(person)).toBe(1);
  });

  it("are refused when they are sent again with another payload", async () => {
    const person = await createPerson(api());
    const keyHeader = { "idempotency-key": randomUUID() };
    await person.post("/sales/invoices", await createInvoicePayload(person), keyHeader);
    const other = await createInvoicePayload(person, { memo: "Something else" });
    const reply = await person.post("/sales/invoices", other, keyHeader);
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
    const keyHeader = { "idempotency-key": randomUUID() };
    const wrong = await createInvoicePayload(person, { contact_id: null });
    expect((await person.post("/sales/invoices", wrong, keyHeader)).status).toBe(422);
    const corrected = await person.post(
      "/sales/invoices",
      await createInvoicePayload(person),
      keyHeader,
    );
    expect(corrected.status).toBe(201);
  });

  it("of one account do not affect the calls of another account", async () => {
    const [one, two] = await Promise.all([createPerson(api()), createPerson(api())]);
    const keyHeader = { "idempotency-key": randomUUID() };
    await one.post("/sales/invoices", await createInvoicePayload(one), keyHeader);
    const reply = await two.post("/sales/invoices", await createInvoicePayload(two), keyHeader);
    expect(reply.status).toBe(201);
    expect(getValue(reply.body, "invoice", "business_id")).toBe(two.companyId);
  });

  it("are refused with more than 200 characters", async () => {
    const person = await createPerson(api());
    const keyHeader = { "idempotency-key": "x".repeat(201) };
    const reply = await person.post(
      "/sales/invoices",
      await createInvoicePayload(person),
      keyHeader,
    );
    expect(reply.status).toBe(400);
  });
}

async function readInvoiceCount(person: Person): Promise<unknown> {
  return getValue((await person.get("/lists/counts")).body, "counts", "invoices");
}
