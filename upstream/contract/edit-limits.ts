import { expect, it } from "vitest";
import { tinyBooks, tinyInvoice } from "../testing/fixtures";
import { createPerson, type Api } from "./api";
import { postInvoice, createEditPayload, readNewestInvoice } from "./invoices";
import { createMugLine } from "./payloads";

/** Declares the tests whose titles begin with "the limits of an edit" (see `declareContract`). */
export function declareEditLimitContract(api: () => Api): void {
  it("do not include the status, which the API ignores in the payload", async () => {
    const person = await createPerson(api(), tinyBooks({ invoices: [tinyInvoice({ status: 3 })] }));
    const before = await readNewestInvoice(person);
    const payload = await createEditPayload(person, before, { status: 0 });
    expect((await person.put(before.path, payload)).body).toMatchObject({ invoice: { status: 3 } });
  });

  it("refuse another contact for an approved invoice", async () => {
    const person = await createPerson(api(), tinyBooks({ invoices: [tinyInvoice({ status: 2 })] }));
    const before = await readNewestInvoice(person);
    const contact_id = await person.readContactId("Lim Mei Hua");
    const reply = await person.put(
      before.path,
      await createEditPayload(person, before, { contact_id }),
    );
    expect([reply.status, reply.body]).toEqual([
      422,
      { message: "The contact of an approved invoice cannot be changed." },
    ]);
    const memo = await person.put(
      before.path,
      await createEditPayload(person, before, { memo: "Paid?" }),
    );
    expect(memo.body).toMatchObject({ invoice: { memo: "Paid?", contact_name: "Kopitiam Jaya" } });
  });

  it("refuse an edit of a void or paid invoice", async () => {
    for (const [status, message] of [
      [4, "This invoice is void and cannot be edited. Write a new one instead."],
      [5, "This invoice is paid and cannot be edited. Credit what is wrong with it."],
    ] as const) {
      const person = await createPerson(api(), tinyBooks({ invoices: [tinyInvoice({ status })] }));
      const before = await readNewestInvoice(person);
      const reply = await person.put(before.path, await createEditPayload(person, before));
      expect([reply.status, reply.body]).toEqual([422, { message }]);
    }
  });

  it("allow an inactive item and tax code on the invoice that has them, and refuse the item on others", async () => {
    const person = await createPerson(api());
    const tax_code_id = await person.readId("tax_codes", "SV-8");
    const items = [await createMugLine(person, { tax_code_id })];
    const before = await postInvoice(person, { items });
    const other = await postInvoice(person, {
      items: [
        await createMugLine(person, {
          product_id: await person.readProductId("Coffee Beans 1 kg"),
        }),
      ],
    });
    const unchangedItem = await createEditPayload(person, before, { memo: "Kept" });
    const otherItem = await createEditPayload(person, other, { items });
    const { db } = api();
    await db
      .updateTable("products")
      .set({ is_active: false, name: "Old mug" })
      .where("name", "=", "Mug")
      .where("company_id", "=", person.companyId)
      .execute();
    await db
      .updateTable("tax_codes")
      .set({ is_active: false })
      .where("id", "=", tax_code_id)
      .execute();
    const keptReply = await person.put(before.path, unchangedItem);
    expect(keptReply.body).toMatchObject({
      invoice: { memo: "Kept", tax: "0.48", items: [{ display_name: "Old mug", tax_code_id }] },
    });
    const refusedReply = await person.put(other.path, otherItem);
    expect([refusedReply.status, refusedReply.body]).toEqual([
      422,
      { message: "Line 1: This item is no longer in use. Please choose another." },
    ]);
    const created = await person.post("/sales/invoices", { ...unchangedItem, status: 0 });
    expect([created.status, created.body]).toEqual([refusedReply.status, refusedReply.body]);
  });
}
