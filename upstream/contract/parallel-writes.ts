import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import {
  valueAt,
  valuesOf,
  listAt,
  createPerson,
  numberAt,
  type Api,
  type Person,
  type Reply,
} from "./api";
import { businessPayload } from "./contact-payloads";
import { createInvoice, editPayload } from "./invoices";
import { invoicePayload } from "./payloads";
import { productPayload } from "./product-payloads";
import { expectCorrectTotals } from "./running-totals";

export function parallelWriteContract(api: () => Api): void {
  it("give 20 new invoices 20 different numbers, and each invoice is counted once", async () => {
    const person = await createPerson(api());
    const payload = await invoicePayload(person);
    const replies = await repeatAtOnce(20, () => person.post("/sales/invoices", payload));
    const numbers = replies.map(({ body }) => String(valueAt(body, "invoice", "no"))).sort();
    expect(numbers).toEqual(
      Array.from({ length: 20 }, (_, index) => `INV-${String(index + 1).padStart(4, "0")}`),
    );
    await expectCorrectTotals(api(), person);
    const { body } = await person.get("/lists/counts");
    expect(valueAt(body, "counts", "invoices")).toBe(20);
  });

  it("of every kind in one company are all completed", async () => {
    const person = await createPerson(api());
    const payload = await invoicePayload(person, { partials: [await cashPayment(person, "1.00")] });
    const stored = await Promise.all(
      Array.from({ length: 9 }, () => createInvoice(person, { partials: payload.partials })),
    );
    const [edited, sent, deleted] = [stored.slice(0, 3), stored.slice(3, 6), stored.slice(6)];
    const mug = `/products/${await person.productId("Mug")}?business_id=${person.company}`;
    const categories = await Promise.all(
      ["Sales", "Delivery"].map((name) => person.idOf("categories", name)),
    );
    const edits = await Promise.all(
      edited.map((invoice) => editPayload(person, invoice, { date: "2026-10-01", memo: "Edited" })),
    );
    const items = await Promise.all(
      categories.map((sale_account_id) => productPayload(person, { name: "Mug", sale_account_id })),
    );
    const replies = await Promise.all([
      ...edited.map(({ path }, index) => person.put(path, edits[index])),
      ...sent.map(({ path }) => person.put(`${path}/status`, { status: 1 })),
      ...deleted.map(({ path }) => person.delete(path)),
      ...items.map((item) => person.put(mug, item)),
      ...stored.map(() => person.post("/sales/invoices", payload)),
      ...sent.map(() => person.post("/sales/invoices/preview", payload)),
      person.put("/setting/update_template", TEMPLATE),
    ]);
    expect(replies.filter(({ status }) => status >= 300).map(({ body }) => body)).toEqual([]);
    await expectCorrectTotals(api(), person);
    const { body } = await person.get("/lists/counts");
    expect(valueAt(body, "counts", "invoices")).toBe(15);
  });

  it("keep every payment that is posted to one invoice", async () => {
    const person = await createPerson(api());
    const invoice = await createInvoice(person);
    const partials = [await cashPayment(person, "0.50")];
    const payload = await editPayload(person, invoice, { partials });
    expect(
      listDistinctStatuses(await repeatAtOnce(6, () => person.put(invoice.path, payload))),
    ).toEqual([200]);
    const { body } = await person.get(invoice.path);
    expect(valuesOf(listAt(body, "invoice", "partials"), "amount")).toEqual(
      Array.from({ length: 6 }, () => "0.50"),
    );
    expect(valueAt(body, "invoice", "balance")).toBe("3.00");
    await expectCorrectTotals(api(), person);
  });

  it("accept no more payments than are owed", async () => {
    const person = await createPerson(api());
    const invoice = await createInvoice(person);
    const partials = [await cashPayment(person, "4.00")];
    const payload = await editPayload(person, invoice, { partials });
    const replies = await repeatAtOnce(4, () => person.put(invoice.path, payload));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
    expect(valueAt((await person.get(invoice.path)).body, "invoice", "balance")).toBe("2.00");
  });

  it("record a payment once when it is repeated with the same idempotency key", async () => {
    const person = await createPerson(api());
    const invoice = await createInvoice(person);
    const partials = [await cashPayment(person, "1.00")];
    const payload = await editPayload(person, invoice, { partials });
    const keyHeader = { "idempotency-key": randomUUID() };
    const replies = await repeatAtOnce(6, () => person.put(invoice.path, payload, keyHeader));
    expect(listDistinctStatuses(replies)).toEqual([200]);
    expect(valueAt((await person.get(invoice.path)).body, "invoice", "balance")).toBe("5.00");
  });

  it("accept one of several saves of a contact or item with the same etag", async () => {
    const person = await createPerson(api());
    for (const [name, path, payload] of [
      ["contact", "/contacts/companies", businessPayload(person)],
      ["product", "/products", await productPayload(person)],
    ] as const) {
      const { body } = await person.post(path, payload);
      const ifMatch = { "if-match": String(valueAt(body, name, "updated_at")) };
      const recordPath = `${path}/${numberAt(body, name, "id")}`;
      const replies = await repeatAtOnce(5, () => person.put(recordPath, payload, ifMatch));
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    }
  });

  it("either delete a contact or create its invoices, never both", async () => {
    const person = await createPerson(api());
    for (let round = 0; round < 5; round++) {
      const { body } = await person.post("/contacts/companies", businessPayload(person));
      const contact_id = numberAt(body, "contact", "id");
      const payload = await invoicePayload(person, { contact_id });
      const [deletion, ...created] = await Promise.all([
        person.delete(`/contacts/unused/${contact_id}`),
        ...Array.from({ length: 3 }, () => person.post("/sales/invoices", payload)),
      ]);
      const isRemoved = deletion.status === 200;
      expect(deletion.status).toBe(isRemoved ? 200 : 409);
      // Invoices are created when the deletion is refused, and refused when the contact is gone.
      expect(listDistinctStatuses(created)).toEqual([isRemoved ? 422 : 201]);
    }
  });
}

const TEMPLATE = { txn_template: 1, txn_template_color: "" };

function repeatAtOnce(count: number, write: () => Promise<Reply>): Promise<Reply[]> {
  return Promise.all(Array.from({ length: count }, write));
}

/** Returns the distinct statuses, sorted. */
function listDistinctStatuses(replies: Reply[]): number[] {
  return [...new Set(replies.map(({ status }) => status))].sort();
}

async function cashPayment(person: Person, amount: string): Promise<Record<string, unknown>> {
  return {
    method_id: await person.idOf("methods", "Cash"),
    account_id: await person.idOf("accounts", "Till"),
    amount,
  };
}
