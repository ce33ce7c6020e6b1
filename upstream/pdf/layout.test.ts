import { INVOICE_STYLES } from "../../domain/invoice-styles";
import { describe, expect, it } from "vitest";
import type { InvoiceDocument } from "./document";
import { readItems, readPages, type TextItem } from "./read-pdf";
import { createSampleInvoice, createSampleLines } from "./sample-invoice";

const STYLES = INVOICE_STYLES.map(({ id }) => id);

function styled(
  style: InvoiceDocument["template"]["style"],
  changes: Partial<InvoiceDocument> = {},
): InvoiceDocument {
  return createSampleInvoice({ ...changes, template: { style, color: "#1976D2" } });
}

/** Returns the item with exactly this text. */
function findItem(items: TextItem[], text: string): TextItem {
  const found = items.find((item) => item.text === text);
  if (!found) throw new Error(`no text "${text}"`);
  return found;
}

describe.each(STYLES)("a page in style %d", (style) => {
  it("aligns text at the left and right margins and at the left edge of the right half", async () => {
    const [items = []] = await readItems(styled(style));
    const lefts = (texts: string[]) => texts.map((text) => findItem(items, text).left);
    for (const left of lefts(["Bill to", "How to pay", "Notes", "#"])) expect(left).toBeCloseTo(48);
    for (const left of lefts(["Number", "Subtotal", "Still to pay"]))
      expect(left).toBeCloseTo(303.64);
    for (const text of ["Amount (MYR)", "2,448.00", "3,920.00", "Page 1 of 1"])
      expect(Math.abs(findItem(items, text).right - 547.28)).toBeLessThan(0.3);
  });

  it.each(["PAID", "VOID"] as const)(
    "has a large stamp %s that covers no text, and no payment details",
    async (stamp) => {
      const [items = []] = await readItems(styled(style, { stamp }));
      const stamps = items.filter(({ text }) => text === stamp);
      expect(stamps).toHaveLength(2);
      const large = stamps.find(({ size }) => size > 20);
      expect(large?.left).toBeGreaterThan(48);
      expect(large?.right).toBeLessThan(290);
      const subtotal = findItem(items, "Subtotal").baseline;
      const below = items.filter(({ text, left, baseline }) => {
        return text !== stamp && left < 300 && baseline <= subtotal && baseline > 100;
      });
      // Beside the totals stands nothing else; the memo follows below the stamp.
      expect(below.map(({ text }) => text)).toEqual(["Notes", "Pay to Maybank 5140 1234 5678."]);
      expect(findItem(items, "Notes").baseline).toBeLessThan((large?.baseline ?? 0) - 20);
    },
  );

  it("has lines for name, signature and date only when the business asks for them", async () => {
    const [without = ""] = await readPages(styled(style));
    expect(without).not.toContain("Received by");
    const [page = ""] = await readPages(styled(style, { hasReceivedBy: true }));
    expect(page).toContain("Received by (name) Signature Date Terima kasih!");
  });

  it("never has a page with the footer or the lines to sign alone", async () => {
    const footer = "Goods sold are not returnable.\nInterest of 1% a month.\nTerima kasih!";
    for (let count = 8; count < 24; count += 1) {
      const lines = createSampleLines(count);
      const pages = await readPages(
        styled(style, { lines, footer, memo: "", hasReceivedBy: true }),
      );
      const last = pages.at(-1) ?? "";
      for (const text of ["Still to pay", "Signature", "Terima kasih!"])
        expect(last).toContain(text);
      if (pages.length > 1) expect(last).toContain(`Article ${count - 1} `);
    }
  });

  it("sets a long name in two lines of about the same length", async () => {
    const name = "Persatuan Pengusaha Kedai Makanan Dan Minuman Negeri Selangor";
    const { customer } = createSampleInvoice();
    const [items = []] = await readItems(styled(style, { customer: { ...customer, name } }));
    const [first, second, ...others] = items.filter(({ text }) => name.includes(text));
    expect(others).toEqual([]);
    expect(`${first?.text} ${second?.text}`).toBe(name);
    const widths = [first, second].map((item) => (item ? item.right - item.left : 0));
    expect(Math.min(...widths) / Math.max(...widths)).toBeGreaterThan(0.75);
  });
});

it.each(["0.00", "-744.00"])("a balance of %s gives no payment details", async (balance) => {
  const totals = { ...createSampleInvoice().totals, balance };
  const [page = ""] = await readPages(styled(0, { totals }));
  expect(page).not.toContain("How to pay");
});

it("a void invoice shows no balance", async () => {
  const [page = ""] = await readPages(styled(0, { stamp: "VOID" }));
  expect(page).toContain("Total RM 3,744.00");
  expect(page).not.toContain("Still to pay");
});
