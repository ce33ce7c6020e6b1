import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { BYTE_ORDER_MARK, formatCsvRow, type CsvCell } from "./csv";

const TEXTS = [
  ...["plain", "", " spaces ", 'a "quoted" word', "a, comma", "two\r\nlines", "two\nlines", "'"],
  ...["Kedai Kopi 好味茶餐室", "கோபிநாத் கடை", "Ⓜ😀", "a=b", "1-2", "semi;colon", '"', ",", '"",'],
];

const FORMULAS = [
  ...["=1+1", "+60123", "-5", "@SUM(A1)", "\tx", "\rx", "\nx", "=", "＝1"],
  '=HYPERLINK("http://example.test","x")',
];

test("a CSV parser reads the values that were formatted", () => {
  const rows: CsvCell[][] = [TEXTS, [...TEXTS].reverse()];
  const file = BYTE_ORDER_MARK + rows.map(formatCsvRow).join("");
  expect(parse(file, { bom: true, record_delimiter: "\r\n" })).toEqual(rows);
  expect(file.endsWith("\r\n")).toBe(true);
});

test("a text with a semicolon or tab is quoted", () => {
  expect(formatCsvRow(["a;b", "a\tb"])).toBe('"a;b","a\tb"\r\n');
});

test("texts that look like formulas are escaped, and figures are not", () => {
  expect(parse(formatCsvRow(FORMULAS))).toEqual([FORMULAS.map((text) => `'${text}`)]);
  expect(formatCsvRow([{ figure: "-1234.50" }, { figure: "0.00" }])).toBe("-1234.50,0.00\r\n");
});
