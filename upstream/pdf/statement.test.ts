import { INVOICE_STYLES, type InvoiceStyleId } from "../../domain/invoice-styles";
import { expect, it } from "vitest";
import type { StatementDocument, StatementSection } from "./document";
import { drawDocument } from "./draw";
import { readFilePages } from "./read-pdf";
import { createSampleInvoice } from "./sample-invoice";

const STYLES = INVOICE_STYLES.map(({ id }) => id);

it.each(STYLES)("a statement lists the movements of each currency, in style %d", async (style) => {
  const rows = [row(1), { ...row(2), charge: "", credit: "10.00", details: "Credit note CN-1" }];
  const pages = await readFilePages(
    await drawDocument(
      statement(style, [section({ rows }), section({ currency: "SGD", rows: [row(3)] })]),
    ),
  );
  expect(pages).toHaveLength(1);
  for (const text of [
    ...["Statement", "Kedai Kopi Melati Sdn. Bhd.", "To Syarikat Maju Jaya Enterprise"],
    ...["Date 21/11/2026", "Period 01/11/2026 to 21/11/2026"],
    "MYR Date Details Charges Credits Balance (MYR) Opening balance 5.00",
    "01/11/2026 Invoice INV-0001 1.00 6.00 01/11/2026 Credit note CN-1 10.00 7.00",
    "Closing balance 9,005.00 SGD Date Details Charges Credits Balance (SGD) Opening balance",
  ])
    expect(pages[0]).toContain(text);
  for (const text of ["Number", "Currency", "Due date", "Bill to", "How to pay"])
    expect(pages[0]).not.toContain(text);
});

it.each(STYLES)("a statement repeats the table head on each page, in style %d", async (style) => {
  const rows = Array.from({ length: 120 }, (_, index) => row(index + 1));
  const pages = await readFilePages(await drawDocument(statement(style, [section({ rows })])));
  expect(pages.length).toBeGreaterThan(2);
  for (const page of pages) expect(page).toContain("Date Details Charges Credits Balance (MYR)");
  for (const page of pages.slice(1)) expect(page).toContain("Statement 01/11/2026 to 21/11/2026");
  expect(pages.at(-1)).toMatch(/Invoice INV-0120 1\.00 125\.00 Closing balance 9,005\.00/);
  const all = pages.join("");
  for (const { details } of rows) expect(all.split(`${details} `)).toHaveLength(2);
});

it("the closing balance stands on the page of the last two rows", async () => {
  for (let count = 25; count < 45; count += 1) {
    const rows = Array.from({ length: count }, (_, index) => row(index + 1));
    const pages = await readFilePages(await drawDocument(statement(0, [section({ rows })])));
    expect(pages.at(-1)).toContain(`INV-00${count} 1.00 ${count + 5}.00 Closing balance`);
    expect(pages.at(-1)).toContain(`INV-00${count - 1} `);
  }
});

it("a statement limits long details and fits the largest figures", async () => {
  const large = "99,999,999,999,999.99";
  const long = { ...row(1), details: `Invoice ${"word ".repeat(200)}`, charge: large };
  const pages = await readFilePages(
    await drawDocument(statement(2, [section({ rows: [long], closing: large })])),
  );
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain(`Closing balance ${large}`);
});

it("a statement without movements says so in a sentence", async () => {
  const [page] = await readFilePages(await drawDocument(statement(1, [])));
  expect(page).toContain("Nothing was billed or paid in these days");
});

function statement(style: InvoiceStyleId, sections: StatementSection[]): StatementDocument {
  const { company, customer, logo, updatedAt } = createSampleInvoice();
  return {
    head: {
      ...{ company, customer, logo, updatedAt, template: { style, color: "#1976D2" } },
      ...{ heading: "Statement", no: "", dueDate: "", term: "", stamp: "", currency: { code: "" } },
      ...{ date: "21/11/2026", period: "01/11/2026 to 21/11/2026" },
    },
    sections,
  };
}

function section(changes: Partial<StatementSection>): StatementSection {
  return {
    currency: "MYR",
    opening: "5.00",
    rows: [],
    closing: "9,005.00",
    onAccount: "",
    ...changes,
  };
}

function row(number: number): StatementSection["rows"][number] {
  const details = `Invoice INV-${String(number).padStart(4, "0")}`;
  return { date: "01/11/2026", details, charge: "1.00", credit: "", balance: `${number + 5}.00` };
}
