import { createCanvas, loadImage } from "@napi-rs/canvas";
import jsQR from "jsqr";
import type { Locator } from "@playwright/test";
import { parseEmv } from "../domain/business-numbers/emv-code";
import { tinyAccount, tinyBooks, tinyInvoice } from "../upstream/testing/fixtures";
import { expectState } from "./support/invoice-state";
import { expect, logIn, open, openShop, test } from "./support/shop";

test("an invoice in Singapore shows a PayNow code of the remaining amount until it is paid", async ({
  page,
}) => {
  const company = { countryId: 200, currency: "SGD", timeZone: "Asia/Singapore" } as const;
  const invoices = [tinyInvoice({ currency: "SGD" })];
  const shop = await openShop(tinyAccount(tinyBooks({ company, invoices })));
  await logIn(page, shop);
  await open(page, "/business");
  await page.getByLabel("UEN", { exact: true }).fill("201912345K");
  await page.getByLabel("GST number").fill("M9-0372481-5");
  await page.getByLabel("PayNow UEN or mobile number").fill("201912345K");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Business profile saved.")).toBeVisible();
  const main = page.getByRole("main");
  const codeImage = main.getByRole("img", { name: "PayNow: code to scan" });

  await open(page, "/invoices/all");
  await main.getByRole("link", { name: "INV-0001" }).click();
  const codeRegion = main.getByRole("region", { name: "Let the customer scan" });
  for (const expected of ["S$ 100.00", "Reference INV-0001", "Kedai Cuba Sdn Bhd"])
    await expect(codeRegion).toContainText(expected);
  expect(await readCodeAmount(codeImage)).toBe("100.00");

  await main.getByRole("link", { name: "Edit" }).click();
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  await expect(main.getByRole("region", { name: "How to pay" })).toContainText("S$ 100.00");
  expect(await readCodeAmount(codeImage)).toBe("100.00");

  const [stored] = await shop.listInvoices();
  await open(page, `/invoice/${stored?.id}/payment`);
  await page.getByLabel("Payment method").selectOption({ label: "Bank Transfer" });
  await main.getByRole("button", { name: "Record payment" }).click();
  await expectState(page, "Paid");
  await expect(codeImage).toHaveCount(0);
});

/** Returns the amount that a phone reads from the code on the screen. */
async function readCodeAmount(codeImage: Locator): Promise<string | undefined> {
  const image = await loadImage(await codeImage.screenshot());
  const context = createCanvas(image.width, image.height).getContext("2d");
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  return parseEmv(jsQR(data, image.width, image.height)?.data ?? "")?.get("54");
}
