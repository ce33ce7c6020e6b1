import { INVOICE_STYLES } from "../../domain/invoice-styles";
import { afterEach, describe, expect, it, vi } from "vitest";

import type { InvoiceDocument } from "./document";
import { drawDocument } from "./draw";
import { drawTwoColorPictures } from "../testing/pictures";
import { expectNoOverlap } from "./expect-no-overlap";
import { readItems, openPdf, readPages } from "./read-pdf";
import { createSampleInvoice, createSampleLines } from "./sample-invoice";

afterEach(() => {
  vi.useRealTimers();
});

const STYLES = INVOICE_STYLES.map(({ id }) => id);

const styled = (
  style: InvoiceDocument["template"]["style"],
  changes: Partial<InvoiceDocument> = {},
) => createSampleInvoice({ ...changes, template: { style, color: "#FFEB3B" } });

describe("the PDF of an invoice", () => {
  it.each(STYLES)("contains every field of the invoice, in style %d", async (style) => {
    const [page = ""] = await readPages(styled(style));
    for (const text of [
      ...[
        "Kedai Kopi Melati",
        "59100 Kuala Lumpur",
        "SSM No. 201901012345",
        "SST No. W10-1808",
        "TIN C2584563220",
        "akaun@melati.my",
        "www.melati.my",
      ],
      ...["Invoice", "INV-0142", "01/12/2025", "31/12/2025", "Net 30", "Shop opening"],
      ...["Bill to", "Syarikat Maju Jaya", "88, Lorong Maarof", "+60 12-345 6789"],
      ...[
        "Arabica beans",
        "Medium roast",
        "40",
        "68.00",
        "10%",
        "2,448.00",
        "Barista workshop",
        "Service tax 8%",
      ],
      ...[
        "Subtotal 3,920.00",
        "Discount -272.00",
        "Total before tax 3,648.00",
        "Service tax 8% (SV-8) on 1,200.00 96.00",
      ],
      ...[
        "Total RM 3,744.00",
        "Cash, 03/12/2025 744.00",
        "Paid 744.00",
        "Still to pay RM 3,000.00",
      ],
      ...["Exchange rate 1 MYR = 0.3072 SGD", "Equivalent to SGD 1,150.00"],
      ...["How to pay Bank Maybank", "Pay to Maybank", "Terima kasih!", "Page 1 of 1"],
    ]) {
      expect(page).toContain(text);
    }
  });

  it.each(STYLES)("contains no label without a value, in style %d", async (style) => {
    const blank = { address: [], phone: "", email: "" };
    const numbers = { registrationNo: "", taxNo: "", tin: "", website: "" };
    const company = { ...createSampleInvoice().company, ...blank, ...numbers };
    const lines = createSampleInvoice().lines.map((line) => ({ ...line, discount: "", tax: "" }));
    const totals = { ...createSampleInvoice().totals, discount: "0.00", tax: "0.00", paid: "0.00" };
    const [page = ""] = await readPages({
      ...styled(style, { company, lines, totals, customer: { ...blank, name: "" } }),
      ...{
        title: "",
        dueDate: "",
        term: "",
        taxRows: [],
        payments: [],
        base: null,
        memo: "",
        howToPay: [],
        footer: "",
      },
    });
    for (const label of [
      ...["From", "Bill to", "Due date", "Terms", "SSM", "SST"],
      ...["TIN", "Discount", "Tax Amount", "Paid", "Equivalent", "Exchange", "Notes", "How to pay"],
      // The subtotal equals the total before tax when there is no discount.
      "Subtotal",
    ]) {
      expect(page).not.toContain(label);
    }
    expect(page).toContain("Total before tax 3,648.00 Tax 0.00 Total RM 3,744.00 Still to pay");
  });

  it.each(STYLES)(
    "embeds the logo once, and the texts beside it do not overlap, in style %d",
    async (style) => {
      const logo = new Uint8Array(drawTwoColorPictures(600, 200).png);
      const company = {
        ...createSampleInvoice().company,
        name: "Perusahaan Pembekalan Makanan ".repeat(4),
      };
      const document = styled(style, {
        logo,
        company,
        lines: createSampleLines(60),
        stamp: "PAID",
      });
      const written = Buffer.from(await drawDocument(document)).toString("latin1");
      expect(written.match(/\/Subtype \/Image\n\/BitsPerComponent/g) ?? []).toHaveLength(1);
      const pages = await readItems(document);
      expect(pages.length).toBeGreaterThan(1);
      for (const page of pages) {
        expectNoOverlap(page);
        expect(page.map(({ text }) => text)).toContain("PAID");
      }
    },
  );

  it.each(STYLES)("embeds every font, in style %d", async (style) => {
    const written = Buffer.from(await drawDocument(styled(style))).toString("latin1");
    expect(written).not.toMatch(/Helvetica|Times|\/Type1/);
    expect(written).toContain("/FontFile2");
  });

  it.each(STYLES)("has the stamp of a void invoice on every page, in style %d", async (style) => {
    const pages = await readPages(styled(style, { stamp: "VOID", lines: createSampleLines(60) }));
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(page).toContain("VOID");
  });

  it("differs between styles and between colours", async () => {
    const looks = STYLES.flatMap((style) =>
      ["", "#FFEB3B", "#795548"].map((color) =>
        drawDocument(createSampleInvoice({ template: { style, color } })),
      ),
    );
    const files = (await Promise.all(looks)).map((bytes) => Buffer.from(bytes).toString("base64"));
    expect(new Set(files).size).toBe(9);
  });

  it("has the invoice number as its title and the same bytes at any time", async () => {
    vi.useFakeTimers({ now: new Date("2025-12-01T00:00:00Z"), toFake: ["Date"] });
    const bytes = await drawDocument(createSampleInvoice());
    vi.setSystemTime(new Date("2026-01-01T00:00:00Z"));
    expect(Buffer.from(await drawDocument(createSampleInvoice())).equals(bytes)).toBe(true);
    const { info } = await (await openPdf(bytes)).getMetadata();
    expect(info).toMatchObject({ Title: "Invoice INV-0142" });
  });
});

