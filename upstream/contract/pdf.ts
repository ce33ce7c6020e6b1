import { expect, it } from "vitest";
import { tinyBooks, tinyInvoice } from "../testing/fixtures";
import { KEY, listAt, newPerson, numberAt, send, type Api, type Person } from "./api";
import { pdfText } from "./pdf-text";

export function pdfContract(api: () => Api): void {
  it("answers with a PDF that says the number and the total", async () => {
    const person = await newPerson(api(), tinyBooks({ invoices: [tinyInvoice({ no: "INV/77" })] }));
    const { status, headers, body } = await person.get(
      `/sales/invoices/${await newestId(person)}/pdf`,
    );
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("application/pdf");
    expect(headers.get("content-disposition")).toBe('inline; filename="INV-77.pdf"');
    const text = await pdfText(body);
    expect(text).toContain("INV/77");
    expect(text).toContain("100.00");
    expect(text).toContain("Kedai Cuba Sdn Bhd");
  });

  it.each([
    { countryId: 200, taxNo: "200912345K", heading: "Tax Invoice " },
    { countryId: 200, taxNo: "", heading: "Invoice " },
    { countryId: 135, taxNo: "W10-1808-32000005", heading: "Invoice " },
  ] as const)("is headed as the law of the land has it: $countryId, '$taxNo'", async (given) => {
    const { heading, ...company } = given;
    const person = await newPerson(api(), tinyBooks({ company, invoices: [tinyInvoice()] }));
    const { body } = await person.get(`/sales/invoices/${await newestId(person)}/pdf`);
    expect((await pdfText(body)).startsWith(heading)).toBe(true);
  });

  it("takes the key and the token from the address too", async () => {
    const person = await newPerson(api(), tinyBooks({ invoices: [tinyInvoice()] }));
    const path = `/v2/sales/invoices/${await newestId(person)}/pdf`;
    const token = person.headers.authorization?.slice("Basic ".length) ?? "";
    const right = await send(api(), `${path}?${new URLSearchParams({ key: KEY, token })}`);
    expect(right.status).toBe(200);
    const noKey = await send(api(), `${path}?${new URLSearchParams({ token })}`);
    expect(noKey.status).toBe(401);
    const noToken = await send(api(), `${path}?${new URLSearchParams({ key: KEY })}`);
    expect(noToken.status).toBe(401);
  });

  it("takes them from no other address", async () => {
    const person = await newPerson(api());
    const token = person.headers.authorization?.slice("Basic ".length) ?? "";
    const reply = await send(api(), `/v2/contacts?${new URLSearchParams({ key: KEY, token })}`);
    expect(reply.status).toBe(401);
  });
}

async function newestId(person: Person): Promise<number> {
  const { body } = await person.get(`/sales?entity_id=${person.company}`);
  return numberAt(listAt(body, "transactions")[0], "id");
}
