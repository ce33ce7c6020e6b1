import { describe, expect, it } from "vitest";
import { drawDocument } from "./draw";
import { openPdf, readPages } from "./read-pdf";
import { createSampleInvoice, createSampleLines } from "./sample-invoice";

describe("hostile and foreign text", () => {
  it("is drawn as plain text without links and scripts", async () => {
    const evil = "<script>alert(1)</script> )>> /JS (app.alert(1)) endobj https://evil.example \\(";
    const control = "Nasi\u0000\u0007 lemak\u200b \u202eabc\ud800";
    const [line] = createSampleInvoice().lines;
    const lines = line ? [{ ...line, name: evil, description: control }] : [];
    const { company } = createSampleInvoice();
    const bytes = await drawDocument(
      createSampleInvoice({
        no: evil,
        title: evil,
        memo: evil,
        lines,
        company: { ...company, name: evil },
      }),
    );
    const written = Buffer.from(bytes).toString("latin1");
    for (const name of ["/Metadata", "/JavaScript", "/AA", "/URI", "/Launch"])
      expect(written).not.toContain(name);
    const pdf = await openPdf(bytes);
    expect((await pdf.getMetadata()).info).toMatchObject({ Title: `Invoice ${evil}` });
    const page = await pdf.getPage(1);
    expect(await page.getAnnotations()).toEqual([]);
    expect(await pdf.getJSActions()).toBeNull();
    expect(await pdf.getOpenAction()).toBeNull();
    expect(await pdf.getAttachments()).toBeNull();
    const [text = ""] = await readPages(createSampleInvoice({ lines }));
    expect(text.replaceAll(" ", "")).toContain(evil.replaceAll(" ", ""));
    expect(text).toContain("Nasi lemak abc?");
  });

  it("has question marks for characters without a glyph", async () => {
    const lines = createSampleLines(1).map((line) => ({
      ...line,
      name: "Teh 🫖 하 “best” – €5, café −1",
    }));
    const currency = { symbol: "৳", code: "BDT" };
    const [page = ""] = await readPages(createSampleInvoice({ lines, currency }));
    expect(page).toContain("Teh ? ? “best” – €5, café -1");
    expect(page).toContain("Still to pay BDT 3,000.00");
  });
});
