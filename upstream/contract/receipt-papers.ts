import { expect, it } from "vitest";
import { createPerson, getNumber, type Api, type Person } from "./api";
import { readFirstPageText } from "./pdf-text";
import { createReceiptCompany, postReceipt, postRefund } from "./receipt-company";

/** Declares the tests whose titles begin with "the papers of receipts" (see `declareContract`). */
export function declareReceiptPaperContract(api: () => Api): void {
  it.each(["a4", "a5", "roll"])("list the invoices and what is on account, on %s", async (size) => {
    const company = await createReceiptCompany(api(), ["100.00", "50.00"]);
    const { body } = await postReceipt(company, { amount: "170", reference: "T 77" });
    const path = `/receipts/${getNumber(body, "receipt", "id")}`;
    const text = await readText(company.person, `${path}/receipt.pdf?size=${size}`);
    for (const words of ["Receipt", "INV-0001", "100.00", "INV-0002", "On account", "20.00"])
      expect(text).toContain(words);
    expect(text).toContain("170.00");
    expect(text).toContain("T 77");
    await company.person.delete(path);
    const undone = await readText(company.person, `${path}/receipt.pdf?size=${size}`);
    expect(undone).toContain("Undone on");
  });

  it("list the goods of a single invoice", async () => {
    const company = await createReceiptCompany(api(), ["100.00"]);
    const { body } = await postReceipt(company, { amount: "100" });
    const path = `/receipts/${getNumber(body, "receipt", "id")}/receipt.pdf`;
    const text = await readText(company.person, path);
    for (const words of ["Receipt", "INV-0001", "Sales", "PAID"]) expect(text).toContain(words);
  });

  it("say what was given back", async () => {
    const company = await createReceiptCompany(api(), []);
    await postReceipt(company, { amount: "30", shares: [] });
    const { body } = await postRefund(company, { amount: "12.50", reference: "Back 1" });
    const path = `/refunds/${getNumber(body, "refund", "id")}/slip.pdf`;
    const text = await readText(company.person, path);
    for (const words of ["Refund", "Given back to", "Kopitiam Jaya", "12.50", "Back 1"])
      expect(text).toContain(words);
    const stranger = await createPerson(api());
    expect((await stranger.get(path)).status).toBe(404);
    const unknown = await company.person.get(`${path}?size=a3`);
    expect(unknown.body).toEqual({ message: "A receipt is printed as a4, a5 or roll." });
  });
}

async function readText(person: Person, path: string): Promise<string> {
  const { status, headers, body } = await person.get(path);
  expect([status, headers.get("content-type")]).toEqual([200, "application/pdf"]);
  return readFirstPageText(body);
}
