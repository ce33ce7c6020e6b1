import { expect, it } from "vitest";
import { at, newPerson, type Api, type Person, type Reply } from "./api";
import { createdInvoice, editPayload, type Stored } from "./invoices";
import { invoicePayload } from "./payloads";

export function editNumberContract(api: () => Api): void {
  it("gives an invoice a number that was never used", async () => {
    const person = await newPerson(api());
    const invoice = await createdInvoice(person);
    const reply = await renumber(person, invoice, "INV-0041");
    expect(at(reply.body, "invoice", "no")).toBe("INV-0041");
    const { body } = await person.get("/sales/invoices/next_no");
    expect(body).toEqual({ next_no: "INV-0042" });
  });

  it("refuses one that another invoice has, even when it says it is a suggestion", async () => {
    const person = await newPerson(api());
    await createdInvoice(person);
    const second = await createdInvoice(person);
    expect(await refusalOf(renumber(person, second, "INV-0001"))).toEqual(taken("INV-0001"));
  });

  it("keeps a number that was given up from others, and gives it back", async () => {
    const person = await newPerson(api());
    const first = await createdInvoice(person);
    const second = await createdInvoice(person);
    await renumber(person, first, "A-1");
    expect(await refusalOf(renumber(person, second, "INV-0001"))).toEqual(taken("INV-0001"));
    expect((await renumber(person, first, "INV-0001")).status).toBe(200);
    expect((await renumber(person, first, "A-1")).status).toBe(200);
    expect(await refusalOf(renumber(person, second, "INV-0001"))).toEqual(taken("INV-0001"));
  });

  it("uses none of a deleted invoice's numbers again", async () => {
    const person = await newPerson(api());
    const first = await createdInvoice(person);
    const second = await createdInvoice(person);
    await renumber(person, first, "A-1");
    await person.delete(first.path);
    for (const no of ["INV-0001", "A-1"]) {
      expect(await refusalOf(renumber(person, second, no))).toEqual(taken(no));
      const payload = await invoicePayload(person, { no, no_is_suggested: false });
      expect(await refusalOf(person.post("/sales/invoices", payload))).toEqual(taken(no));
    }
  });
}

async function renumber(person: Person, invoice: Stored, no: string): Promise<Reply> {
  return person.put(invoice.path, await editPayload(person, invoice, { no }));
}

async function refusalOf(reply: Promise<Reply>): Promise<[number, unknown]> {
  const { status, body } = await reply;
  return [status, body];
}

function taken(no: string): [number, unknown] {
  return [409, { message: `Invoice number ${no} is already used.` }];
}
