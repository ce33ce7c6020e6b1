import { expect, it } from "vitest";
import { parseEmv } from "../../domain/business-numbers/emv-code";
import { tinyBooks, tinyInvoice } from "../testing/fixtures";
import { getValue, createPerson, type Api, type Person } from "./api";
import {
  createEditPayload,
  readNewestInvoice,
  toStoredInvoice,
  type StoredInvoice,
} from "./invoices";
import { readFirstPageText } from "./pdf-text";
import { createSingaporeanBooks, MALAYSIAN_PROFILE, buildProfilePath } from "./profile";

/** Declares the tests whose titles begin with "payment codes" (see `declareContract`). */
export function declarePaymentCodeContract(api: () => Api): void {
  it("are PayNow codes of the remaining amount in Singapore, until the invoice is paid", async () => {
    const { person, invoice } = await createInvoiceInSingapore(api());
    expect(getValue(invoice.invoice, "pay")).toBeNull();
    expect(await readPdfText(person, invoice)).not.toContain("PayNow");

    await person.put(buildProfilePath(person), { name: "Lim Studio", paynow: "+65 9123 4567" });
    const fullCode = await readPaymentCode(person, invoice);
    expect(fullCode).toMatchObject({ kind: "paynow", amount: "100.00", reference: "INV-0001" });
    expect(await readPdfText(person, invoice)).toContain("PayNow S$100.00 Reference INV-0001");

    // An issued invoice keeps its text; the payment details are those of the current profile.
    await person.put(buildProfilePath(person), { name: "Lim & Sons", paynow: "201912345K" });
    await pay(person, invoice, "60.00");
    const remainingCode = await readPaymentCode(person, invoice);
    expect(remainingCode).toMatchObject({ amount: "40.00", name: "Lim & Sons" });
    const fields = parseEmv(String(getValue(remainingCode, "code")));
    // Field 54 is the amount; subfield 02 of field 26 is the PayNow account.
    expect(fields?.get("54")).toBe("40.00");
    expect(parseEmv(fields?.get("26") ?? "")?.get("02")).toBe("201912345K");
    expect(await readPdfText(person, invoice)).toContain("PayNow S$40.00");

    await pay(person, invoice, "40.00");
    expect(await readPaymentCode(person, invoice)).toBeNull();
    expect(await readPdfText(person, invoice)).not.toContain("Scan with");
  });

  it("are the company's own unchanged DuitNow code in Malaysia", async () => {
    const person = await createPerson(api(), createMalaysianBooks());
    const invoice = await readNewestInvoice(person);
    await person.put(buildProfilePath(person), MALAYSIAN_PROFILE);
    expect(await readPaymentCode(person, invoice)).toEqual({
      kind: "duitnow",
      code: MALAYSIAN_PROFILE.duitnow_code,
      amount: "100.00",
      reference: "INV-0001",
      name: "QRCSDNBHD",
    });
    expect(await readPdfText(person, invoice)).toContain("DuitNow QR RM 100.00 Reference INV-0001");
  });

  it("are not on draft, void or superseded invoices", async () => {
    const person = await createPerson(api(), createMalaysianBooks({ status: 0 }));
    const invoice = await readNewestInvoice(person);
    await person.put(buildProfilePath(person), MALAYSIAN_PROFILE);
    expect(await readPaymentCode(person, invoice)).toBeNull();
    await person.put(`${invoice.path}/status`, { status: 1 });
    expect(await readPaymentCode(person, invoice)).toMatchObject({ kind: "duitnow" });
    const issued = toStoredInvoice(await person.get(invoice.path));
    await person.put(invoice.path, await createEditPayload(person, issued, { memo: "Changed" }));
    const superseded = { ...invoice, path: `${invoice.path}/versions/1` };
    expect(await readPdfText(person, superseded)).not.toContain("DuitNow");
    expect(await readPdfText(person, invoice)).toContain("DuitNow QR");
    await person.post(`${invoice.path}/void`, { reason: "Sent twice" });
    expect(await readPaymentCode(person, invoice)).toBeNull();
    expect(await readPdfText(person, invoice)).not.toContain("DuitNow");
  });
}

const createMalaysianBooks = (invoice = {}) => tinyBooks({ invoices: [tinyInvoice(invoice)] });

async function createInvoiceInSingapore(api: Api) {
  const books = { ...createSingaporeanBooks(), invoices: [tinyInvoice({ currency: "SGD" })] };
  const person = await createPerson(api, books);
  return { person, invoice: await readNewestInvoice(person) };
}

async function readPaymentCode(person: Person, { path }: StoredInvoice): Promise<unknown> {
  return getValue((await person.get(path)).body, "invoice", "pay");
}

async function readPdfText(person: Person, { path }: StoredInvoice): Promise<string> {
  const text = await readFirstPageText((await person.get(`${path}/pdf`)).body);
  return text.replace(/\s+/g, " ");
}

async function pay(person: Person, { path }: StoredInvoice, amount: string): Promise<void> {
  const { status } = await person.post(`${path}/payments`, {
    method_id: await person.readId("methods", "Bank Transfer"),
    account_id: await person.readId("accounts", "Maybank"),
    date: "2026-11-21",
    amount,
  });
  expect(status).toBe(201);
}
