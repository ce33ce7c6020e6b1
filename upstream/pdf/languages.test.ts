import { describe, expect, it } from "vitest";
import { INVOICE_STYLES } from "../../domain/invoice-styles";
import { ENGLISH_PAPER, type PaperLanguages } from "../../domain/paper-languages";
import { createPaperLabels } from "../../domain/paper-labels";
import { fill } from "../../domain/words/message";
import type { InvoiceDocument, StatementDocument } from "./document";
import { drawDocument, type PrintableDocument } from "./draw";
import { expectNoOverlap } from "./expect-no-overlap";
import { readFileItems, readPages, type TextItem } from "./read-pdf";
import type { ReceiptDocument, ReceiptPaper } from "./receipt-document";
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

type Drawn = { create: (paper: Paper) => PrintableDocument; size: ReceiptPaper };

/** Each paper as the API sends it to be drawn. Receipts stand on their different sizes of paper. */
const DOCUMENTS: Record<string, Drawn> = {
  invoice: { create: (paper) => createPaper(paper, { stamp: "DRAFT" }), size: "a4" },
  "credit note": {
    create: (paper) =>
      createPaper(paper, {
        ...{ heading: "Credit Note", no: "CN-7", dueDate: "", term: "", payments: [] },
        credits: { no: "INV-0142", date: "01/11/2025" },
      }),
    size: "a4",
  },
  "cash receipt": {
    create: (paper) => ({ ...createReceipt(paper, "roll"), slip: undefined }),
    size: "roll",
  },
  "receipt of several invoices": { create: (paper) => createReceipt(paper, "a4"), size: "a4" },
  "undone receipt": {
    create: (paper) => createReceipt(paper, "a5", { undoneOn: "22/11/2026" }),
    size: "a5",
  },
  refund: {
    create: (paper) => ({
      ...createReceipt(paper, "a5"),
      slip: { heading: "Refund", label: "Given back" },
    }),
    size: "a5",
  },
  statement: { create: createStatement, size: "a4" },
};

function createReceipt(
  paper: Paper,
  size: ReceiptPaper,
  changes: Partial<ReceiptDocument["payment"]> = {},
): ReceiptDocument {
  const { words } = createPaperLabels(paper);
  const line = { position: 1, name: fill(words.invoiceRow, { no: "INV-0142" }) };
  const description = fill(words.paidOnDay, { date: "21/11/2026" });
  const empty = { quantity: "", unitPrice: "", discount: "", tax: "" };
  return {
    paper: size,
    invoice: createPaper(paper, {
      base: null,
      lines: [{ ...line, ...empty, description, amount: "87.82" }],
    }),
    payment: {
      ...{ amount: "87.80", date: "25/11/2026", method: "Bank Transfer", reference: "T 77" },
      ...{ cashGiven: "100.00", change: "12.20", released: "5.00", balance: "1,234.00" },
      others: [{ label: "Cash, 24/11/2026", amount: "10.00" }],
      undoneOn: "",
      ...changes,
    },
    slip: { heading: "Receipt", label: "Received" },
  };
}

function createStatement(paper: Paper): StatementDocument {
  const { words } = createPaperLabels(paper);
  const rows = Array.from({ length: 12 }, (_, index) => ({
    ...{ date: "01/11/2026", charge: "1,250.00", credit: "", balance: `${index},004.50` },
    details: fill(words.paymentRow, { no: `INV-${index + 1}` }),
  }));
  const period = fill(words.span, { from: "01/11/2026", to: "30/11/2026" });
  return {
    head: { ...createPaper(paper), ...{ heading: "Statement", no: "", dueDate: "", period } },
    sections: [
      { currency: "MYR", opening: "5.00", rows, closing: "9,005.00", onAccount: "-30.00" },
    ],
  };
}

/** Returns all numbers, dates and amounts of pages, sorted. */
function listNumbers(pages: TextItem[][]): string[] {
  return pages
    .flatMap((page) => page.flatMap(({ text }) => text.match(/\d[\d,./]*/g) ?? []))
    .sort();
}

describe.each(Object.entries(DOCUMENTS))("a %s", (_, { create, size }) => {
  it.each(INVOICE_STYLES)(
    "has the numbers of English in all languages, once, and no text on another, in style $id",
    async ({ id: style }) => {
      const read = async (languages: PaperLanguages) =>
        readFileItems(await drawDocument(create({ ...languages, style })));
      const numbers = listNumbers(await read(ENGLISH_PAPER));
      for (const languages of LANGUAGES) {
        const pages = await read(languages);
        expect([languages, listNumbers(pages)]).toEqual([languages, numbers]);
        for (const page of pages) expectNoOverlap(page, size);
      }
    },
  );
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
