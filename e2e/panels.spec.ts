import type { Page } from "@playwright/test";
import { expect, open, test } from "./support/shop";

/** Swipes sideways by `distance` pixels with raw touch events, because Playwright has only taps. */
async function swipe(page: Page, start: { x: number; y: number }, distance: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const touch = (
    type: "touchStart" | "touchMove" | "touchEnd",
    touchPoints: { x: number; y: number }[],
  ) => devtools.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", [start]);
  for (let step = 1; step <= 10; step++) {
    await touch("touchMove", [{ x: start.x + (distance * step) / 10, y: start.y }]);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await touch("touchEnd", []);
  await devtools.detach();
}

test("a tap beside the drawer only closes it", async ({ page, shop }) => {
  expect(await shop.listContacts()).toHaveLength(2);
  await open(page, "/contacts/all");
  const row = await page
    .getByRole("main")
    .getByRole("row")
    .filter({ hasText: "Lim Mei Hua" })
    .boundingBox();
  if (!row) throw new Error("The row is not visible.");
  const menu = page.getByRole("navigation", { name: "Main" });
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(menu).toBeVisible();
  // The tap is on a row that links to a contact, beside the drawer.
  await page.touchscreen.tap(330, row.y + row.height / 2);
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/contacts\/all$/);
  // Links in the drawer work, and a tap on its gaps does not close it.
  await page.getByRole("button", { name: "Menu" }).click();
  await page.touchscreen.tap(250, 30);
  await expect(menu).toBeVisible();
  await menu.getByRole("link", { name: "All Items" }).tap();
  await expect(page).toHaveURL(/\/items\/all$/);
});

test("a tap beside a sheet or dialog only closes it", async ({ page, shop }) => {
  expect(await shop.listContacts()).toHaveLength(2);
  await open(page, "/");
  await page.getByRole("button", { name: "Add Contact" }).click();
  const sheet = page.getByRole("dialog", { name: "Business or Person" });
  const card = await page.getByRole("link", { name: "Overdue" }).boundingBox();
  if (!card) throw new Error("The card is not visible.");
  await page.touchscreen.tap(card.x + card.width / 2, card.y + card.height / 2);
  await expect(sheet).toBeHidden();
  // The page is still the same, and the sheet opens again.
  await page.getByRole("button", { name: "Add Contact" }).click();
  await expect(sheet).toBeVisible();
  await expect(page).toHaveURL(/\/$/);

  await open(page, "/create_item");
  await page.getByRole("button", { name: "Options" }).click();
  await page.getByRole("button", { name: "Discard Changes" }).click();
  const question = page.getByRole("dialog", { name: "Discard changes?" });
  await expect(question).toBeVisible();
  await expect(page.getByRole("button", { name: "Discard Changes" })).toBeHidden();
  await page.getByRole("link", { name: "Back", includeHidden: true }).tap({ force: true });
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/\/create_item/);
});

// A swipe needs script; without script only a tap closes the drawer.
test(
  "a swipe closes the drawer, and a short swipe does not",
  { tag: "@script" },
  async ({ page, shop }) => {
    expect(await shop.listInvoices()).toEqual([]);
    await open(page, "/");
    const menu = page.getByRole("navigation", { name: "Main" });
    await page.getByRole("button", { name: "Menu" }).click();
    await swipe(page, { x: 200, y: 300 }, -30);
    await expect(menu).toBeVisible();
    await swipe(page, { x: 200, y: 300 }, -150);
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/\/$/);
  },
);

// Without script the browser scrolls the charts by itself.
test("a swipe shows the next or the previous chart", { tag: "@script" }, async ({ page, shop }) => {
  await shop.createInvoiceElsewhere("INV-0001");
  const { companyId, id } = {
    companyId: await shop.readCompanyId(),
    id: (await shop.listInvoices())[0]?.id,
  };
  await shop.callApi("PUT", `/sales/invoices/${id}/status?business_id=${companyId}`, {
    status: 1,
  });
  await open(page, "/");
  const dots = page.getByRole("navigation", { name: "Charts" }).getByRole("link");
  for (const next of [1, 0]) {
    const charts = await page.getByRole("region", { name: "Charts" }).boundingBox();
    if (!charts) throw new Error("The charts are not visible.");
    await swipe(page, { x: next === 1 ? 320 : 60, y: charts.y + 80 }, next === 1 ? -240 : 240);
    await expect(dots.nth(next)).toHaveAttribute("aria-current", "true");
  }
});
