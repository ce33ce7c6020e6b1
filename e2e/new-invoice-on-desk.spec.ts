import type { Locator, Page } from "@playwright/test";
import { tinyAccount, tinyBooks, tinyProduct } from "../upstream/testing/fixtures";
import { listMisalignments, measureUsedShare } from "./screens/alignment";
import { openFilledInvoice, locateTotal, updateWithoutScript } from "./support/invoice-form";
import { expect, logIn, openShop, test } from "./support/shop";

/** Widths of windows in which the form has another layout. */
const DESK_WIDTHS = [1024, 1280, 1440, 1920];

const PRODUCTS = Array.from({ length: 10 }, (_, index) =>
  tinyProduct({
    ref: `jar${index}`,
    name: `Jar no. ${index + 1}`,
    sku: `JAR-${index}`,
    salePrice: `${index + 1}.00`,
  }),
);

async function openInvoiceWithJars(page: Page, count: number): Promise<void> {
  const shop = await openShop(tinyAccount(tinyBooks({ products: PRODUCTS })));
  await logIn(page, shop);
  const items = PRODUCTS.slice(0, count).map(({ name }) => name);
  await openFilledInvoice(page, shop, { contact: "Kopitiam Jaya", items });
}

test("the fields of a new invoice on a desk follow the order of the paper", async ({ page }) => {
  await openInvoiceWithJars(page, 2);
  await page.getByLabel("Currency").selectOption("SGD (S$)");
  await page.getByLabel("Payment term").selectOption("30 Days");
  await updateWithoutScript(page);
  await expect(page.getByLabel("MYR for 1 SGD")).not.toHaveValue("");
  for (const width of DESK_WIDTHS) {
    expect(await measureUsedShare(page, width), `at ${width}`).toBeGreaterThan(0.85);
    expect(await listMisalignments(page, width), `at ${width}`).toEqual([]);
    expect(await listJumpsOfTab(page), `at ${width}`).toEqual([]);
    expect(await countScrollingBoxes(page.locator("#lines"))).toBe(0);
  }
});

test("four lines with their fields and the total fit on one wide screen", async ({ page }) => {
  await openInvoiceWithJars(page, 4);
  await page.setViewportSize({ width: 1440, height: 900 });
  const lines = page.getByRole("region", { name: "Items" });
  const places = [
    page.getByRole("button", { name: "Change contact" }),
    page.getByLabel("Invoice date"),
    page.getByLabel("Quantity of Jar no. 1"),
    page.getByLabel("Unit price of Jar no. 4"),
    page.getByLabel("Discount of Jar no. 4"),
    lines.getByLabel("Tax code").last(),
    page.getByRole("button", { name: "Remove Jar no. 4" }),
    lines.getByRole("button", { name: "Add item" }),
    locateTotal(page, "Customer pays"),
    page.getByLabel("Notes"),
    page.getByRole("button", { name: "Add payment" }),
    page.getByRole("button", { name: "Save", exact: true }),
  ];
  for (const place of places) await expect(place).toBeInViewport({ ratio: 1 });
});

test("ten lines are changed in their rows, and Save stays in reach", async ({ page }) => {
  await openInvoiceWithJars(page, 10);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeInViewport({
    ratio: 1,
  });
  await page.getByLabel("Unit price of Jar no. 10").fill("100");
  await page.getByRole("button", { name: "One more Jar no. 9" }).click();
  await page.getByRole("button", { name: "Remove Jar no. 1", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Jar no. 1", exact: true })).toHaveCount(0);
  // The total is the sum of the prices 2 to 8, twice 9, and 100, plus 8% tax.
  await expect(locateTotal(page, "Customer pays")).toHaveText("RM 165.24");
});

/**
 * Presses Tab from the contact to the button Save. Returns the steps that go neither to the right
 * in the same row nor down.
 */
async function listJumpsOfTab(page: Page): Promise<string[]> {
  const jumps: string[] = [];
  await page.getByRole("button", { name: "Change contact" }).focus();
  let before = await readFocus(page);
  while (before.name !== "Save") {
    await page.keyboard.press("Tab");
    const after = await readFocus(page);
    const isSameRow = after.top < before.bottom && before.top < after.bottom;
    if (isSameRow ? after.left <= before.left : after.top < before.top)
      jumps.push(`${before.name} → ${after.name}`);
    before = after;
  }
  return jumps;
}

/** Returns the name of the focused element and its place on the page. */
function readFocus(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const { left, top, bottom } = element.getBoundingClientRect();
    const name =
      element.getAttribute("aria-label") ?? element.getAttribute("name") ?? element.textContent;
    return {
      name: element.textContent?.trim() === "Save" ? "Save" : (name ?? "").trim(),
      left,
      // The bar at the bottom of the window stays where it is while the page scrolls.
      top: top + window.scrollY,
      bottom: bottom + window.scrollY,
    };
  });
}

/** Counts the elements that scroll by themselves. */
function countScrollingBoxes(place: Locator): Promise<number> {
  return place.evaluate(
    (root) =>
      [root, ...root.querySelectorAll("*")].filter((element) =>
        ["auto", "scroll"].includes(getComputedStyle(element).overflowY),
      ).length,
  );
}
