import { tinyAccount } from "../upstream/testing/fixtures";
import { expect, logIn, open, openShop, test } from "./support/shop";

// These tests use their own contexts, because Remix logs errors in the browser's console.
test(
  "a tap without a connection shows an error page of the app and closes the drawer",
  { tag: "@script" },
  async ({ browser }) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await logIn(page, await openShop(tinyAccount()));
    await open(page, "/contacts/all");
    const menu = page.getByRole("navigation", { name: "Main" });
    await page.getByRole("button", { name: "Menu" }).click();
    // The script of the tapped page was not loaded before.
    await context.setOffline(true);
    await menu.getByRole("link", { name: "All Items" }).click();
    await expect(page.getByRole("heading", { name: "Connection Error" })).toBeVisible();
    await expect(page).toHaveURL(/\/items\/all$/);
    await expect(menu).toBeHidden();
    await context.setOffline(false);
    await page.getByRole("link", { name: "Go to home" }).click();
    await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();

    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/invoices\/all\.data/, async (route) => {
      await released;
      await route.continue();
    });
    await page.getByRole("button", { name: "Menu" }).click();
    await menu.getByRole("link", { name: "All Invoices" }).click();
    await expect(page.getByText("Loading", { exact: true })).toBeVisible();
    await expect(menu).toBeHidden();
    release();
    await expect(page.getByRole("heading", { name: "Invoices" })).toBeVisible();
    await page.getByRole("button", { name: "Menu" }).click();
    await menu.getByRole("link", { name: "All Items" }).click();
    await expect(page.getByRole("heading", { name: "Items" })).toBeVisible();
    await expect(page.locator("html")).toHaveClass(/scripted/);
    await context.close();
  },
);

test(
  "a page whose scripts no longer exist after a deployment opens the next page",
  { tag: "@script" },
  async ({ browser }) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await logIn(page, await openShop(tinyAccount()));
    await open(page, "/contacts/all");
    await expect(page.locator("html")).toHaveClass(/scripted/);
    // Only the open page's script is missing: the next page, loaded as a whole, names existing
    // scripts.
    await page.getByRole("button", { name: "Menu" }).click();
    const pageLoad = page.waitForEvent("domcontentloaded");
    const missing: string[] = [];
    await page.route("**/build/**/*.js", async (route) => {
      const isFirst = missing.length === 0;
      if (isFirst) missing.push(route.request().url());
      await (isFirst ? route.fulfill({ status: 404, body: "" }) : route.continue());
    });
    await page.getByRole("link", { name: "All Items" }).click();
    await pageLoad;
    expect(missing).not.toEqual([]);
    await expect(page).toHaveURL(/\/items\/all$/);
    await expect(page.getByRole("heading", { name: "Items" })).toBeVisible();
    await expect(page.locator("html")).toHaveClass(/scripted/);
    await context.close();
  },
);
