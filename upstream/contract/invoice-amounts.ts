import { expect, it } from "vitest";
import { getValue, createPerson, getNumber, type Api } from "./api";
import { createInvoicePayload, createPricedLines } from "./payloads";

type Case = {
  name: string;
  lines: { quantity: string; unit_price: string; discount?: string; tax?: string }[];
  expected: Record<string, string>;
};

const CASES: Case[] = [
  {
    name: "3 lines of 4.95 with 8% tax",
    lines: Array.from({ length: 3 }, () => ({ quantity: "1", unit_price: "4.95", tax: "SV-8" })),
    expected: { subtotal: "14.85", discount: "0.00", tax: "1.19", amount: "16.04" },
  },
  {
    name: "3 lines of 10.31 with 8% tax",
    lines: Array.from({ length: 3 }, () => ({ quantity: "1", unit_price: "10.31", tax: "SV-8" })),
    expected: { subtotal: "30.93", tax: "2.47", amount: "33.40" },
  },
  {
    name: "2.25 × 64.22, 100% off",
    lines: [{ quantity: "2.25", unit_price: "64.22", discount: "100%", tax: "SV-8" }],
    expected: { subtotal: "144.50", discount: "144.50", tax: "0.00", amount: "0.00" },
  },
  {
    name: "40 × 3.00, 10% off, with 8% tax",
    lines: [{ quantity: "40", unit_price: "3.00", discount: "10", tax: "SV-8" }],
    expected: { subtotal: "120.00", discount: "12.00", tax: "8.64", amount: "116.64" },
  },
  {
    name: "1.005 × 1",
    lines: [{ quantity: "1.005", unit_price: "1" }],
    expected: { subtotal: "1.01", amount: "1.01", balance: "1.01" },
  },
  {
    name: "1 × 1.005",
    lines: [{ quantity: "1", unit_price: "1.005" }],
    expected: { amount: "1.01" },
  },
  {
    name: "two tax codes, each rounded on its own",
    lines: [
      { quantity: "1", unit_price: "0.06", tax: "SV-8" },
      { quantity: "1", unit_price: "0.05", tax: "ST-10" },
    ],
    expected: { subtotal: "0.11", tax: "0.01", amount: "0.12" },
  },
  {
    name: "a returned line",
    lines: [
      { quantity: "3", unit_price: "10.00", tax: "SV-8" },
      { quantity: "-1", unit_price: "10.00", tax: "SV-8" },
      { quantity: "0", unit_price: "99.00" },
    ],
    expected: { subtotal: "20.00", tax: "1.60", amount: "21.60" },
  },
  {
    name: "the largest amount",
    lines: [{ quantity: "1", unit_price: "999999999999.99" }],
    expected: { amount: "999999999999.99", balance: "999999999999.99" },
  },
  {
    name: "100, 33.333% off",
    lines: [{ quantity: "1", unit_price: "100", discount: "33.333%" }],
    expected: { subtotal: "100.00", discount: "33.33", amount: "66.67" },
  },
];

/** Declares the tests whose titles begin with "the amounts of a new invoice" (see `declareContract`). */
export function declareInvoiceAmountContract(api: () => Api): void {
  it("are calculated and stored to the cent", async () => {
    const person = await createPerson(api());
    const payload = await createInvoicePayload(person);
    for (const { name, lines, expected } of CASES) {
      const items = await createPricedLines(person, lines);
      const { status, body } = await person.post("/sales/invoices", { ...payload, items });
      expect([name, status]).toEqual([name, 201]);
      expect({ name, ...Object(getValue(body, "invoice")) }).toMatchObject({ name, ...expected });
      await expectSums(api(), getNumber(body, "invoice", "id"));
    }
  });

  it("are the same for JSON numbers and decimal text", async () => {
    const person = await createPerson(api());
    for (const [quantity, unit_price] of [
      [0.1, 3.3],
      ["0.1", "3.3"],
      ["0.100", " 3.30 "],
    ]) {
      const [line] = await createPricedLines(person, [{ quantity: "1", unit_price: "1" }]);
      const items = [{ ...line, quantity, unit_price }];
      const { body } = await person.post(
        "/sales/invoices",
        await createInvoicePayload(person, { items }),
      );
      expect(body).toMatchObject({
        invoice: { amount: "0.33", items: [{ quantity: "0.1", unit_price: "3.30" }] },
      });
    }
  });

  it("are fully paid by payments of the whole total", async () => {
    const person = await createPerson(api());
    const method_id = await person.readId("methods", "Cash");
    const account_id = await person.readId("accounts", "Till");
    const partials = ["5.99", 0.01].map((amount) => ({ method_id, account_id, amount }));
    const { body } = await person.post(
      "/sales/invoices",
      await createInvoicePayload(person, { partials }),
    );
    expect(body).toMatchObject({ invoice: { amount: "6.00", balance: "0.00" } });
  });
}

/** Checks that the stored totals are the sums of the stored lines, in whole minor units. */
async function expectSums({ db }: Api, invoiceId: number): Promise<void> {
  const invoice = await db
    .selectFrom("invoices")
    .selectAll()
    .where("id", "=", invoiceId)
    .executeTakeFirstOrThrow();
  const lines = await db
    .selectFrom("invoice_lines")
    .selectAll()
    .where("invoice_id", "=", invoiceId)
    .execute();
  const sum = (column: "gross" | "discount" | "tax") =>
    lines.reduce((total, line) => total + line[column], 0);
  expect(invoice.subtotal).toBe(sum("gross"));
  expect(invoice.discount).toBe(sum("discount"));
  expect(invoice.tax).toBe(sum("tax"));
  expect(invoice.total).toBe(sum("gross") - sum("discount") + sum("tax"));
  expect(lines.every((line) => line.net === line.gross - line.discount)).toBe(true);
  // Every value of the first line is text, a whole number or null.
  expect(Object.values(lines[0] ?? {}).filter((value) => !Number.isInteger(value ?? 0))).toEqual(
    Object.values(lines[0] ?? {}).filter((value) => typeof value === "string"),
  );
}
