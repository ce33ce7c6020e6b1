import { describe, expect, it } from "vitest";
import { INVOICE_STYLES } from "../../domain/invoice-styles";
import type { PaperLanguages } from "../../domain/paper-languages";
import type { InvoiceDocument } from "./document";
import { drawDocument } from "./draw";
import { expectNoOverlap } from "./expect-no-overlap";
import { readFileItems, readPages } from "./read-pdf";
import { createSampleInvoice } from "./sample-invoice";

const LANGUAGES: PaperLanguages[] = [
  { language: "ms", beside: null },
  { language: "zh", beside: null },
  { language: "ms", beside: "en" },
  { language: "zh", beside: "en" },
  { language: "zh", beside: "ms" },
];

const PAPERS = LANGUAGES.flatMap((languages) =>
  INVOICE_STYLES.map(({ id }) => ({ ...languages, style: id })),
);

const NAMES = [
  "Perkhidmatan penghantaran dan pemasangan perabot pejabat di luar bandar",
  "有机乌龙茶礼盒装（特级手工采摘，附赠精美茶具一套）限量供应",
  "Barista workshop for twelve people with certificates",
];

type Paper = (typeof PAPERS)[number];

function createPaper(
  { language, beside, style }: Paper,
  changes: Partial<InvoiceDocument> = {},
): InvoiceDocument {
  return createSampleInvoice({
    languages: { language, beside },
    template: { style, color: "#1976D2" },
    term: "30 Days",
    hasReceivedBy: true,
    ...changes,
  });
}

const createLongLines = () =>
  Array.from({ length: 60 }, (_, index) => ({
    ...{ position: index + 1, name: NAMES[index % 3] ?? "", description: "", quantity: "12" },
    ...{ unitPrice: "1,268.00", discount: "12.5%", tax: "Service tax 8%", amount: "12,448.00" },
  }));

describe.each(PAPERS)("a paper in $language beside $beside, style $style", (paper) => {
  it("has the amounts, dates and the owner's own texts as they are", async () => {
    const [page = ""] = await readPages(createPaper(paper));
    for (const text of [
      ...["3,920.00", "-272.00", "3,648.00", "1,200.00", "96.00", "RM 3,744.00", "RM 3,000.00"],
      ...["INV-0142", "01/12/2025", "31/12/2025", "03/12/2025", "Pay to Maybank 5140 1234 5678."],
      ...["Arabica beans, 1 kg", "Terima kasih!", "1 MYR = 0.3072 SGD", "SGD 1,150.00"],
      ...TEXTS[paper.language],
      ...(paper.beside === null ? [] : BESIDE_TEXTS[paper.beside]),
    ])
      expect(page).toContain(text);
    if (paper.beside !== "en")
      expect(page).not.toMatch(/Bill to|Subtotal|Still to pay|Due date|Quantity|Page 1/);
  });

  it.each([
    { heading: "Tax Invoice", stamp: "DRAFT" },
    { heading: "Credit Note", stamp: "VOID", credits: { no: "INV-1", date: "01/11/2025" } },
  ] as const)("of 60 lines has no text on another or beyond the edges: %o", async (changes) => {
    const file = await drawDocument(createPaper(paper, { ...changes, lines: createLongLines() }));
    const pages = await readFileItems(file);
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages) expectNoOverlap(page);
  });

  it("embeds a Chinese font only for Chinese", async () => {
    const file = Buffer.from(await drawDocument(createPaper(paper))).toString("latin1");
    expect(file.includes("NotoSansSC")).toBe(paper.language === "zh");
    expect(file).not.toMatch(/Tamil/);
  });
});

const TEXTS = {
  en: [],
  ms: [
    "Invois",
    "Bil kepada",
    "Tarikh akhir bayaran",
    "30 hari",
    "Cukai perkhidmatan 8% (SV-8) atas",
  ],
  zh: [
    "发票",
    "账单收件人",
    "到期日",
    "30 天",
    "服务税 8% (SV-8) ，税基 1,200.00",
    "第 1 页，共 1 页",
  ],
};

const BESIDE_TEXTS = {
  en: ["/ Invoice", "/ Bill to", "/ Due date", "Unit price", "Service tax", "/ Still to pay"],
  ms: ["/ Invois", "/ Bil kepada", "/ Tarikh akhir bayaran", "Harga seunit", "Cukai perkhidmatan"],
  zh: [],
};
