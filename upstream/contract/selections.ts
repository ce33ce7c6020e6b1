import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, it } from "vitest";
import { tinyBooks, tinyInvoice } from "../testing/fixtures";
import { createPerson, getList, getNumber, getValues, type Api, type Person } from "./api";

const NUMBERS = ["INV-1", "INV-2", "INV-3"];

async function readIds(person: Person): Promise<number[]> {
  const { body } = await person.get("/sales?sort=date&order=asc");
  return getList(body, "transactions").map((row) => getNumber(row, "id"));
}

async function readPages(body: unknown): Promise<string[]> {
  if (!(body instanceof ArrayBuffer)) throw new TypeError("The body is no file.");
  const pdf = await getDocument({ data: new Uint8Array(body.slice(0)), verbosity: 0 }).promise;
  const texts: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    texts.push(items.map((item) => ("str" in item ? item.str : "")).join(" "));
  }
  await pdf.destroy();
  return texts;
}

const [line] = tinyInvoice().lines;
const books = () =>
  tinyBooks({
    invoices: NUMBERS.map((no, index) =>
      tinyInvoice({
        ...{ no, date: `2026-01-0${index + 1}` },
        // The second invoice takes more than one page.
        lines: line ? Array.from({ length: index === 1 ? 60 : 1 }, () => line) : [],
      }),
    ),
  });

/** Declares the tests whose titles begin with "chosen invoices" (see `declareContract`). */
export function declareSelectionContract(api: () => Api): void {
  it("are listed alone by their ids, with their sums", async () => {
    const person = await createPerson(api(), books());
    const [first, , third] = await readIds(person);
    const { body } = await person.get(`/sales?ids=${first},${third}&sums=true&sort=date&order=asc`);
    expect(getValues(getList(body, "transactions"), "no")).toEqual(["INV-1", "INV-3"]);
    expect(getList(body, "meta", "sums")).toMatchObject([{ count: 2, billed: "200.00" }]);
    const unpaid = await person.get(`/sales?ids=${third}&list=unpaid`);
    expect(unpaid.body).toMatchObject({ meta: { total: 1 }, transactions: [{ no: "INV-3" }] });
    expect((await person.get("/sales?ids=1;2")).status).toBe(422);
  });

  it("are printed into one file in the given order, each with its own page numbers", async () => {
    const person = await createPerson(api(), books());
    const [first, second, third] = await readIds(person);
    const { status, headers, body } = await person.get(
      `/sales/pdf?ids=${third},${second},${first}`,
    );
    expect(status).toBe(200);
    expect(headers.get("content-disposition")).toBe('inline; filename="invoices.pdf"');
    const pages = await readPages(body);
    expect(pages[0]).toMatch(/INV-3.*Page 1 of 1/);
    expect(pages[1]).toMatch(/INV-2.*Page 1 of 3/);
    expect(pages[2]).toMatch(/Page 2 of 3.*INV-2/);
    expect(pages.at(-1)).toMatch(/INV-1.*Page 1 of 1/);
  });

  it("are at most 50 in a file, of the caller's own company", async () => {
    const person = await createPerson(api(), books());
    const other = await createPerson(api(), books());
    const [id] = await readIds(person);
    const ids = Array.from({ length: 51 }, (_, index) => index + 1).join(",");
    expect(await person.get(`/sales/pdf?ids=${ids}`)).toMatchObject({
      ...{ status: 422, body: { message: "A file has at most 50 invoices." } },
    });
    expect((await other.get(`/sales/pdf?ids=${id}`)).status).toBe(404);
    expect((await person.get("/sales/pdf")).status).toBe(422);
  });
}
