import { expect, it } from "vitest";
import { getValue, createPerson, type Api, type Person, type Reply } from "./api";
import { postInvoice, createEditPayload, type StoredInvoice } from "./invoices";
import { createInvoicePayload } from "./payloads";

/** Declares the tests whose titles begin with "the number of an edited invoice" (see `declareContract`). */
export function declareEditNumberContract(api: () => Api): void {
  it("can be any number that was never used", async () => {
    const person = await createPerson(api());
    const invoice = await postInvoice(person);
    const reply = await renumber(person, invoice, "INV-0041");
    expect(getValue(reply.body, "invoice", "no")).toBe("INV-0041");
    const { body } = await person.get("/sales/invoices/next_no");
    expect(body).toEqual({ next_no: "INV-0042" });
  });

  it("cannot be the number of another invoice, even when it is marked as a suggestion", async () => {
    const person = await createPerson(api());
    await postInvoice(person);
    const second = await postInvoice(person);
    expect(await readStatusAndBody(renumber(person, second, "INV-0001"))).toEqual(
      toNumberTakenReply("INV-0001"),
    );
  });

  it("stays reserved for its invoice after a change of number", async () => {
    const person = await createPerson(api());
    const first = await postInvoice(person);
    const second = await postInvoice(person);
    await renumber(person, first, "A-1");
    expect(await readStatusAndBody(renumber(person, second, "INV-0001"))).toEqual(
      toNumberTakenReply("INV-0001"),
    );
    expect((await renumber(person, first, "INV-0001")).status).toBe(200);
    expect((await renumber(person, first, "A-1")).status).toBe(200);
    expect(await readStatusAndBody(renumber(person, second, "INV-0001"))).toEqual(
      toNumberTakenReply("INV-0001"),
    );
  });

  it("cannot be a number that a deleted invoice had", async () => {
    const person = await createPerson(api());
    const first = await postInvoice(person);
    const second = await postInvoice(person);
    await renumber(person, first, "A-1");
    await person.delete(first.path);
    for (const no of ["INV-0001", "A-1"]) {
      expect(await readStatusAndBody(renumber(person, second, no))).toEqual(toNumberTakenReply(no));
      const payload = await createInvoicePayload(person, { no, no_is_suggested: false });
      expect(await readStatusAndBody(person.post("/sales/invoices", payload))).toEqual(
        toNumberTakenReply(no),
      );
    }
  });
}

async function renumber(person: Person, invoice: StoredInvoice, no: string): Promise<Reply> {
  return person.put(invoice.path, await createEditPayload(person, invoice, { no }));
}

async function readStatusAndBody(reply: Promise<Reply>): Promise<[number, unknown]> {
  const { status, body } = await reply;
  return [status, body];
}

function toNumberTakenReply(no: string): [number, unknown] {
  return [409, { message: `Invoice number ${no} is already used.` }];
}
