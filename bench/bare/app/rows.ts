const NAMES = ["Kopitiam Jaya", "陈氏贸易 Tan Trading", "Aisyah binti Rahman", "முருகன் Stores"];

/** Rows with as many values as a row of the app's invoice list. */
export const rows = Array.from({ length: 20 }, (_, index) => ({
  id: String(1_000 + index),
  contactName: NAMES[index % NAMES.length] ?? "",
  no: `INV-${10_250 - index}`,
  amount: { symbol: "RM", text: `${index + 1},234.50`, isNegative: false },
  baseAmount: null,
  due: "Due on 14 Mar 2026",
  dueRelative: `in ${index + 2} days`,
  status: { word: "Unpaid", tone: "open" },
}));
