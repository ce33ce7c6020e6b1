import { expect, it } from "vitest";
import type { InvoiceForm, LineForm } from "~/invoices/schema";
import {
  createFormValues,
  createLineValues,
  createPaymentValues,
} from "~/invoices/testing/form-values";
import { compareInvoices } from "./compare.server";

const context: Parameters<typeof compareInvoices>[2] = {
  lists: {
    today: "2026-11-20",
    terms: [
      { id: "cash", name: "Cash", day: 0 },
      { id: "30", name: "30 Days", day: 30 },
    ],
    currencies: [
      { id: "myr", code: "MYR", symbol: "RM", country_id: "135", is_primary: true },
      { id: "sgd", code: "SGD", symbol: "S$", country_id: "200", is_primary: false },
    ],
    tax_codes: [{ id: "sv8", code: "SV-8", rate: "8", name: "Service tax" }],
  },
  rules: {
    cashTermIds: ["cash"],
    baseCurrencyId: "myr",
    taxRates: [{ id: "sv8", rate: "8" }],
    latestDate: "",
  },
} as unknown as Parameters<typeof compareInvoices>[2];

const stored = (fields: Partial<InvoiceForm> = {}) =>
  createFormValues({
    termId: "30",
    dueDate: "20/12/2026",
    currencyId: "sgd",
    rate: "3.2",
    lines: [createLineValues({ id: "s1", storedId: "1" })],
    payments: [createPaymentValues({ storedId: "4" })],
    ...fields,
  });
const compareForms = (here: InvoiceForm, there: InvoiceForm) =>
  compareInvoices(here, there, context);

it("finds no difference when only the spelling, the due date of a cash term or the rate of the base currency differs", () => {
  const retyped = stored({
    key: "other",
    basedOn: "v2",
    rate: "3.20",
    date: "20/11/2026 ",
    memo: "a\r\nb",
    lines: [
      createLineValues({
        id: "other",
        quantity: "1.0",
        unitPrice: "3",
        discount: "0%",
        pricedIn: "",
      }),
    ],
  });
  expect(compareForms(retyped, stored({ memo: "a\nb" }))).toEqual([]);
  expect(
    compareForms(createFormValues({ dueDate: "01/01/2026", rate: "2" }), createFormValues()),
  ).toEqual([]);
});

const INVOICE_CHANGES: [string, Partial<InvoiceForm>][] = [
  ["Contact", { contactId: "8" }],
  ["Contact", { contactId: "8", contactName: "Warung" }],
  ["Invoice number", { no: "A-1" }],
  ["Title", { title: "Mugs" }],
  ["Invoice date", { date: "21/11/2026" }],
  ["Payment term", { termId: "60" }],
  ["Due date", { dueDate: "21/12/2026" }],
  ["Currency", { currencyId: "usd" }],
  ["Exchange rate", { rate: "3.1" }],
  ["Payment 1", { payments: [] }],
  ["Notes", { memo: "Thank you" }],
];

const LINE_CHANGES: [string, Partial<LineForm>][] = [
  ["name", { name: "Cup" }],
  ["description", { description: "Blue" }],
  ["quantity", { quantity: "2" }],
  ["unit price", { unitPrice: "4" }],
  ["discount", { discount: "10" }],
  ["tax", { taxCodeId: "sv8" }],
];

it.each(INVOICE_CHANGES)("finds a different %s", (label, fields) =>
  expect(compareForms(stored(fields), stored()).map((difference) => difference.label)).toEqual([
    label,
  ]),
);

it.each(LINE_CHANGES)("finds a different %s of a line", (label, fields) => {
  expect(
    compareForms(stored({ lines: [createLineValues({ id: "s1", ...fields })] }), stored()).map(
      (difference) => difference.label,
    ),
  ).toContain(`Line 1, ${label}`);
});

it("the cases above change every field except the technical ones", () => {
  const listFields = (cases: [string, object][], technicalFields: string[]) =>
    [...new Set(cases.flatMap(([, fields]) => Object.keys(fields))), ...technicalFields].sort();
  expect(
    listFields(INVOICE_CHANGES, [
      ...["key", "basedOn", "lines", "noSuggested", "rateCurrencyId", "rateDate"],
      ...["filledTermId", "filledCurrencyId"],
      ...["repeatId", "repeatDate", "itemToAdd"],
    ]),
  ).toEqual(Object.keys(createFormValues()).sort());
  const technicalLineFields = ["id", "storedId", "productId", "accountId", "pricedIn"];
  expect(
    listFields(LINE_CHANGES, [...technicalLineFields, "oldPrice", "oldTax", "isGone"]),
  ).toEqual(Object.keys(createLineValues()).sort());
});

it("returns the whole line and the total when only one form has the line", () => {
  const lines = [
    createLineValues({ id: "s1" }),
    createLineValues({ id: "new", name: "Tray", quantity: "2", discount: "10%", taxCodeId: "sv8" }),
  ];
  expect(compareForms(stored({ lines }), stored())).toEqual([
    { label: "Line 2", here: "Tray, 2 × 3.00, 10% off, Service tax 8%", there: "" },
    { label: "Total", here: "8.83", there: "3.00" },
  ]);
});

it.each([
  ["amount", { amount: "2" }],
  ["method", { methodName: "Bank" }],
  ["account", { accountName: "Maybank" }],
])("finds a different %s of a payment", (label, fields) => {
  expect(
    compareForms(
      stored({ payments: [createPaymentValues({ storedId: "4", ...fields })] }),
      stored(),
    ),
  ).toMatchObject([{ label: `Payment 1, ${label}` }]);
});
