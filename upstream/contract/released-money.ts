import { expect, it } from "vitest";
import { getList, getNumber, getValue, type Api } from "./api";
import {
  createReceiptCompany,
  expectCorrectBooks,
  getInvoice,
  postReceipt,
  postRefund,
  readOnAccount,
} from "./receipt-company";

/** Declares the tests whose titles begin with "money" (see `declareContract`). */
export function declareReleasedMoneyContract(api: () => Api): void {
  it("of voided invoices is used and given back only from that day on", async () => {
    const company = await createReceiptCompany(api(), ["100.00", "80.00"]);
    await postReceipt(company, { amount: "130", date: "2026-11-15" });
    const { path } = getInvoice(company, "INV-0001");
    await company.person.post(`${path}/void`, { reason: "Sent twice" });
    const early = { amount: "60", date: "2026-11-20" };
    const message =
      "RM 60.00 is on account only since 21/11/2026. Please choose that day or a later one.";
    expect((await postRefund(company, early)).body).toEqual({ message });
    await postReceipt(company, { amount: "40", shares: [], date: "2026-11-18" });
    const other = getInvoice(company, "INV-0002");
    const use = { amount: "45", date: "2026-11-19" };
    const used = await company.person.post(`${other.path}/on_account`, use);
    expect(used.body).toEqual({ message: message.replace("60.00", "45.00") });
    expect((await postRefund(company, { ...early, amount: "40" })).status).toBe(201);
    expect((await postRefund(company, { amount: "60" })).status).toBe(201);
    await expectCorrectBooks(api(), company);
  });

  it("of voided and deleted invoices goes on account", async () => {
    const company = await createReceiptCompany(api(), ["100.00", "50.00", "20.00"]);
    await postReceipt(company, { amount: "130" });
    const voided = await company.person.post(`${getInvoice(company, "INV-0001").path}/void`, {
      reason: "Sent twice",
    });
    expect(voided.status).toBe(200);
    expect(await readOnAccount(company)).toBe("100.00");
    const { path } = getInvoice(company, "INV-0002");
    expect((await company.person.delete(path)).status).toBe(200);
    expect(await readOnAccount(company)).toBe("130.00");
    await expectCorrectBooks(api(), company);
    const before = `/contacts/${company.contactId}/statement?to=2026-11-20`;
    const { body } = await company.person.get(before);
    expect(getValue(body, "statement", "sections")).toMatchObject([
      { closing: "-110.00", on_account: "130.00" },
    ]);
    const restored = await company.person.post(`${path}/restore`, {});
    expect(getValue(restored.body, "invoice")).toMatchObject({ balance: "50.00", partials: [] });
    expect(await readOnAccount(company)).toBe("130.00");
    const used = await company.person.post(`${path}/on_account`, {});
    expect(getValue(used.body, "used")).toBe("50.00");
    await expectCorrectBooks(api(), company);
  });

  it.each(["voided", "deleted", "credited"])(
    "of a cash sale is given back when it is %s",
    async (how) => {
      const company = await createReceiptCompany(api(), []);
      const { person, ids } = company;
      const item = { name: "Mug", quantity: "1", unit_price: "10.03", discount: "0%" };
      const account_id = await person.readId("categories", "Sales");
      const sale = await person.post("/sales/cash", {
        business_id: person.companyId,
        items: [{ ...item, line: 1, account_id }],
      });
      const invoice = getValue(sale.body, "invoice");
      const path = `/sales/invoices/${getNumber(invoice, "id")}`;
      const refund = { method_id: ids.bank, account_id: ids.maybank };
      const line = {
        invoice_line_id: getNumber(getList(invoice, "items")[0], "id"),
        quantity: "1",
      };
      const reply =
        how === "voided"
          ? await person.post(`${path}/void`, { reason: "Brought back", refund })
          : how === "credited"
            ? await person.post(`${path}/credit_notes`, {
                ...{ date: "2026-11-21", reason: "Brought back", items: [line] },
              })
            : await person.delete(path);
      expect(reply.status).toBeLessThan(300);
      const contactId = getNumber(invoice, "contact_id");
      const { body } = await person.get(`/contacts/${contactId}/receipts`);
      expect(getList(body, "on_account")).toEqual([]);
      expect(getList(body, "refunds")).toMatchObject([
        { amount: "10.05", method_name: how === "voided" ? "Bank Transfer" : "Cash", can: [] },
      ]);
      const cashCompany = { ...company, contactId };
      const advance = await postReceipt(cashCompany, { amount: "5", shares: [] });
      expect(advance.body).toEqual({
        message:
          "The customer of cash sales has no money on account, and pays one invoice at a time.",
      });
      const undo = await person.delete(`/refunds/${getNumber(getList(body, "refunds")[0], "id")}`);
      expect(undo.body).toEqual({
        message: "This went back for a cash sale, so it stays given back.",
      });
      await expectCorrectBooks(api(), company);
    },
  );
}
