import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { tinyBooks, tinyInvoice } from "../testing/fixtures";
import { getList, getNumber, getValue, createPerson, type Api } from "./api";
import { postInvoice, createEditPayload, readNewestInvoice } from "./invoices";
import { ANY_TEXT } from "./matchers";

const ONLY_SENT = "An invoice can only be marked as sent.";
const ONLY_DRAFTS = "Only a draft can be marked as sent.";

/** Declares the tests whose titles begin with "an invoice that is sent or deleted" (see `declareContract`). */
export function declareStatusContract(api: () => Api): void {
  it("is changed from draft to sent, with its first version and no other change", async () => {
    const person = await createPerson(api());
    const draft = await postInvoice(person);
    const { status, body } = await person.put(`${draft.path}/status`, { status: 1 });
    expect(status).toBe(200);
    expect(getValue(body, "invoice")).toEqual({
      ...Object(draft.invoice),
      status: 1,
      can: ["edit", "send", "record_payment", "credit", "void", "delete", "repeat"],
      version: 1,
      updated_at: ANY_TEXT,
    });
    expect((await person.get(draft.path)).body).toEqual(body);
  });

  it("is marked as sent once by a repeated call with the etag of the draft invoice", async () => {
    const person = await createPerson(api());
    const draft = await postInvoice(person);
    const ifMatch = { "if-match": draft.etag };
    const first = await person.put(`${draft.path}/status`, { status: "1" }, ifMatch);
    const second = await person.put(`${draft.path}/status`, { status: "1" }, ifMatch);
    expect([second.status, second.body]).toEqual([200, first.body]);
  });

  it("has a status that can only be set from draft to sent", async () => {
    for (const status of [2, 3, 4, 5] as const) {
      const person = await createPerson(api(), tinyBooks({ invoices: [tinyInvoice({ status })] }));
      const { path, invoice } = await readNewestInvoice(person);
      const reply = await person.put(`${path}/status`, { status: 1 });
      expect([status, reply.status, reply.body]).toEqual([status, 422, { message: ONLY_DRAFTS }]);
      expect((await person.get(path)).body).toEqual({ invoice });
    }
    const person = await createPerson(api());
    const { path, invoice } = await postInvoice(person);
    for (const status of [0, 2, 3, 4, 5, "sent", true, [1], null, undefined]) {
      const reply = await person.put(`${path}/status`, { status });
      expect([status, reply.status, reply.body]).toEqual([status, 422, { message: ONLY_SENT }]);
    }
    expect((await person.get(path)).body).toEqual({ invoice });
  });

  it("can be edited and stays sent", async () => {
    const person = await createPerson(api());
    const draft = await postInvoice(person);
    await person.put(`${draft.path}/status`, { status: 1 });
    const payload = await createEditPayload(person, draft, { memo: "After it was sent" });
    expect((await person.put(draft.path, payload)).body).toMatchObject({
      invoice: { status: 1, memo: "After it was sent" },
    });
  });

  it("is not found after its deletion, which is done once per idempotency key", async () => {
    const person = await createPerson(api());
    const { path } = await postInvoice(person);
    const other = await postInvoice(person);
    const keyHeader = { "idempotency-key": randomUUID() };
    for (const reply of [
      await person.delete(path, keyHeader),
      await person.delete(path, keyHeader),
    ]) {
      expect([reply.status, reply.body]).toEqual([200, {}]);
    }
    for (const reply of [
      await person.delete(path, { "idempotency-key": randomUUID() }),
      await person.get(path),
      await person.get(`${path}/pdf`),
      await person.put(`${path}/status`, { status: 1 }),
      await person.put(path, {}),
    ]) {
      expect([reply.status, reply.body]).toEqual([404, { message: "This invoice was not found." }]);
    }
    expect((await readNewestInvoice(person)).invoice).toEqual(other.invoice);
    expect((await person.get("/lists/counts")).body).toMatchObject({ counts: { invoices: 1 } });
    expect((await person.get("/sales/invoices/next_no")).body).toEqual({ next_no: "INV-0003" });
  });

  it("can be deleted with any status, and its money goes on account", async () => {
    for (const status of [1, 2, 3, 4] as const) {
      const person = await createPerson(api(), tinyBooks({ invoices: [tinyInvoice({ status })] }));
      const { path } = await readNewestInvoice(person);
      expect([status, (await person.delete(path)).status]).toEqual([status, 200]);
    }
    const payments = [{ method: "bank", ledgerAccount: "bank", amount: "100", date: "2026-11-02" }];
    const received = tinyInvoice({ status: 5, payments });
    const person = await createPerson(api(), tinyBooks({ invoices: [received] }));
    const { path, invoice } = await readNewestInvoice(person);
    expect((await person.delete(path)).status).toBe(200);
    const contact = getNumber(invoice, "contact_id");
    const { body } = await person.get(`/contacts/${contact}/receipts`);
    expect(getList(body, "on_account")).toMatchObject([{ on_account: "100.00" }]);
  });
}
