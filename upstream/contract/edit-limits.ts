import { expect, it } from "vitest";
import { tinyBooks, tinyInvoice } from "../testing/fixtures";
import { createPerson, type Api } from "./api";
import { createInvoice, editPayload, readNewestInvoice } from "./invoices";
import { mugLine } from "./payloads";

export function editLimitContract(api: () => Api): void {
  it("keeps the status, whatever the payload says", async () => {
    const person = await createPerson(api(), tinyBooks({ invoices: [tinyInvoice({ status: 3 })] }));
    const before = await readNewestInvoice(person);
    const payload = await editPayload(person, before, { status: 0 });
    expect((await person.put(before.path, payload)).body).toMatchObject({ invoice: { status: 3 } });
  });

  it("does not change the contact of an approved invoice", async () => {
    const person = await createPerson(api(), tinyBooks({ invoices: [tinyInvoice({ status: 2 })] }));
    const before = await readNewestInvoice(person);
    const contact_id = await person.contactId("Lim Mei Hua");
    const reply = await person.put(before.path, await editPayload(person, before, { contact_id }));
    expect([reply.status, reply.body]).toEqual([
      422,
      { message: "The contact of an approved invoice cannot be changed." },
    ]);
    const memo = await person.put(
      before.path,
      await editPayload(person, before, { memo: "Paid?" }),
    );
    expect(memo.body).toMatchObject({ invoice: { memo: "Paid?", contact_name: "Kopitiam Jaya" } });
  });

  it("does not edit a voided or received invoice", async () => {
    for (const [status, message] of [
      [4, "This invoice is void and cannot be edited. Write a new one instead."],
      [5, "This invoice is paid and cannot be edited. Credit what is wrong with it."],
    ] as const) {
      const person = await createPerson(api(), tinyBooks({ invoices: [tinyInvoice({ status })] }));
      const before = await readNewestInvoice(person);
      const reply = await person.put(before.path, await editPayload(person, before));
      expect([reply.status, reply.body]).toEqual([422, { message }]);
    }
  });

  it(
    "keeps an item and a tax code that are out of use, and puts them on no other " + "invoice",
    async () => {
      const person = await createPerson(api());
      const tax_code_id = await person.idOf("tax_codes", "SV-8");
      const items = [await mugLine(person, { tax_code_id })];
      const before = await createInvoice(person, { items });
      const untouched = await createInvoice(person, {
        items: [await mugLine(person, { product_id: await person.productId("Coffee Beans 1 kg") })],
      });
      const keeping = await editPayload(person, before, { memo: "Kept" });
      const choosing = await editPayload(person, untouched, { items });
      const { db } = api();
      await db
        .updateTable("products")
        .set({ is_active: false, name: "Old mug" })
        .where("name", "=", "Mug")
        .where("company_id", "=", person.company)
        .execute();
      await db
        .updateTable("tax_codes")
        .set({ is_active: false })
        .where("id", "=", tax_code_id)
        .execute();
      const kept = await person.put(before.path, keeping);
      expect(kept.body).toMatchObject({
        invoice: { memo: "Kept", tax: "0.48", items: [{ display_name: "Old mug", tax_code_id }] },
      });
      const chosen = await person.put(untouched.path, choosing);
      expect([chosen.status, chosen.body]).toEqual([
        422,
        { message: "Line 1: This item is no longer in use. Please choose another." },
      ]);
      const created = await person.post("/sales/invoices", { ...keeping, status: 0 });
      expect([created.status, created.body]).toEqual([chosen.status, chosen.body]);
    },
  );
}
