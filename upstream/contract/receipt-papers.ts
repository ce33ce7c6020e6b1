import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { createPerson, getList, getNumber, MAIL_TIMEOUT, type Api, type Person } from "./api";
import { readFirstPageText } from "./pdf-text";
import { createReceiptCompany, postReceipt, postRefund } from "./receipt-company";

/** Declares the tests whose titles begin with "the papers of receipts" (see `declareContract`). */
export function declareReceiptPaperContract(api: () => Api): void {
  const mailsTo = (address: string) => api().mails.filter(({ to }) => to === address);

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

  it("are mailed, once for an idempotency key", async () => {
    const company = await createReceiptCompany(api(), ["100.00", "50.00"]);
    const { person, contactId } = company;
    const { body } = await postReceipt(company, { amount: "170" });
    const path = `/receipts/${getNumber(body, "receipt", "id")}`;
    const to = `receipt-${contactId}@example.test`;
    const mail = { to, subject: "Your receipt", text: "Thank you." };
    const key = { "idempotency-key": randomUUID() };
    const replies = await Promise.all([1, 2].map(() => person.post(`${path}/mails`, mail, key)));
    expect(replies.map(({ status }) => status)).toEqual([replies[0]?.status, replies[0]?.status]);
    await expect.poll(() => mailsTo(to).length, MAIL_TIMEOUT).toBe(1);
    const attachments = mailsTo(to)[0]?.attachments ?? [];
    expect(attachments.map(({ filename }) => filename)).toEqual([
      `receipt-${getNumber(body, "receipt", "id")}.pdf`,
    ]);
    const { body: messages } = await person.get(`${path}/messages`);
    expect(getList(messages, "messages")).toMatchObject([{ kind: "receipt", to }]);
    const { body: events } = await person.get(`/contacts/${contactId}/events`);
    expect(getList(events, "events")[0]).toMatchObject({ kind: "mailed", paper: "receipt" });
    await person.delete(path);
    expect((await person.post(`${path}/mails`, mail)).body).toEqual({
      message: "This payment was undone: there is no receipt to be sent.",
    });
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