describe("long invoices", () => {
  it.each(STYLES)("contain every line once and number the pages, in style %d", async (style) => {
    const lines = createSampleLines(200);
    const pages = await readPages(styled(style, { lines }));
    expect(pages).toHaveLength(8);
    pages.forEach((page, index) => {
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
      expect(page).toContain("Unit price");
      expect(page).toContain("Kedai Kopi Melati");
      expect(page).toContain("INV-0142");
    });
    const all = pages.join(" ");
    for (const { name } of lines) expect(all.split(`${name} `)).toHaveLength(2);
  });

  it.each(STYLES)("keep the totals together with the last line, in style %d", async (style) => {
    for (const count of [14, 15, 16, 17, 18, 19, 20, 21, 22, 23]) {
      const pages = await readPages(styled(style, { lines: createSampleLines(count), memo: "" }));
      const last = pages.at(-1) ?? "";
      for (const text of [`Article ${count}`, "Subtotal", "Paid", "Still to pay"])
        expect(last).toContain(text);
    }
  });

  it.each(STYLES)(
    "move a memo to the next page only when it does not fit, in style %d",
    async (style) => {
      // In points: the bottom margin, the height of the heading "Notes" with its gaps, and the
      // height of a line.
      const [bottom, heading, leading] = [60, 29, 12.5];
      for (const count of [9, 10, 11, 12, 13])
        for (const height of [1, 2, 3, 4]) {
          const memo = Array.from({ length: height }, () => "Goods stay ours.").join("\n");
          const pages = await readItems(
            styled(style, { lines: createSampleLines(count), memo, footer: "" }),
          );
          const at = pages.findIndex((items) => items.some(({ text }) => text === "Notes"));
          const before = pages[at - 1];
          if (!before || pages[at]?.some(({ text }) => text === "Still to pay")) continue;
          const lowest = Math.min(
            ...before.map(({ baseline }) => baseline).filter((y) => y > bottom),
          );
          expect(lowest - bottom, `${count} lines`).toBeLessThan(heading + height * leading);
        }
    },
  );

  it.each(STYLES)(
    "continue on the next page when a text or the totals are higher than a page, in style %d",
    async (style) => {
      const words = Array.from({ length: 3000 }, (_, index) => `w${index}.`);
      const [line] = createSampleInvoice().lines;
      const lines = line ? [{ ...line, description: words.join(" ") }] : [];
      const payments = Array.from({ length: 90 }, (_, index) => ({
        label: `Cash no. ${index}`,
        amount: "1.00",
      }));
      const all = (await readPages(styled(style, { lines, memo: words.join(" "), payments }))).join(
        " ",
      );
      for (const word of words) expect(all.split(` ${word}`)).toHaveLength(3);
      for (const { label } of payments) expect(all).toContain(`${label} 1.00`);
    },
  );

  it.each(
    STYLES.flatMap((style) => [
      { style, amount: "999,999,999,999.99" },
      { style, amount: "9".repeat(60) },
    ]),
  )(
    "overlap no text and stay on the page with long names and $amount, in style $style",
    async (given) => {
      const { style, amount } = given;
      const name = "Perunding reka bentuk dalaman dan penyeliaan tapak fasa dua b";
      const unbroken = "x".repeat(300);
      const lines = createSampleLines(3).map((line) => ({
        ...line,
        name,
        unitPrice: amount,
        amount,
        description: unbroken,
      }));
      const { totals, company, customer } = createSampleInvoice();
      const big = Object.fromEntries(
        Object.keys(totals).map((key) => [key, amount]),
      ) as typeof totals;
      const document = styled(style, {
        ...{ lines, totals: big, no: unbroken, title: unbroken, term: unbroken },
        company: { ...company, name: unbroken, email: unbroken },
        customer: {
          ...customer,
          name: unbroken,
          address: Array.from({ length: 60 }, () => unbroken),
        },
        taxRows: [{ label: `SR-S 9% on ${amount}`, amount }],
      });
      for (const page of await readItems(document)) expectNoOverlap(page);
    },
  );
});

describe("names as long as they can be saved", () => {
  const NAMES = {
    Malay: "Perusahaan Pembekalan Makanan Laut Dan Minuman Tradisional "
      .repeat(4)
      .slice(0, 200)
      .trim(),
    capitals: "W".repeat(200),
    Chinese: "福建面海鲜大酒楼餐饮服务管理".repeat(15).slice(0, 200),
    Tamil: "ஸ்ரீமுருகன் பாத்திரக்கடை ".repeat(9).slice(0, 200).trim(),
  };

  it.each(
    STYLES.flatMap((style) =>
      Object.entries(NAMES).map(([script, name]) => ({ style, script, name })),
    ),
  )("are drawn in full, in $script and style $style", async ({ style, script, name }) => {
    const { company, customer } = createSampleInvoice();
    const document = styled(style, {
      company: { ...company, name },
      customer: { ...customer, name },
    });
    const [items = []] = await readItems(document);
    expectNoOverlap(items);
    const [page = ""] = await readPages(document);
    expect(page).not.toContain("…");
    // The text of Tamil is extracted in the order of its glyphs.
    if (script !== "Tamil")
      expect(page.replaceAll(" ", "").split(name.replaceAll(" ", ""))).toHaveLength(3);
  });
});
