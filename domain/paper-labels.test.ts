import { describe, expect, it } from "vitest";
import { createPaperLabels } from "./paper-labels";

const malay = createPaperLabels({ language: "ms", beside: "en" });
const chinese = createPaperLabels({ language: "zh", beside: "ms" });
const english = createPaperLabels();

describe("the labels of a paper", () => {
  it.each([
    ["Tax Invoice", "Invois cukai", "Tax Invoice"],
    [
      "Service tax 8% (SV-8) on 1,200.00",
      "Cukai perkhidmatan 8% (SV-8) atas 1,200.00",
      "Service tax",
    ],
    ["Service tax 8%", "Cukai perkhidmatan 8%", "Service tax"],
    ["Exempt", "Dikecualikan", "Exempt"],
    ["TX-8 8% on 5.00", "TX-8 8% atas 5.00", ""],
    ["Cash, 03/12/2025", "Tunai, 03/12/2025", "Cash"],
    ["Boost, 03/12/2025", "Boost, 03/12/2025", ""],
    ["Credit note CN-1, 03/12/2025", "Nota kredit CN-1, 03/12/2025", "Credit note"],
    ["30 Days", "30 hari", "30 Days"],
    ["Bank Maybank", "Bank Maybank", ""],
  ])("translate %s", (text, translated, beside) => {
    expect(malay.translate(text)).toEqual({ text: translated, beside });
  });

  it("have the second language of the paper", () => {
    expect(chinese.translate("Sales tax 10%")).toEqual({
      text: "销售税 10%",
      beside: "Cukai jualan",
    });
    expect(chinese.pick((words) => words.total)).toEqual({
      text: "总计",
      beside: "Jumlah keseluruhan",
    });
  });

  it("name the customer of cash sales, and no other", () => {
    expect(malay.nameCustomer("Cash customer")).toBe("Pelanggan tunai");
    expect(malay.nameCustomer("Cash")).toBe("Cash");
  });

  it("stay as they are in English", () => {
    for (const text of [
      "Service tax 8% (SV-8) on 1,200.00",
      "Cash, 03/12/2025",
      "30 days",
      "14 Days",
    ])
      expect(english.translate(text)).toEqual({ text, beside: "" });
    expect(english.translate("Invoice")).toEqual({ text: "Invoice", beside: "" });
  });
});
