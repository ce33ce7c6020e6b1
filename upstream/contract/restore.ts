import { expect, it } from "vitest";
import { tinyBooks, tinyInvoice } from "../testing/fixtures";
import { getValue, getValues, getList, createPerson, type Api, type Person } from "./api";
import {
  postInvoice,
  createEditPayload,
  readNewestInvoice,
  toStoredInvoice,
  type StoredInvoice,
} from "./invoices";
import { createMugLine } from "./payloads";
import { expectCorrectTotals } from "./running-totals";

/** Declares the tests whose titles begin with "restored invoices" (see `declareContract`). */
export function declareRestoreContract(api: () => Api): void {
  it("are unchanged even when their item and tax code are inactive and their number was changed", async () => {
    const person = await createPerson(api());
    const items = [
      await createMugLine(person, { tax_code_id: await person.readId("tax_codes", "SV-8") }),
    ];
    const invoice = await createIssuedInvoice(person, { items });
    // The first number stays reserved for this invoice.
    const edited = toStoredInvoice(
      await person.put(invoice.path, await createEditPayload(person, invoice, { no: "INV-0777" })),
    );
    expect((await person.delete(invoice.path)).status).toBe(200);
    const other = await postInvoice(person);
    expect(getValue(other.invoice, "no")).toBe("INV-0778");
    for (const table of ["tax_codes", "products"] as const)
      await api()
        .db.updateTable(table)
        .set({ is_active: false })
        .where("company_id", "=", person.companyId)
        .execute();
    const restored = await person.post(`${invoice.path}/restore`, {});
    expect([restored.status, restored.body]).toEqual([
      200,
      { invoice: { ...(edited.invoice as object), updated_at: expect.any(String) as string } },
    ]);
    await expectCorrectTotals(api(), person);
  });

  it("keep the customer of each version, even of a deleted contact", async () => {
    const books = tinyBooks({ invoices: [tinyInvoice({ status: 1 })] });
    const person = await createPerson(api(), books);
    const invoice = await readNewestInvoice(person);
    const contact_id = await person.readContactId("Lim Mei Hua");
    await person.put(invoice.path, await createEditPayload(person, invoice, { contact_id }));
    const formerContactId = Number(getValue(invoice.invoice, "contact_id"));
    expect((await person.delete(`/contacts/unused/${formerContactId}`)).status).toBe(200);
    await person.delete(invoice.path);
    const refused = await person.delete(`/contacts/unused/${contact_id}`);
    expect(refused.status).toBe(409);
    expect((await person.post(`${invoice.path}/restore`, {})).status).toBe(200);
    expect(await readCustomerName(person, invoice, 1)).toContain("Kopitiam Jaya");
    expect(await readCustomerName(person, invoice, 2)).toContain("Mei Hua");
    const { body } = await person.get(`/contacts/${contact_id}/events`);
    expect(getValues(getList(body, "events"), "kind")).toEqual(["restored", "deleted", "edited"]);
  });
}

async function createIssuedInvoice(
  person: Person,
  overrides: Record<string, unknown>,
): Promise<StoredInvoice> {
  const { path } = await postInvoice(person, overrides);
  return toStoredInvoice(await person.put(`${path}/status`, { status: 1 }));
}

async function readCustomerName(
  person: Person,
  { path }: StoredInvoice,
  version: number,
): Promise<string> {
  const { body } = await person.get(`${path}/versions/${version}`);
  return String(getValue(body, "document", "customer", "name"));
}
