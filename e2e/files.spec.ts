import process from "node:process";
import type { Page } from "@playwright/test";
import { tinyAccount, tinyBooks, tinyInvoice } from "../upstream/testing/fixtures";
import { expect, hasScript, logIn, open, openShop, test, type Shop } from "./support/shop";

/** Creates a shop with one invoice and logs its owner in. */
async function openShopWithInvoice(page: Page): Promise<{ shop: Shop; id: number; path: string }> {
  const shop = await openShop(tinyAccount(tinyBooks({ invoices: [tinyInvoice()] })));
  await logIn(page, shop);
  const id = (await shop.listInvoices())[0]?.id ?? 0;
  return { shop, id, path: `/sales/invoices/${id}/pdf` };
}

/**
 * Opens the preview of the invoice's PDF. With script, waits until script has drawn the pages from
 * the PDF file.
 */
async function openPreview(page: Page, id: number): Promise<void> {
  await open(page, `/preview_pdf?invoice=${id}`);
  if (hasScript()) await expect(page.locator("canvas")).toBeVisible();
}

/** Opens the PDF in a new tab and returns the tab. */
async function openPdf(page: Page): Promise<Page> {
  const [pdfTab] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("link", { name: "Open PDF" }).click(),
  ]);
  return pdfTab;
}

test("a PDF that cannot be opened shows the reason on a page with links", async ({ page }) => {
  const { shop, id, path } = await openShopWithInvoice(page);
  await openPreview(page, id);
  await shop.addFault({
    kind: "status",
    status: 503,
    message: "Several PDFs are being drawn for you already.",
    path,
  });
  const errorTab = await openPdf(page);
  await expect(errorTab.getByRole("heading", { name: "Error" })).toBeVisible();
  await expect(errorTab.getByRole("main")).toContainText(
    "Several PDFs are being drawn for you already.",
  );
  await shop.addFault({ kind: "status", status: 500, path });
  await errorTab.getByRole("link", { name: "Try again" }).click();
  await expect(errorTab.getByRole("heading", { name: "Connection Error" })).toBeVisible();
  await errorTab.getByRole("link", { name: "Go to home" }).click();
  await expect(errorTab.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  await page.bringToFront();
  await shop.addFault({ kind: "status", status: 404, path });
  await page.getByRole("link", { name: "Save PDF" }).click();
  await expect(page.getByRole("heading", { name: "Not found" })).toBeVisible();
});

test(
  "an ended login is reported in the PDF's tab and leads back to the preview",
  { tag: "@servers" },
  async ({ page }) => {
    const { shop, id, path } = await openShopWithInvoice(page);
    await openPreview(page, id);
    await shop.addFault({ kind: "status", status: 401, path });
    const pdfTab = await openPdf(page);
    await expect(pdfTab.getByRole("alertdialog", { name: "Unauthorized" })).toContainText(
      "You have been logged out",
    );
    await pdfTab.getByRole("link", { name: "Ok" }).click();
    await expect(pdfTab.getByRole("button", { name: "LOG IN" })).toBeVisible();
    expect(new URL(pdfTab.url()).searchParams.get("redirectTo")).toBe(`/preview_pdf?invoice=${id}`);
  },
);

test("a picture that cannot be loaded is replaced by a picture with a message, which links to the file", async ({
  page,
}) => {
  const { id } = await openShopWithInvoice(page);
  // The script that would draw the pages is blocked.
  await page.route("**/pdfjs/**", (route) => route.abort());
  // The app has no page 7 of this file to answer with.
  await page.route(/\.webp/, (route) =>
    route.continue({ url: route.request().url().replace("/1.webp", "/7.webp") }),
  );
  await open(page, `/preview_pdf?invoice=${id}`);
  const picture = page.getByRole("img", { name: "Page 1 of 1" });
  await expect(picture).toHaveJSProperty("naturalWidth", 1000);
  await expect(page.getByRole("link", { name: "Page 1 of 1" })).toHaveAttribute(
    "href",
    `/files/invoice/${id}.pdf`,
  );
});

test("an invalid address of a file is not found", { tag: "@servers" }, async ({ page }) => {
  const { id } = await openShopWithInvoice(page);
  const pages = [
    "NaN",
    "0",
    "-1",
    "2",
    "1.5",
    "1e0",
    "01",
    "Infinity",
    "99999999999999999999",
    "%00",
    "%F0%9F%98%80",
  ].map((invalid) => `/files/invoice/${id}/${invalid}.webp`);
  const versions = ["x", "%00", "AAAAAAAAAAAAAAAA", "../../../../etc/pas"].map(
    (invalid) => `/files/invoice/${id}/1.webp?v=${invalid}`,
  );
  const others = [
    "invoice/NaN",
    "invoice/999999999",
    "invoice/99999999999999999999",
    "invoice/a.b",
    "invoice/..%2F..%2Fcontacts",
    "invoice/%00",
    `invoice/${"9".repeat(101)}`,
  ];
  const kinds = [
    `nothing/${id}`,
    `constructor/${id}`,
    "preview/nothing",
    "preview/new",
    "preview/edit-",
    `preview/edit-${id}`,
  ];
  for (const file of [...others, ...kinds])
    pages.push(`/files/${file}.pdf`, `/files/${file}/1.webp`);
  // nginx in front of several copies refuses NUL in a path itself, with 400.
  const requested = pages.filter((address) => !process.env.COPIES || !address.includes("%00"));
  for (const address of [...requested, ...versions]) {
    const answer = await page.request.get(address, { headers: { accept: "text/html" } });
    expect(answer.status(), address).toBe(404);
    expect(await answer.text(), address).toContain("Not found");
  }
});
