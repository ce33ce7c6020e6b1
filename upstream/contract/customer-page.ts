import { expect, it } from "vitest";
import { readPictureHeader } from "../pictures/picture-header";
import { tinyBooks, tinyInvoice } from "../testing/fixtures";
import { drawTwoColorPictures } from "../testing/pictures";
import {
  getValue,
  API_KEY,
  getList,
  createPerson,
  getNumber,
  send,
  type Api,
  type Person,
  type Reply,
} from "./api";
import { readNewestInvoice, type StoredInvoice } from "./invoices";
import { readFirstPageText } from "./pdf-text";

/** A token of the right length that no link has. */
const UNKNOWN_TOKEN = "A".repeat(22);

/** Declares the tests whose titles begin with "the customer's page" (see `declareContract`). */
export function declareCustomerPageContract(api: () => Api): void {
  it("shows the logo that the invoice was issued with, or no logo", async () => {
    const withoutLogo = await createSharedInvoice();
    expect(getValue((await withoutLogo.open()).body, "invoice", "logo")).toBeNull();
    expect((await withoutLogo.open("/logo")).status).toBe(404);

    const { person, open } = await createSharedInvoice({
      logo: drawTwoColorPictures(300, 100).png,
    });
    await putLogo(person, drawTwoColorPictures(40, 20).png);
    expect(getValue((await open()).body, "invoice", "logo")).toEqual({ width: 300, height: 100 });
    const { status, headers, body } = await open("/logo");
    expect([status, headers.get("content-type")]).toEqual([200, "image/png"]);
    expect(readPictureHeader(new Uint8Array(body as ArrayBuffer))).toMatchObject({ width: 300 });
    expect((await open("/logo", UNKNOWN_TOKEN)).status).toBe(404);
  });

  it("lists and returns only the receipts of payments that were not undone", async () => {
    const { person, invoice, open } = await createSharedInvoice();
    const first = await pay(person, invoice, { amount: "40.00", date: "2026-11-20" });
    const undone = await pay(person, invoice, { amount: "10.00", date: "2026-11-21" });
    await person.delete(`${invoice.path}/payments/${undone}`);
    expect(getList((await open()).body, "invoice", "receipts")).toMatchObject([
      { id: first, date: "2026-11-20", method_name: "Bank Transfer", amount: "40.00" },
    ]);
    const receipt = await open(`/receipts/${first}.pdf`);
    expect([receipt.status, receipt.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect(await readFirstPageText(receipt.body)).toMatch(/Received\s+RM\s40\.00/);

    const other = await createSharedInvoice();
    const otherPaymentId = await pay(other.person, other.invoice, {
      amount: "1.00",
      date: "2026-11-20",
    });
    for (const paymentId of [undone, otherPaymentId, 0, "x", `${first}x`])
      expect((await open(`/receipts/${paymentId}.pdf`)).status, String(paymentId)).toBe(404);
    expect((await open(`/receipts/${first}`)).status).toBe(404);
    expect((await open(`/receipts/${first}.pdf`, UNKNOWN_TOKEN)).status).toBe(404);
  });

  it("lists credit notes that are not void", async () => {
    const { person, invoice, open } = await createSharedInvoice();
    const [line] = getList(invoice.invoice, "items");
    const credited = await person.post(`${invoice.path}/credit_notes`, {
      reason: "One came broken",
      date: "2026-11-20",
      items: [{ invoice_line_id: getNumber(line, "id"), quantity: "0.4" }],
    });
    expect(credited.status).toBe(201);
    const notes = async () => getList((await open()).body, "invoice", "credit_notes");
    expect(await notes()).toEqual([{ no: "CN-0001", date: "2026-11-20", amount: "40.00" }]);
    const id = getNumber(credited.body, "credit_note", "id");
    await person.post(`/sales/credit_notes/${id}/void`, { reason: "Wrong" });
    expect(await notes()).toEqual([]);
  });

  /**
   * Creates a company with one issued invoice of 100.00, with the given logo on it, and its
   * customer's link.
   */
  async function createSharedInvoice({ logo }: { logo?: Buffer } = {}) {
    const invoices = [tinyInvoice(logo ? { status: 0 } : {})];
    const person = await createPerson(api(), tinyBooks({ invoices }));
    if (logo) {
      await putLogo(person, logo);
      await person.put(`${(await readNewestInvoice(person)).path}/status`, { status: 1 });
    }
    const invoice = await readNewestInvoice(person);
    const { body } = await person.post(`${invoice.path}/link`, {});
    const ownToken = String(getValue(body, "link", "token"));
    const open = (path = "", token = ownToken): Promise<Reply> =>
      send(api(), `/v2/public/invoices/${token}${path}`, { headers: { "x-api-key": API_KEY } });
    return { person, invoice, open };
  }
}

async function putLogo(person: Person, png: Buffer): Promise<void> {
  const picture = png.toString("base64");
  const { status } = await person.put(`/companies/${person.companyId}/logo`, { picture });
  expect(status).toBe(200);
}

async function pay(
  person: Person,
  { path }: StoredInvoice,
  payment: { amount: string; date: string },
): Promise<number> {
  const { body } = await person.post(`${path}/payments`, {
    method_id: await person.readId("methods", "Bank Transfer"),
    account_id: await person.readId("accounts", "Maybank"),
    ...payment,
  });
  return getNumber(body, "payment_id");
}
