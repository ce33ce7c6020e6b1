import { afterEach, expect, test } from "vitest";
import { setLanguageSource } from "../../domain/words/in-languages";
import { changesSchema } from "./changes.server";

afterEach(() => setLanguageSource(() => "en"));

const line = { quantity: "2", unit_price: "1129.5", name: "Kopi", description: "" };
const withPrefix = (side: string, parts: object) =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [`${side}_${name}`, part]));

test("changes with codes are in the language of the person", () => {
  setLanguageSource(() => "zh");
  const sent = [
    { code: "due_date", values: { before: "2026-11-20", after: "" } },
    { code: "total", values: { before: "1206.00", after: "9.00" } },
    { code: "language", values: { before: "ms", after: "zh,en" } },
    { code: "heading", values: { before: "invoice", after: "tax_invoice" } },
    { code: "sold_to", values: { before: "no", after: "yes" } },
    { code: "terms", values: { before: "30 Days", after: "Our own" } },
    {
      code: "line",
      values: {
        ...{ line: 2, before: "" },
        ...withPrefix("after", {
          ...line,
          discount: "10",
          tax: "Service tax 8%",
          amount: "2033.10",
        }),
      },
    },
  ].map((change) => ({ field: "English", before: "English", after: "English", ...change }));
  expect(changesSchema.parse(sent)).toEqual([
    { field: "到期日", before: "20/11/2026", after: "" },
    { field: "总计", before: "1,206.00", after: "9.00" },
    { field: "语言", before: "马来文", after: "中文、英文" },
    { field: "单据名称", before: "发票", after: "税务发票" },
    { field: "客户", before: "否", after: "是" },
    { field: "付款条款", before: expect.stringContaining("30") as string, after: "Our own" },
    { field: "第 2 行", before: "", after: "2 × 1,129.50 Kopi，折扣 10%，服务税 8% = 2,033.10" },
  ]);
});

test("changes of an older program have the names of fields that screens use, and values as they were", () => {
  const stored = ["Grand Total", "Line 3", "SSM No.", "Of a newer program"].map((field) => ({
    ...{ field, before: "less 6.00", after: "" },
  }));
  const after = { before: "less 6.00", after: "" };
  expect(changesSchema.parse(stored)).toEqual([
    { field: "Total", ...after },
    { field: "Line 3", ...after },
    { field: "SSM No.", ...after },
    { field: "Of a newer program", ...after },
  ]);
});
