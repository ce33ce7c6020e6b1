import { expect, it } from "vitest";
import { tinyBooks, tinyInvoice } from "../testing/fixtures";
import { getValue, getList, createPerson, getNumber, type Api } from "./api";
import { postInvoice, createEditPayload, toStoredInvoice } from "./invoices";
import { createInvoicePayload, createMugLine } from "./payloads";
import { UNKNOWN_ID } from "./scope";

const PARTLY_PAID_INVOICE = tinyInvoice({
  payments: [{ method: "bank", ledgerAccount: "bank", amount: "40.00", date: "2026-11-02" }],
});

/** Declares the tests whose titles begin with "invoices of other companies" (see `declareContract`). */
export function declareWriteScopeContract(api: () => Api): void {
  it("are not edited, marked as sent or deleted", async () => {
    const [person, other] = await Promise.all([
      createPerson(api(), tinyBooks(), tinyBooks({ invoices: [tinyInvoice()] })),
      createPerson(api()),
    ]);
    const theirs = await postInvoice(other);
    const { business_id: _, ...payload } = await createInvoicePayload(person);
    for (const id of [theirs.id, UNKNOWN_ID, "x", "-1", "0"]) {
      for (const reply of [
        await person.put(`/sales/invoices/${id}`, payload),
        await person.put(`/sales/invoices/${id}`, {}),
        await person.put(`/sales/invoices/${id}`, payload, { "if-match": theirs.etag }),
        await person.put(`/sales/invoices/${id}/status`, { status: 1 }),
        await person.delete(`/sales/invoices/${id}`),
      ]) {
        expect([id, reply.status, reply.body]).toEqual([
          id,
          404,
          { message: "This invoice was not found." },
        ]);
      }
    }
    expect((await other.get(theirs.path)).body).toEqual({ invoice: theirs.invoice });
    // The invoice belongs to the same person, but not to the named company.
    const [own, second] = person.companyIds;
    const { body } = await person.get(`/sales?entity_id=${second}`);
    const path = `/sales/invoices/${getNumber(getList(body, "transactions")[0], "id")}`;
    for (const reply of [
      await person.put(path, { ...payload, business_id: own }),
      await person.put(`${path}/status?business_id=${own}`, { status: 1 }),
      await person.delete(`${path}?business_id=${own}`),
    ]) {
      expect(reply.status).toBe(404);
    }
  });

  it("have contacts, lines and payments that the edit of another invoice cannot use", async () => {
    const person = await createPerson(
      api(),
      tinyBooks(),
      tinyBooks({ invoices: [PARTLY_PAID_INVOICE] }),
    );
    const [, second = 0] = person.companyIds;
    const own = await postInvoice(person);
    const list = await person.get(`/sales?entity_id=${second}`);
    const theirId = getNumber(getList(list.body, "transactions")[0], "id");
    const theirs = toStoredInvoice(await person.get(`/sales/invoices/${theirId}`));
    const [line] = getList(theirs.invoice, "items");
    const [payment] = getList(theirs.invoice, "partials");
    const contact_id = await person.readContactId("Kopitiam Jaya", second);
    const items = [await createMugLine(person, { id: getValue(line, "id") })];
    const removedPayment = [{ id: getValue(payment, "id"), is_deleted: true }];
    const contact = await person.put(
      own.path,
      await createEditPayload(person, own, { contact_id }),
    );
    expect(contact.body).toEqual({ message: "The contact was not found." });
    const edited = await person.put(
      own.path,
      await createEditPayload(person, own, { items, partials: removedPayment }),
    );
    expect(edited.status).toBe(200);
    expect(getValue(getList(edited.body, "invoice", "items")[0], "id")).not.toBe(
      getValue(line, "id"),
    );
    expect((await person.get(theirs.path)).body).toEqual({ invoice: theirs.invoice });
  });
}
