import { expect, it } from "vitest";
import { tinyBooks, tinyInvoice } from "../testing/fixtures";
import { getValue, createPerson, getNumber, type Api } from "./api";

const EXPIRED = { message: "The subscription of this company has expired." };

/** Declares the tests whose titles begin with "the free plan" (see `declareContract`). */
export function declarePlanContract(api: () => Api): void {
  it("closes the books of a free-plan company, but not the same person's other companies", async () => {
    const freeBooks = tinyBooks({ company: { isFree: true }, invoices: [tinyInvoice()] });
    const person = await createPerson(api(), tinyBooks(), freeBooks);
    const [open = 0, closed = 0] = person.companyIds;
    const calls = (company: number) => [
      person.get(`/contacts?business_id=${company}`),
      person.get(`/contacts/${company}`),
      person.get(`/products?business_id=${company}`),
      person.get(`/sales?entity_id=${company}`),
      person.get(`/sales/invoices/next_no?business_id=${company}`),
      person.get(`/lists/counts?company_id=${company}`),
      person.post("/lists/mixed", {
        requests: [{ uri: "/lists/terms", params: { company_id: company } }],
      }),
    ];
    for (const reply of await Promise.all(calls(closed))) {
      expect([reply.status, reply.body]).toEqual([402, EXPIRED]);
    }
    for (const reply of await Promise.all(calls(open))) expect(reply.status).toBe(200);
    const post = await person.post("/sales/invoices", { business_id: closed });
    expect([post.status, post.body]).toEqual([402, EXPIRED]);
  });

  it("hides the company's invoices by id, and keeps them stored", async () => {
    const person = await createPerson(api(), tinyBooks({ invoices: [tinyInvoice()] }));
    const list = await person.get(`/sales?entity_id=${person.companyId}`);
    const id = getNumber(list.body, "transactions", 0, "id");
    await api()
      .db.updateTable("companies")
      .set({ is_free: true })
      .where("id", "=", person.companyId)
      .execute();
    expect((await person.get(`/sales/invoices/${id}`)).status).toBe(404);
    expect((await person.get(`/sales/invoices/${id}/pdf`)).status).toBe(404);
    expect((await person.delete(`/sales/invoices/${id}`)).status).toBe(404);
    const storedInvoices = api()
      .db.selectFrom("invoices")
      .select("id")
      .where("company_id", "=", person.companyId);
    expect(getValue(await storedInvoices.execute(), 0, "id")).toBe(id);
  });
}
