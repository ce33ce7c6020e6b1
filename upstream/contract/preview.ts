import { expect, it } from "vitest";
import { tinyBooks, tinyInvoice } from "../testing/fixtures";
import { getValue, createPerson, getNumber, type Api, type Person } from "./api";
import { createInvoicePayload, createMugLine } from "./payloads";
import { readFirstPageText } from "./pdf-text";

const PREVIEW = "/sales/invoices/preview";

/** Declares the tests whose titles begin with "the preview" (see `declareContract`). */
export function declarePreviewContract(api: () => Api): void {
  it("has the same text as the created invoice", async () => {
    const person = await createPerson(api());
    const tax_code_id = await person.readId("tax_codes", "SV-8");
    const payload = await createInvoicePayload(person, {
      items: [
        await createMugLine(person, { quantity: 40, discount: "10%", tax_code_id }),
        await createMugLine(person, { line: 2, name: "茶杯", unit_price: "12.50" }),
      ],
      partials: [
        {
          method_id: await person.readId("methods", "Cash"),
          account_id: await person.readId("accounts", "Till"),
          amount: "20",
        },
      ],
    });
    const { status, headers, body } = await person.post(PREVIEW, payload);
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("application/pdf");
    expect(headers.get("content-disposition")).toBe('inline; filename="INV-0001.pdf"');
    const text = await readFirstPageText(body);
    for (const words of ["茶杯", "(SV-8) on 108.00", "Still to pay", "141.64", "121.64", "DRAFT"]) {
      expect(text).toContain(words);
    }
    expect(text).toBe(await readCreatedText(person, payload));
  });

  it("needs no invoice number, and can have one that is already used", async () => {
    const person = await createPerson(
      api(),
      tinyBooks({ invoices: [tinyInvoice({ no: "INV-0007" })] }),
    );
    const withoutNumber = await person.post(
      PREVIEW,
      await createInvoicePayload(person, { no: undefined }),
    );
    expect(withoutNumber.headers.get("content-disposition")).toBe('inline; filename="preview.pdf"');
    expect(await readFirstPageText(withoutNumber.body)).not.toContain("Number");
    const usedNumber = { no: "INV-0007", no_is_suggested: false };
    const { body } = await person.post(PREVIEW, await createInvoicePayload(person, usedNumber));
    expect(await readFirstPageText(body)).toContain("INV-0007");
  });

  it("stores nothing and uses up no number", async () => {
    const person = await createPerson(api());
    const payload = await createInvoicePayload(person);
    await Promise.all(Array.from({ length: 5 }, () => person.post(PREVIEW, payload)));
    expect((await person.get("/lists/counts")).body).toMatchObject({ counts: { invoices: 0 } });
    expect((await person.get("/sales/invoices/next_no")).body).toEqual({ next_no: "INV-0001" });
  });

  it("shows a template that is not saved yet", async () => {
    const person = await createPerson(api());
    const payload = await createInvoicePayload(person);
    const readPdf = async (change: object) => {
      const { body } = await person.post(PREVIEW, { ...payload, ...change });
      if (!(body instanceof ArrayBuffer)) throw new TypeError("The body is no file.");
      return Buffer.from(body).toString("base64");
    };
    const saved = await readPdf({});
    expect(await readPdf({ txn_template: 0, txn_template_color: "#FFFFFF" })).toBe(saved);
    const others = [
      await readPdf({ txn_template: 1 }),
      await readPdf({ txn_template: 2 }),
      await readPdf({ txn_template_color: "#ffeb3b" }),
    ];
    expect(new Set([saved, ...others]).size).toBe(4);
    const { body } = await person.get(`/setting/active_template?business_id=${person.companyId}`);
    expect(getValue(body, "template")).toEqual({ txn_template: 0, txn_template_color: "" });
  });

  it("is refused for a payload that is invalid for a new invoice, and for an unknown template", async () => {
    const person = await createPerson(api());
    const payload = await createInvoicePayload(person);
    for (const [change, message] of [
      [{ contact_id: null }, "Please choose a contact."],
      [{ items: [] }, "Please add at least one line."],
      [
        { items: [await createMugLine(person, { quantity: "-2" })] },
        "The total cannot be below zero.",
      ],
      [{ no: "9".repeat(31) }, "An invoice number can have at most 30 characters."],
      [{ txn_template: 99 }, "Please choose one of the templates."],
      [{ txn_template_color: "red" }, "Please choose one of the colours."],
    ] as const) {
      const reply = await person.post(PREVIEW, { ...payload, ...change });
      expect([change, reply.status, reply.body]).toEqual([change, 422, { message }]);
    }
    expect((await person.post(PREVIEW, "nonsense")).status).toBe(400);
    expect((await person.post(PREVIEW, "[]")).status).toBe(422);
    expect((await person.post("/sales/invoices", payload)).status).toBe(201);
  });

  it("is refused for another company and its records", async () => {
    const [person, other] = await Promise.all([createPerson(api()), createPerson(api())]);
    expect((await person.post(PREVIEW, await createInvoicePayload(other))).status).toBe(404);
    const contact_id = await other.readContactId("Kopitiam Jaya");
    const reply = await person.post(PREVIEW, await createInvoicePayload(person, { contact_id }));
    expect([reply.status, reply.body]).toEqual([422, { message: "The contact was not found." }]);
  });
}

async function readCreatedText(person: Person, payload: object): Promise<string> {
  const { body } = await person.post("/sales/invoices", payload);
  const pdf = await person.get(`/sales/invoices/${getNumber(body, "invoice", "id")}/pdf`);
  return readFirstPageText(pdf.body);
}
