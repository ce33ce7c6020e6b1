import { describe, expect, it } from "vitest";
import { minorToText } from "../../../domain/money/money";
import { type InvoiceForm } from "../schema";
import { calculateForm } from "../amounts";
import {
  createFormValues as form,
  createLineValues as line,
  createPaymentValues as payment,
} from "../testing/form-values";
import { createInvoiceFields } from "./checks";
import { findWarnings } from "./warnings";

const RULES = {
  cashTermIds: ["cash"],
  baseCurrencyId: "myr",
  taxRates: [
    { id: "sv8", rate: "8" },
    { id: "st10", rate: "10" },
  ],
  today: "2026-11-21",
  roundedMethodIds: ["notes"],
  latestDate: "",
};

/** Returns the paths of the fields that have errors on save, such as "lines.0.name". */
function listInvalidFields(fields: Partial<InvoiceForm>): string[] {
  const result = createInvoiceFields(RULES).safeParse({ ...form(fields), intent: "save" });
  return result.success ? [] : result.error.issues.map(({ path }) => path.join("."));
}

describe("the checks before an invoice is saved", () => {
  it("accept a complete form", () => expect(listInvalidFields({})).toEqual([]));

  it.each<[string[], Partial<InvoiceForm>]>([
    [["contactId"], { contactId: "" }],
    [["no"], { no: "  " }],
    [["no"], { no: "x".repeat(31) }],
    [["date"], { date: "31/02/2026" }],
    [["dueDate"], { termId: "30 days", dueDate: "" }],
    [["rate"], { currencyId: "sgd", rate: "0" }],
    [["rate"], { currencyId: "sgd", rate: "" }],
    [["lines"], { lines: [] }],
    [["lines.0.name"], { lines: [line({ name: "  " })] }],
    [["lines.0.name"], { lines: [line({ name: "x".repeat(201) })] }],
    [["lines.0.quantity"], { lines: [line({ quantity: "two" })] }],
    [["lines.0.unitPrice"], { lines: [line({ unitPrice: "" })] }],
    [["lines.0.discount"], { lines: [line({ discount: "RM50" })] }],
    [["lines.0.discount"], { lines: [line({ discount: "100.01" })] }],
    [["lines.0.discount"], { lines: [line({ discount: "-1" })] }],
    [["lines"], { lines: [line({ quantity: "-1" })] }],
    [["lines"], { lines: [line({ quantity: "999999999", unitPrice: "999999999" })] }],
    [["payments.0.amount"], { payments: [payment({ methodId: "", accountId: "", amount: "1" })] }],
    [["payments.0.amount"], { payments: [payment({ amount: "3.01" })] }],
    [["payments.0.amount"], { payments: [payment({ amount: "0.004" })] }],
  ])("report errors in %j", (paths, fields) => expect(listInvalidFields(fields)).toEqual(paths));

  it("return a message for each field", () => {
    const lines = [line({ name: "", quantity: "two", unitPrice: "three", discount: "RM50" })];
    const typed = { ...form({ contactId: "", no: "", date: "31/02/2026", lines }), intent: "save" };
    const result = createInvoiceFields(RULES).safeParse(typed);
    expect(result.error?.issues.map(({ path, message }) => [path.at(-1), message])).toEqual([
      ["date", "Enter the date as DD/MM/YYYY."],
      ["contactId", "Choose a contact."],
      ["no", "This field is compulsory"],
      ["name", "This field is compulsory"],
      ["quantity", "Enter the quantity as a number."],
      ["unitPrice", "Enter the unit price as a number."],
      ["discount", "Enter a percentage from 0 to 100."],
    ]);
    const blank = { date: "", lines: [line({ quantity: "", unitPrice: " " })] };
    const incomplete = createInvoiceFields(RULES).safeParse({ ...form(blank), intent: "save" });
    expect(new Set(incomplete.error?.issues.map(({ message }) => message))).toEqual(
      new Set(["This field is compulsory"]),
    );
    const empty = createInvoiceFields(RULES).safeParse({ ...form({ lines: [] }), intent: "save" });
    expect(empty.error?.issues.map(({ message }) => message)).toEqual(["Add at least one item."]);
  });

  it("report payments above the total", () => {
    const payments = [payment({ amount: "2" }), payment({ amount: "1.01" })];
    const result = createInvoiceFields(RULES).safeParse({ ...form({ payments }), intent: "save" });
    expect(result.error?.issues.map(({ message }) => message)).toEqual([
      "The payments are above the total. Please lower them.",
    ]);
  });

  it("suggest how to write a number that can be read in two ways", () => {
    const lines = [line({ quantity: "1.234,5", unitPrice: "1.234,50", discount: "0,500%" })];
    const result = createInvoiceFields(RULES).safeParse({
      ...form({ currencyId: "sgd", rate: "3,200", lines }),
      intent: "save",
    });
    expect(result.error?.issues.map(({ path, message }) => [path.at(-1), message])).toEqual([
      ["rate", "Write 3.200."],
      ["quantity", "Write 1234.5."],
      ["unitPrice", "Write 1234.50."],
      ["discount", "Write 0.500."],
    ]);
  });

  it("are skipped for a button that neither saves nor previews the invoice", () => {
    expect(
      createInvoiceFields(RULES).safeParse({
        ...form({ contactId: "", lines: [] }),
        intent: "contact",
      }).success,
    ).toBe(true);
  });

  it("ignore new payments unless the term is a cash term", () => {
    const payments = [payment({ methodId: "", accountId: "", amount: "500" })];
    expect(listInvalidFields({ termId: "30 days", dueDate: "20/12/2026", payments })).toEqual([]);
    expect(calculateForm(form({ termId: "30 days", payments }), RULES).payments).toBe(BigInt(0));
  });
});

