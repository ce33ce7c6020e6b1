import { expect, type Locator, type Page } from "@playwright/test";
import { expectState } from "./support/invoice-state";
import { hasScript, open, test } from "./support/shop";

test("one item is sold for cash in six taps, with its receipt", async ({ page, shop }) => {
  let taps = 0;
  const tap = async (target: Locator) => {
    taps++;
    await target.click();
  };
  await open(page, "/invoices/all");
  // The button's own list, which opens without script too.
  await tap(page.getByLabel("Add", { exact: true }));
  await tap(page.getByRole("link", { name: "Cash sale" }));
  await tap(page.getByRole("checkbox", { name: /Mug/ }));
  await tap(page.getByRole("button", { name: "Next" }));
  await expect(page.getByRole("heading", { name: "Cash sale of RM 3.25?" })).toBeVisible();
  await tap(page.getByRole("button", { name: "Yes" }));
  await expect(page.getByRole("heading", { name: "Receipt" })).toBeVisible();
  expect(taps).toBeLessThanOrEqual(6);
  const main = page.getByRole("main");
  await expect(main).toContainText("RM 3.25");
  await expect(main).toContainText("received from Cash customer");
  await expect(main).toContainText("INV-0001");
  expect(await shop.invoices()).toMatchObject([
    { contact_name: "Cash customer", amount: "3.24", balance: "0.00" },
  ]);
  const pdf = await page.request.get(
    (await main.getByRole("link", { name: "PDF" }).getAttribute("href")) ?? "",
  );
  expect([pdf.status(), pdf.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  await page.getByRole("link", { name: "Back to the invoice" }).click();
  await expectState(page, "Paid");
});

test("a changed quantity is asked about anew", async ({ page, shop }) => {
  await sell(page, [/Coffee Beans/, /Mug/]);
  await page.getByLabel("Quantity of Mug").fill("2.5");
  if (!hasScript()) await page.getByRole("button", { name: "Yes" }).click();
  // 46.00 and 8% of it, rounded to what coins there are.
  await expect(page.getByRole("heading", { name: "Cash sale of RM 49.70?" })).toBeVisible();
  await expect(page.getByText("Tax 3.68 included, rounded by 0.02")).toBeVisible();
  expect(await shop.invoices()).toEqual([]);
  await page.getByRole("button", { name: "Yes" }).click();
  await expect(page.getByRole("heading", { name: "Receipt" })).toBeVisible();
  expect(await shop.invoices()).toMatchObject([{ amount: "49.68", balance: "0.00" }]);
});

test("what cannot be sold is said beside its field, and nothing is sold", async ({
  page,
  shop,
}) => {
  await open(page, "/cash_sale");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("alert")).toContainText("Tick at least one item.");
  await open(page, "/cash_sale?q=nothing");
  await expect(page.getByRole("button", { name: "Next" })).toHaveCount(0);
  await sell(page, [/Mug/]);
  await page.getByLabel("Quantity of Mug").fill("two");
  await page.getByRole("button", { name: "Yes" }).click();
  await expect(page.getByText("Enter the quantity as a number above zero.").last()).toBeVisible();
  await expect(page.getByLabel("Quantity of Mug")).toHaveValue("two");
  await page.getByLabel("Quantity of Mug").fill("2");
  await shop.fault({ kind: "status", status: 503, path: "/sales/cash", times: 1 });
  for (let press = 0; press < (hasScript() ? 1 : 2); press++)
    await page.getByRole("button", { name: "Yes" }).click();
  await expect(page.getByRole("alert")).toContainText("Connection Error");
  await expect(page.getByLabel("Quantity of Mug")).toHaveValue("2");
  expect(await shop.invoices()).toEqual([]);
});

async function sell(page: Page, names: RegExp[]): Promise<void> {
  await open(page, "/cash_sale");
  for (const name of names) await page.getByRole("checkbox", { name }).check();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("heading", { name: /^Cash sale of/ })).toBeVisible();
}
