import { tinyAccount, tinyBooks, tinyInvoice } from "../upstream/testing/fixtures";
import { listMisalignments, measureUsedShare } from "./screens/alignment";
import { expect, logIn, open, openShop, test } from "./support/shop";

const LINES = [
  {
    ...tinyInvoice().lines[0],
    ...{ product: null, ledgerAccount: "sales", name: "Chairs", quantity: "3" },
    ...{ unitPrice: "33.35", discountPercent: "0", taxCode: "SV-8" },
  },
];

test("an issued invoice is shown as its paper on a desk, and as a list on a phone", async ({
  page,
}) => {
  const invoices = [tinyInvoice({ status: 0, lines: LINES })];
  const shop = await openShop(tinyAccount(tinyBooks({ invoices })));
  const [invoice] = await shop.listInvoices();
  const address = `/sales/invoices/${invoice?.id}/status?business_id=${await shop.readCompanyId()}`;
  await shop.callApi("PUT", address, { status: 1 });
  await logIn(page, shop);
  await open(page, `/invoice/${invoice?.id}`);
  const main = page.getByRole("main");
  const letterhead = main.getByText("Kedai Cuba Sdn Bhd");
  const customersAddress = main.getByText("8, Jalan Masjid India");
  await expect(main).toContainText("3 × 33.35, Service tax 8%");
  await expect(main).toContainText("Service tax 8% (SV-8) on 100.05");
  await expect(letterhead).toBeHidden();

  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(letterhead).toBeVisible();
  await expect(customersAddress).toBeVisible();
  await expect(main.getByText("Price", { exact: true })).toBeVisible();
  for (const width of [1100, 1440]) expect(await listMisalignments(page, width)).toEqual([]);
  expect(await measureUsedShare(page, 1440)).toBeGreaterThan(0.85);
  // The menu opens below its button beside the actions; the header has no second menu.
  await page.getByRole("button", { name: "Options" }).click();
  await page.getByRole("link", { name: "Credit note", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Credit note", level: 1 })).toBeVisible();
  await page.goBack();
  await main.getByRole("link", { name: "Preview PDF" }).click();
  await expect(page.getByRole("img", { name: "Page 1 of 1" })).toBeVisible();
});
