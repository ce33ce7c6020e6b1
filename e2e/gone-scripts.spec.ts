import { tinyAccount } from "../upstream/testing/fixtures";
import { expect, logIn, open, openShop, test } from "./support/shop";

test(
  "a page whose scripts a newer build has no more opens the next one that is tapped",
  { tag: "@script" },
  async ({ browser }) => {
    // Of its own, as Remix says in the browser's log what it met.
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
