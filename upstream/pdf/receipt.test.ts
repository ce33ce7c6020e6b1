import { INVOICE_STYLES, type InvoiceStyleId } from "../../domain/invoice-styles";
import { describe, expect, it } from "vitest";
import { drawDocument } from "./draw";
import { readFileItems, openPdf, readFilePages } from "./read-pdf";
import { RECEIPT_PAPERS, type ReceiptDocument } from "./receipt-document";
import { createSampleInvoice, createSampleLines } from "./sample-invoice";

const STYLES = INVOICE_STYLES.map(({ id }) => id);
const STYLES_AND_PAPERS = STYLES.flatMap((style) =>
  RECEIPT_PAPERS.map((paper) => ({ style, paper })),
);

/** The margin at either side of the paper, and the width of the paper, in points. */
const SIDES = { a4: [48, 595.28], a5: [34, 419.53], roll: [11, 226.77] } as const;

type Changes = {
  invoice?: Partial<ReceiptDocument["invoice"]>;
  payment?: Partial<ReceiptDocument["payment"]>;
};

function receipt(
  { style, paper }: { style: InvoiceStyleId; paper: ReceiptDocument["paper"] },
  changes: Changes = {},
): ReceiptDocument {
  return {
    paper,
    invoice: createSampleInvoice({
      template: { style, color: "#009688" },
      base: null,
      payments: [],
      ...changes.invoice,
    }),
    payment: {
      amount: "87.80",
      date: "25/11/2026",
      method: "Cash",
      reference: "",
      cashGiven: "100.00",
      change: "12.20",
      others: [],
      balance: "0.00",
      released: "",
      undoneOn: "",
      ...changes.payment,
    },
  };
}

const line = {
  ...{ position: 1, name: "Mug", description: "", quantity: "2", unitPrice: "4.45" },
  ...{ discount: "10%", tax: "SV-8 8%", amount: "8.01" },
};

describe.each(STYLES_AND_PAPERS)("a receipt in style $style on $paper", (on) => {
  it("lists the goods, the received amount and the change", async () => {
    const drawn = await drawDocument(receipt(on, { invoice: { lines: [line] } }));
    const [page = ""] = await readFilePages(drawn);
    for (const words of ["Kedai Kopi Melati Sdn. Bhd.", "Receipt", "INV-0142", "25/11/2026"])
      expect(page).toContain(words);
    for (const words of ["Mug", "4.45", "10%", "SV-8 8%", "8.01", "Received RM 87.80"])
      expect(page.replaceAll("\u00a0", " ")).toContain(words);
    for (const words of ["Cash given 100.00", "Change 12.20", "Terima kasih!"])
      expect(page).toContain(words);
    // The receipt of a paid invoice does not ask for a payment.
    for (const words of ["How to pay", "Maybank", "Still to pay"])
      expect(page).not.toContain(words);
  });

  it("draws long names, Chinese names and large amounts within the margins", async () => {
    const long = {
      ...line,
      name: "加红色丝带的礼品包装和手写的生日贺卡".repeat(4),
      description: `https://shop.example/${"a".repeat(120)}`,
      quantity: "123456.789",
      unitPrice: "1,234,567.8912",
      amount: "152,415,765,279,684.00",
    };
    const changes = {
      invoice: {
        lines: [long, long],
        company: { ...createSampleInvoice().company, name: "Syarikat Perniagaan ".repeat(6) },
      },
      payment: { amount: "152,415,765,279,684.00", method: "Pindahan wang segera antara bank" },
    };
    const drawn = await drawDocument(receipt(on, changes));
    const [left, full] = SIDES[on.paper];
    for (const item of (await readFileItems(drawn)).flat()) {
      expect([item.text, item.left >= left - 1]).toEqual([item.text, true]);
      expect([item.text, item.right <= full - left + 1]).toEqual([item.text, true]);
    }
    const pages = (await readFilePages(drawn)).join("").replaceAll(" ", "");
    expect(pages).toContain("手写的生日贺卡");
  });

  it("shows the balance, the other payments and the date of the undoing", async () => {
    const drawn = await drawDocument(
      receipt(on, {
        payment: {
          others: [{ label: "Card, 24/11/2026", amount: "10.00" }],
          balance: "5.00",
          undoneOn: "26/11/2026",
          cashGiven: "",
          change: "",
        },
      }),
    );
    const [page = ""] = await readFilePages(drawn);
    for (const words of ["Card, 24/11/2026 10.00", "Still to pay 5.00", "Undone on 26/11/2026"])
      expect(page).toContain(words);
    expect(page).not.toMatch(/Cash given|PAID/);
  });
});

it("a receipt is stamped as paid only when the invoice has no balance", async () => {
  for (const [balance, stamps] of [
    ["0.00", 2],
    ["5.00", 0],
  ] as const) {
    const drawn = await drawDocument(receipt({ style: 0, paper: "a4" }, { payment: { balance } }));
    const [page = ""] = await readFilePages(drawn);
    expect(page.match(/PAID/g) ?? []).toHaveLength(stamps);
  }
});

describe("a receipt on a roll", () => {
  it("is one page of 80 mm width and as long as its content", async () => {
    const heights = [];
    for (const count of [1, 50]) {
      const on = { style: 0, paper: "roll" } as const;
      const bytes = await drawDocument(
        receipt(on, { invoice: { lines: createSampleLines(count) } }),
      );
      const pdf = await openPdf(bytes);
      expect(pdf.numPages).toBe(1);
      const [, , width = 0, height = 0] = (await pdf.getPage(1)).view;
      expect(width).toBeCloseTo(226.77);
      heights.push(height);
    }
    const [short = 0, long = 0] = heights;
    expect(short).toBeLessThan(500);
    // Each line takes two rows of text and a gap.
    expect((long - short) / 49).toBeCloseTo(28);
  });

  it("continues on a second page at the maximum height of a page", async () => {
    const on = { style: 2, paper: "roll" } as const;
    const bytes = await drawDocument(receipt(on, { invoice: { lines: createSampleLines(500) } }));
    const pages = await readFilePages(bytes);
    expect(pages.length).toBe(2);
    expect(pages[1]).toContain("Received");
    expect(pages[1]).toContain("Article 500");
  });
});
