import { INVOICE_STYLES } from "../../domain/invoice-styles";
import { inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";

import { drawDocument } from "./draw";
import { readItems, readPages } from "./read-pdf";
import { createSampleInvoice, createSampleLines } from "./sample-invoice";

const CHINESE = "陈美华贸易有限公司";
const TAMIL = "கொழும்பு";

describe("a document with text in other scripts", () => {
  it.each(INVOICE_STYLES.map(({ id }) => id))(
    "contains Chinese beside Latin letters and figures, in style %d",
    async (style) => {
      const { company, customer } = createSampleInvoice();
      const [page = ""] = await readPages(
        createSampleInvoice({
          ...{
            company: { ...company, name: `${CHINESE} Trading` },
            customer: { ...customer, name: "林美玲" },
          },
          ...{
            title: "中秋节礼盒",
            memo: "请于30天内付款。",
            template: { style, color: "#FFEB3B" },
          },
        }),
      );
      for (const text of [`${CHINESE} Trading`, "林美玲", "中秋节礼盒", "请于 30 天内付款。"])
        expect(page).toContain(text);
      expect(page).not.toContain("?");
    },
  );

  it("wraps Chinese between characters, but not before a comma or a full stop", async () => {
    const memo = "货物出门概不退换，请当面点清。".repeat(20);
    const [items = []] = await readItems(createSampleInvoice({ memo }));
    const lines = items.filter(({ text }) => text.includes("请当面"));
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) {
      expect(line.right).toBeLessThanOrEqual(48 + 380.1);
      expect(line.text).not.toMatch(/^[，。]/);
    }
    expect(items.map(({ text }) => text).join("")).toContain(memo);
  });

  it("adds the original text to Tamil glyphs, which stand in another order", async () => {
    const { customer } = createSampleInvoice();
    const written = await readOperators(
      await drawDocument(createSampleInvoice({ customer: { ...customer, name: TAMIL } })),
    );
    const utf16 = Buffer.from(`\ufeff${TAMIL}`, "utf16le").swap16().toString("latin1");
    expect(written).toContain(`/ActualText (${escaped(utf16)})`);
  });

  it("embeds the font of a script only when the text needs it", async () => {
    const plain = await drawDocument(createSampleInvoice());
    const chinese = await drawDocument(createSampleInvoice({ title: CHINESE }));
    expect(plain.length).toBeLessThan(20_000);
    expect(chinese.length).toBeLessThan(40_000);
    expect((await drawDocument(createSampleInvoice())).length).toBe(plain.length);
  });

  it("is the same file each time, whatever was drawn before", async () => {
    const document = createSampleInvoice({ title: "一二三 தமிழ்" });
    const first = await drawDocument(document);
    // These radicals have the same glyphs as the numerals above.
    await drawDocument(createSampleInvoice({ title: "\u2f00\u2f06 தமிழ்" }));
    expect(Buffer.from(await drawDocument(document)).equals(first)).toBe(true);
  });

  it("can contain a thousand different characters", async () => {
    const lines = createSampleLines(50).map((line, index) => ({
      ...line,
      name: String.fromCodePoint(
        ...Array.from({ length: 20 }, (_, place) => 0x4e00 + index * 20 + place),
      ),
    }));
    const all = (await readPages(createSampleInvoice({ lines }))).join(" ");
    for (const { name } of lines) expect(all).toContain(name);
  });
});

/** Returns the drawing operators of all pages. */
async function readOperators(bytes: Uint8Array): Promise<string> {
  const file = Buffer.from(bytes).toString("latin1");
  return [...file.matchAll(/stream\n([\s\S]*?)\nendstream/g)]
    .map(([, stream = ""]) => {
      try {
        return inflateSync(Buffer.from(stream, "latin1")).toString("latin1");
      } catch {
        return "";
      }
    })
    .join("\n");
}

function escaped(text: string): string {
  return text.replace(/[\\()]/g, "\\$&");
}
