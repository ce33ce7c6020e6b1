import { expect, it } from "vitest";
import { tinyBooks, tinyInvoice } from "../testing/fixtures";
import { API_KEY, getList, createPerson, getNumber, send, type Api, type Person } from "./api";
import { drawTwoColorPictures } from "../testing/pictures";
import { MALAYSIAN_PROFILE, buildProfilePath } from "./profile";
import { readFirstPageText } from "./pdf-text";

/** Declares the tests whose titles begin with "the PDF" (see `declareContract`). */
export function declarePdfContract(api: () => Api): void {
  it("shows the number, the total and the company's name", async () => {
    const person = await createPerson(
      api(),
      tinyBooks({ invoices: [tinyInvoice({ no: "INV/77" })] }),
    );
    const { status, headers, body } = await person.get(
      `/sales/invoices/${await readNewestId(person)}/pdf`,
    );
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("application/pdf");
    expect(headers.get("content-disposition")).toBe('inline; filename="INV-77.pdf"');
    const text = await readFirstPageText(body);
    expect(text).toContain("INV/77");
    expect(text).toContain("100.00");
    expect(text).toContain("Kedai Cuba Sdn Bhd");
  });

  it.each([
    { countryId: 200, taxNo: "200912345K", heading: "Tax Invoice " },
    { countryId: 200, taxNo: "", heading: "Invoice " },
    { countryId: 135, taxNo: "W10-1808-32000005", heading: "Invoice " },
  ] as const)(
    "has the heading '$heading' for the tax number '$taxNo', as the law of country $countryId requires",
    async (given) => {
      const { heading, ...company } = given;
      const person = await createPerson(api(), tinyBooks({ company, invoices: [tinyInvoice()] }));
      const { body } = await person.get(`/sales/invoices/${await readNewestId(person)}/pdf`);
      expect((await readFirstPageText(body)).startsWith(heading)).toBe(true);
    },
  );

  it("shows the business profile and the logo", async () => {
    const books = tinyBooks({ invoices: [tinyInvoice()] });
    const person = await createPerson(api(), books);
    await person.put(buildProfilePath(person), MALAYSIAN_PROFILE);
    const id = await readNewestId(person);
    const withoutLogo = (await person.get(`/sales/invoices/${id}/pdf`)).body as ArrayBuffer;
    const text = await readFirstPageText(withoutLogo);
    for (const expected of [
      "Kedai Cuba Baru",
      "50450 Kuala Lumpur",
      "SSM No. 201901000005 (1312525-A)",
      "TIN C2584563220",
      "www.kedaicuba.example",
      "5140 1234 5678",
      "Terima kasih!",
      "Received by (name)",
    ])
      expect(text).toContain(expected);
    const picture = drawTwoColorPictures(600, 200).png.toString("base64");
    await person.put(`/companies/${person.companyId}/logo`, { picture });
    const answer = await person.get(`/sales/invoices/${id}/pdf`);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    const withLogo = answer.body as ArrayBuffer;
    expect(Buffer.from(withoutLogo).includes("/Subtype /Image")).toBe(false);
    expect(Buffer.from(withLogo).includes("/Subtype /Image")).toBe(true);
  });

  it("shows the amounts in the company's own currency, as the law requires", async () => {
    const singapore = { countryId: 200, currency: "SGD", taxNo: "M9-0372481-5" } as const;
    const readText = async (company: typeof singapore | object) => {
      const invoices = [tinyInvoice({ currency: "USD", rate: "4.4" })];
      const person = await createPerson(api(), tinyBooks({ company, invoices }));
      const { body } = await person.get(`/sales/invoices/${await readNewestId(person)}/pdf`);
      return (await readFirstPageText(body)).replace(/\s+/g, " ");
    };
    const malaysian = await readText({});
    expect(malaysian).toContain("Exchange rate 1 USD = 4.4 MYR Equivalent to MYR 440.00");
    // Without a discount the subtotal equals the total before tax and is left out.
    expect(malaysian).not.toContain("Subtotal");
    expect(await readText(singapore)).toContain(
      "Total excluding GST SGD 440.00 GST SGD 0.00 Total including GST SGD 440.00",
    );
  });

  it.each([
    [4, "VOID"],
    [5, "PAID"],
  ] as const)("of an invoice with the status %d has the stamp %s", async (status, stamp) => {
    const paid = { method: "cash", ledgerAccount: "till", amount: "100.00", date: "2026-11-02" };
    const invoices = [tinyInvoice({ status, payments: status === 5 ? [paid] : [] })];
    const person = await createPerson(api(), tinyBooks({ invoices }));
    await person.put(buildProfilePath(person), MALAYSIAN_PROFILE);
    const { body } = await person.get(`/sales/invoices/${await readNewestId(person)}/pdf`);
    const text = await readFirstPageText(body);
    expect(text).toContain(stamp);
    expect(text).not.toContain("How to pay");
  });

  it("is returned when the API key and the token are in the query", async () => {
    const person = await createPerson(api(), tinyBooks({ invoices: [tinyInvoice()] }));
    const path = `/v2/sales/invoices/${await readNewestId(person)}/pdf`;
    const token = person.headers.authorization?.slice("Basic ".length) ?? "";
    const withBoth = await send(api(), `${path}?${new URLSearchParams({ key: API_KEY, token })}`);
    expect(withBoth.status).toBe(200);
    const noKey = await send(api(), `${path}?${new URLSearchParams({ token })}`);
    expect(noKey.status).toBe(401);
    const noToken = await send(api(), `${path}?${new URLSearchParams({ key: API_KEY })}`);
    expect(noToken.status).toBe(401);
  });

  it("is unlike the list of contacts, which refuses the API key and the token in the query", async () => {
    const person = await createPerson(api());
    const token = person.headers.authorization?.slice("Basic ".length) ?? "";
    const reply = await send(api(), `/v2/contacts?${new URLSearchParams({ key: API_KEY, token })}`);
    expect(reply.status).toBe(401);
  });
}

async function readNewestId(person: Person): Promise<number> {
  const { body } = await person.get(`/sales?entity_id=${person.companyId}`);
  return getNumber(getList(body, "transactions")[0], "id");
}
