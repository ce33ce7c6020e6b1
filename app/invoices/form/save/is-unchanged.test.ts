import { expect, it } from "vitest";
import type { InvoiceRecord } from "~/models/invoices/record.server";
import { toInvoiceForm } from "../draft/initial-form.server";
import { isUnchanged } from "./compare.server";

const stored = {
  id: "1",
  no: "INV-0001",
  title: "",
  memo: "Two\nlines",
  status: 0,
  contact_id: "7",
  contact_name: "Kopitiam Jaya",
  term_id: "cash",
  date: "2026-11-20",
  due_date: "0000-00-00",
  currency: { id: "myr", symbol: "RM", code: "MYR" },
  currency_rate: "1",
  partials: [],
  amount: BigInt(300),
  balance: BigInt(300),
  updated_at: "v1",
  items: [
    {
      id: "3",
      name: "Mug",
      display_name: "Mug",
      description: "",
      quantity: "1",
      unit_price: "3.00",
      discount: "10%",
      product_id: "1",
      account_id: "",
      tax_code: null,
    },
  ],
} as unknown as InvoiceRecord;

it("isUnchanged returns true for the form as rendered, even with the line ends that browsers post", () => {
  expect(isUnchanged(toInvoiceForm(stored), stored)).toBe(true);
  expect(
    isUnchanged(
      { ...toInvoiceForm(stored), key: "other", basedOn: "v0", memo: "Two\r\nlines" },
      stored,
    ),
  ).toBe(true);
  // The form has the rate of the API, but "1" and "1.000000" are the same rate.
  expect(isUnchanged(toInvoiceForm(stored), { ...stored, currency_rate: "1.000000" })).toBe(true);
});

it("isUnchanged returns false for a changed form", () => {
  const form = toInvoiceForm(stored);
  const [line] = form.lines;
  expect(isUnchanged({ ...form, memo: "Two" }, stored)).toBe(false);
  expect(isUnchanged({ ...form, rate: "1.5" }, stored)).toBe(false);
  expect(isUnchanged({ ...form, lines: line ? [{ ...line, productId: "2" }] : [] }, stored)).toBe(
    false,
  );
  expect(isUnchanged({ ...form, lines: [] }, stored)).toBe(false);
});
