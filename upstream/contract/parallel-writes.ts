import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import {
  getValue,
  getValues,
  getList,
  createPerson,
  getNumber,
  type Api,
  type Person,
  type Reply,
} from "./api";
import { createBusinessPayload } from "./contact-payloads";
import { postInvoice, createEditPayload } from "./invoices";
import { createInvoicePayload } from "./payloads";
import { createProductPayload } from "./product-payloads";
import { expectCorrectTotals } from "./running-totals";

/** Declares the tests whose titles begin with "parallel writes" (see `declareContract`). */
export function declareParallelWriteContract(api: () => Api): void {
  it("give 20 new invoices 20 different numbers, and each invoice is counted once", async () => {
    const person = await createPerson(api());
    const payload = await createInvoicePayload(person);
    const replies = await repeatAtOnce(20, () => person.post("/sales/invoices", payload));
    const numbers = replies.map(({ body }) => String(getValue(body, "invoice", "no"))).sort();
    expect(numbers).toEqual(
      Array.from({ length: 20 }, (_, index) => `INV-${String(index + 1).padStart(4, "0")}`),
    );
    await expectCorrectTotals(api(), person);
    const { body } = await person.get("/lists/counts");
    expect(getValue(body, "counts", "invoices")).toBe(20);
  });

  it("of several kinds in one company are all completed", async () => {
    const person = await createPerson(api());
    const payload = await createInvoicePayload(person, {
      partials: [await createCashPayment(person, "1.00")],
    });
    const stored = await Promise.all(
      Array.from({ length: 9 }, () => postInvoice(person, { partials: payload.partials })),
    );
    const [edited, sent, deleted] = [stored.slice(0, 3), stored.slice(3, 6), stored.slice(6)];
    const mug = `/products/${await person.readProductId("Mug")}?business_id=${person.companyId}`;
    const categories = await Promise.all(
      ["Sales", "Delivery"].map((name) => person.readId("categories", name)),
    );
    const edits = await Promise.all(
      edited.map((invoice) =>
        createEditPayload(person, invoice, { date: "2026-10-01", memo: "Edited" }),
      ),
    );
    const items = await Promise.all(
      categories.map((sale_account_id) =>
        createProductPayload(person, { name: "Mug", sale_account_id }),
      ),
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
    expect(getValue(body, "counts", "invoices")).toBe(15);
  });

  it("keep every payment that is posted to one invoice", async () => {
    const person = await createPerson(api());
    const invoice = await postInvoice(person);
    const partials = [await createCashPayment(person, "0.50")];
    const payload = await createEditPayload(person, invoice, { partials });
    expect(
      listDistinctStatuses(await repeatAtOnce(6, () => person.put(invoice.path, payload))),
    ).toEqual([200]);
    const { body } = await person.get(invoice.path);
    expect(getValues(getList(body, "invoice", "partials"), "amount")).toEqual(
      Array.from({ length: 6 }, () => "0.50"),
    );
    expect(getValue(body, "invoice", "balance")).toBe("3.00");
    await expectCorrectTotals(api(), person);
  });

  it("accept no more payments than are owed", async () => {
    const person = await createPerson(api());
    const invoice = await postInvoice(person);
    const partials = [await createCashPayment(person, "4.00")];
    const payload = await createEditPayload(person, invoice, { partials });
    const replies = await repeatAtOnce(4, () => person.put(invoice.path, payload));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
    expect(getValue((await person.get(invoice.path)).body, "invoice", "balance")).toBe("2.00");
  });

  it("record a payment once when it is repeated with the same idempotency key", async () => {
    const person = await createPerson(api());
    const invoice = await postInvoice(person);
    const partials = [await createCashPayment(person, "1.00")];
    const payload = await createEditPayload(person, invoice, { partials });
    const keyHeader = { "idempotency-key": randomUUID() };
    const replies = await repeatAtOnce(6, () => person.put(invoice.path, payload, keyHeader));
    expect(listDistinctStatuses(replies)).toEqual([200]);
    expect(getValue((await person.get(invoice.path)).body, "invoice", "balance")).toBe("5.00");
  });

  it("accept only one of several saves of a contact or item with the same etag", async () => {
    const person = await createPerson(api());
    for (const [name, path, payload] of [
      ["contact", "/contacts/companies", createBusinessPayload(person)],
      ["product", "/products", await createProductPayload(person)],
    ] as const) {
      const { body } = await person.post(path, payload);
      const ifMatch = { "if-match": String(getValue(body, name, "updated_at")) };
      const recordPath = `${path}/${getNumber(body, name, "id")}`;
      const replies = await repeatAtOnce(5, () => person.put(recordPath, payload, ifMatch));
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    }
  });

  it("either delete a contact or create its invoices, never both", async () => {
    const person = await createPerson(api());
    for (let round = 0; round < 5; round++) {
      const { body } = await person.post("/contacts/companies", createBusinessPayload(person));
      const contact_id = getNumber(body, "contact", "id");
      const payload = await createInvoicePayload(person, { contact_id });
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

async function createCashPayment(person: Person, amount: string): Promise<Record<string, unknown>> {
  return {
    method_id: await person.readId("methods", "Cash"),
    account_id: await person.readId("accounts", "Till"),
    amount,
  };
}
