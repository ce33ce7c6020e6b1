import { listPayDetails } from "../../domain/how-to-pay";
import { INVOICE_STYLES } from "../../domain/invoice-styles";
import { createCanvas } from "@napi-rs/canvas";
import jsQR from "jsqr";
import { describe, expect, it } from "vitest";
import { makePaymentCodeForInvoice } from "../../domain/payment-codes/payment-code";
import type { InvoiceDocument } from "./document";
import { drawDocument } from "./draw";
import { readItems, openPdf, readPages, type TextItem } from "./read-pdf";
import { createSampleInvoice, createSampleLines } from "./sample-invoice";

const pay = makePaymentCodeForInvoice(
  { countryId: 200, name: "Lim Studio", payNow: "201912345K", duitNow: "" },
  { status: 2, no: "INV-0142", balance: BigInt(300_000), currency: "SGD" },
);
const currency = { symbol: "S$", code: "SGD" };

/** A code of 185 characters, most of them a hash in field 82. */
const DUITNOW =
  "00020201021126410014A000000615000101065016640209123456789520499995303458540510.005802MY5909QRCSDNBHD" +
  "6005BANGI8264f879ac6266d8d6da081fc1c17160021119747b190615c21076b3fc0fce56c6eb6304B623";

const details = listPayDetails(135, {
  bank: "Maybank",
  accountName: "Kedai Kopi Melati Sdn. Bhd. Akaun Utama Perniagaan",
  accountNumber: "5140 1234 5678",
  payNow: "",
});

const documents: [what: string, changes: Partial<InvoiceDocument>][] = [
  ["without bank details and payments", { pay, currency, howToPay: [], payments: [] }],
  [
    "with 50 lines and a long code, number and name",
    {
      pay: {
        ...{ kind: "duitnow", code: DUITNOW, amount: "999999999999.99" },
        ...{ reference: "W".repeat(30), name: "W".repeat(99) },
      },
      ...{ howToPay: details, lines: createSampleLines(50) },
    },
  ],
  [
    "beside totals that are longer than a page",
    {
      ...{ pay, currency, howToPay: details, lines: createSampleLines(16) },
      payments: Array.from({ length: 60 }, (_, index) => ({
        label: `Cash no. ${index}`,
        amount: "1.00",
      })),
    },
  ],
];

describe.each(INVOICE_STYLES.map(({ id }) => id))("a payment code in style %d", (style) => {
  const styled = (changes: Partial<InvoiceDocument>) =>
    createSampleInvoice({ ...changes, template: { style, color: "#795548" } });

  it.each(documents)("is readable and has a quiet zone, %s", async (_what, changes) => {
    const document = styled(changes);
    const pages = await readItems(document);
    const page = pages.findIndex((items) => items.some(({ text }) => text === "How to pay"));
    const { text, box } = await readCode(document, page);
    expect(text).toBe(document.pay?.code);
    expect(Math.min(box.right - box.left, box.bottom - box.top)).toBeGreaterThan(MIN_SIDE_POINTS);
    expect(box.left).toBeGreaterThan(47);
    expect(box.bottom).toBeLessThan(785);
    for (const item of pages[page] ?? [])
      expect(isOutside(item, box), `"${item.text}" leaves no quiet zone`).toBe(true);
  });

  it("has the amount, the reference and the recipient beside it", async () => {
    const text = (await readPages(styled({ pay, currency }))).join(" ");
    expect(text).toContain(
      "PayNow S$3,000.00 Reference INV-0142 Lim Studio Scan with your banking app.",
    );
    expect((await readPages(styled({ currency }))).join(" ")).not.toContain("PayNow");
  });
});

/** 30 mm. */
const MIN_SIDE_POINTS = 85.04;
/** The quiet zone of four modules, in points. */
const QUIET = 4.8;
const A4_HEIGHT = 841.89;
const SCALE = 2;

type Box = { left: number; right: number; top: number; bottom: number };

/**
 * Finds and decodes the QR code on the page with this index, drawn at 144 dots per inch. The box is
 * in points from the top left. Throws when there is no readable code.
 */
async function readCode(document: InvoiceDocument, index: number) {
  const pdf = await openPdf(await drawDocument(document));
  const page = await pdf.getPage(index + 1);
  const viewport = page.getViewport({ scale: SCALE });
  // The code stands in the left half of the page.
  const canvas = createCanvas(Math.round(viewport.width / 2), Math.round(viewport.height));
  const context = canvas.getContext("2d");
  // The canvas has another type than that of browsers, which pdf.js expects.
  await page.render({ canvasContext: context as never, viewport }).promise;
  await pdf.destroy();
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const code = jsQR(data, canvas.width, canvas.height, { inversionAttempts: "dontInvert" });
  if (!code) throw new Error("no code can be read on the page");
  const { topLeftCorner, bottomRightCorner } = code.location;
  const box: Box = {
    left: topLeftCorner.x / SCALE,
    right: bottomRightCorner.x / SCALE,
    top: topLeftCorner.y / SCALE,
    bottom: bottomRightCorner.y / SCALE,
  };
  return { text: code.data, box };
}

/** Returns true when the text is outside of the code and its quiet zone. */
function isOutside({ left, right, baseline, size }: TextItem, box: Box): boolean {
  const foot = A4_HEIGHT - baseline;
  const head = foot - size * CAP_HEIGHT;
  const isBeside = right <= box.left - QUIET || left >= box.right + QUIET;
  return isBeside || foot <= box.top - QUIET || head >= box.bottom + QUIET;
}

/** The height of capitals as a share of the font size. */
const CAP_HEIGHT = 0.718;
