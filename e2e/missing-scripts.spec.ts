import { tinyAccount } from "../upstream/testing/fixtures";
import { expect, logIn, open, openShop, test } from "./support/shop";

// Of contexts of their own, as Remix says in the browser's log what it met.
test(
  "a tap on a dead line says so on a page of the app, and the drawer is gone at once",
  { tag: "@script" },
  async ({ browser }) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await logIn(page, await openShop(tinyAccount()));
    await open(page, "/contacts/all");
    const menu = page.getByRole("navigation", { name: "Main" });
    await page.getByRole("button", { name: "Menu" }).click();
    // The script of the page that is tapped was not loaded.
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
  "a page whose scripts a newer build has no more opens the next one that is tapped",
  { tag: "@script" },
  async ({ browser }) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await logIn(page, await openShop(tinyAccount()));
    await open(page, "/contacts/all");
    await expect(page.locator("html")).toHaveClass(/scripted/);
    // Of the page that is open alone: as a whole, the next one names scripts that are there.
    await page.getByRole("button", { name: "Menu" }).click();
    const opened = page.waitForEvent("domcontentloaded");
    const gone: string[] = [];
    await page.route("**/build/**/*.js", async (route) => {
      const isOld = gone.length === 0;
      if (isOld) gone.push(route.request().url());
      await (isOld ? route.fulfill({ status: 404, body: "" }) : route.continue());
    });
    await page.getByRole("link", { name: "All Items" }).click();
    await opened;
    expect(gone).not.toEqual([]);
    await expect(page).toHaveURL(/\/items\/all$/);
    await expect(page.getByRole("heading", { name: "Items" })).toBeVisible();
    await expect(page.locator("html")).toHaveClass(/scripted/);
    await context.close();
  },
);