it("rejects a new payment with an invoice dated after today, at the date field", () => {
  const payments = [payment()];
  expect(listInvalidFields({ date: "22/11/2026", payments })).toEqual(["date"]);
  expect(listInvalidFields({ date: "21/11/2026", payments })).toEqual([]);
  const recorded = [payment({ storedId: "7", recordedOn: "20/11/2026" })];
  expect(listInvalidFields({ date: "22/11/2026", payments: recorded })).toEqual([]);
});

describe("a cash payment", () => {
  const lines = [line({ unitPrice: "10.03" })];
  const cash = (amount: string, fields: object = {}) =>
    payment({ methodId: "notes", amount, ...fields });
  const amountsOf = (fields: Partial<InvoiceForm>) => {
    const { paid, rounding, balance } = calculateForm(form({ lines, ...fields }), RULES);
    return [...paid, rounding, balance].map(minorToText);
  };

  it("is rounded to 5 sen when it pays the whole balance, and only then", () => {
    expect(amountsOf({ payments: [cash("10.03")] })).toEqual(["10.05", "0.02", "0.00"]);
    expect(amountsOf({ payments: [cash("5.03")] })).toEqual(["5.03", "0.00", "5.00"]);
    expect(listInvalidFields({ lines, payments: [cash("10.05")] })).toEqual([]);
    expect(listInvalidFields({ lines, payments: [cash("10.04")] })).toEqual(["payments.0.amount"]);
  });

  it("is not rounded in a foreign currency, or when it was recorded earlier", () => {
    const payments = [cash("10.03")];
    expect(amountsOf({ currencyId: "sgd", payments })).toEqual(["10.03", "0.00", "0.00"]);
    const recorded = [cash("10.03", { storedId: "7", recordedOn: "20/11/2026" })];
    expect(amountsOf({ payments: recorded })).toEqual(["10.03", "0.00", "0.00"]);
  });
});

it("calculates the typed amounts, and counts an invalid quantity as zero", () => {
  const lines = [
    line({ quantity: "40", unitPrice: "3.00", discount: "10%", taxCodeId: "sv8" }),
    line({ quantity: "some" }),
  ];
  const amounts = calculateForm(form({ lines }), RULES);
  expect([amounts.subtotal, amounts.discount, amounts.tax, amounts.total].map(minorToText)).toEqual(
    ["120.00", "12.00", "8.64", "116.64"],
  );
});

it.each(["__proto__", "constructor", "toString"])("rejects a tax code named %s", (taxCodeId) => {
  const lines = [line({ quantity: "2", unitPrice: "3.00", taxCodeId, oldTax: "SV 6%" })];
  expect(minorToText(calculateForm(form({ lines }), RULES).tax)).toBe("0.00");
  expect(listInvalidFields({ lines })).toEqual(["lines.0.taxCodeId"]);
});

it("warns of lines with a quantity of zero or less", () => {
  const lines = [
    line({ name: "one", quantity: "1" }),
    line({ name: "none", quantity: "0" }),
    line({ name: "back", quantity: "-2.5" }),
  ];
  expect(findWarnings(form({ lines }), RULES)).toMatchObject([
    { lines: [{ name: "none" }, { name: "back" }] },
  ]);
});

it("warns of a due date before the invoice date, unless the term is a cash term", () => {
  const dates = { date: "20/11/2026", dueDate: "19/11/2026" };
  const warnings = findWarnings(form({ termId: "30 days", ...dates }), RULES);
  expect(warnings.map(({ text }) => text)).toEqual([
    "The due date is earlier than the invoice: is that meant?",
  ]);
  expect(findWarnings(form({ termId: "cash", ...dates }), RULES)).toEqual([]);
  expect(findWarnings(form({ termId: "30 days", ...dates, dueDate: dates.date }), RULES)).toEqual(
    [],
  );
});
