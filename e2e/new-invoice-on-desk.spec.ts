import type { Locator, Page } from "@playwright/test";
import { tinyAccount, tinyBooks, tinyProduct } from "../upstream/testing/fixtures";
import { listMisalignments, measureUsedShare } from "./screens/alignment";
import {
  addItems,
  openFilledInvoice,
  locateTotal,
  updateWithoutScript,
} from "./support/invoice-form";
import { expect, hasScript, logIn, openShop, reload, test } from "./support/shop";

/** Widths of windows in which the form has another layout than on a phone. */
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

test("the fields of a new invoice on a desk are aligned, and Tab moves to the right and down", async ({
  page,
}) => {
  await openInvoiceWithJars(page, 2);
  await page.getByLabel("Currency").selectOption("SGD (S$)");
  await page.getByLabel("Payment term").selectOption("30 Days");
  await updateWithoutScript(page);
  await expect(page.getByLabel("MYR for 1 SGD")).not.toHaveValue("");
  for (const width of DESK_WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expect(locatePreview(page)).toHaveCount(hasScript() && width >= 1440 ? 1 : 0);
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
      // A press of Tab may scroll the page.
      top: top + window.scrollY,
      bottom: bottom + window.scrollY,
    };
  });
}

/** Counts the shown elements that scroll by themselves. */
function countScrollingBoxes(place: Locator): Promise<number> {
  return place.evaluate(
    (root) =>
      [root, ...root.querySelectorAll("*")].filter(
        (element) =>
          element.getClientRects().length > 0 &&
          ["auto", "scroll"].includes(getComputedStyle(element).overflowY),
      ).length,
  );
}

const locatePreview = (page: Page) => page.getByRole("img", { name: "Preview of the invoice" });

const locateItemToAdd = (page: Page) => page.getByRole("combobox", { name: "Item to add" });

test(
  "an item is found by typing in the last row, and its quantity has the focus",
  { tag: "@script" },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openInvoiceWithJars(page, 1);
    await page.getByLabel("Notes").fill("By lorry");
    await locateItemToAdd(page).pressSequentially("no. 9");
    await expect(page.getByRole("option", { name: "Jar no. 9" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Quantity of Jar no. 9")).toBeFocused();
    await expect(page.getByLabel("Unit price of Jar no. 9")).toHaveValue("9.00");
    await expect(page.getByLabel("Notes")).toHaveValue("By lorry");
    // Enter goes on to the next field; the last row is empty again.
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Unit price of Jar no. 9")).toBeFocused();
    await expect(locateItemToAdd(page)).toHaveValue("");
    // A code and Enter are enough, as a scanner types them.
    await locateItemToAdd(page).pressSequentially("JAR-4");
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Quantity of Jar no. 5")).toBeFocused();
    // The total is the sum of the prices 1, 9 and 5, plus 8% tax.
    await expect(locateTotal(page, "Customer pays")).toHaveText("RM 16.20");
  },
);

test(
  "text that matches no item becomes a line of its own",
  { tag: "@script" },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openInvoiceWithJars(page, 1);
    await locateItemToAdd(page).pressSequentially("Gift wrap");
    await expect(page.getByText("No item matches “Gift wrap”.").first()).toBeVisible();
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowDown");
    await expect(
      page.getByRole("option", { name: "Add “Gift wrap” as a line of its own Delivery" }),
    ).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Quantity of Gift wrap")).toBeFocused();
    await expect(page.getByLabel("Name of Gift wrap")).toHaveValue("Gift wrap");
  },
);

test(
  "a search for items that fails says so, and what was typed stays until it is on the invoice",
  { tag: "@script" },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openInvoiceWithJars(page, 1);
    await page.route("**/item_options?*", (route) => route.abort());
    await locateItemToAdd(page).pressSequentially("Jar no. 7");
    await expect(page.getByText("The search could not be done.")).toBeVisible();
    await expect(locateItemToAdd(page)).toHaveValue("Jar no. 7");
    await page.unroute("**/item_options?*");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("option", { name: "Jar no. 7" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("option", { name: "Jar no. 7" })).toBeHidden();
    const message = page.getByText("“Jar no. 7” is not on the invoice").first();
    page.on("dialog", (dialog) => dialog.accept());
    await page.keyboard.press("Tab");
    await expect(message).toBeVisible();
    await reload(page);
    await expect(locateItemToAdd(page)).toHaveValue("Jar no. 7");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(message).toBeVisible();
    await expect(page.getByRole("dialog", { name: "Create Invoice?" })).toBeHidden();
  },
);

test("the chooser adds an item on a desk too", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openInvoiceWithJars(page, 1);
  await addItems(page, "Jar no. 2");
  await expect(page.getByLabel("Unit price of Jar no. 2")).toHaveValue("2.00");
  await expect(locateItemToAdd(page)).toHaveCount(hasScript() ? 1 : 0);
});

test(
  "the preview follows what is typed, or says that it is not up to date",
  { tag: "@script" },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openInvoiceWithJars(page, 2);
    const preview = locatePreview(page);
    await expect(preview).toContainText("Kopitiam Jaya");
    await page.getByLabel("Notes").fill("Second delivery");
    await page.getByLabel("Quantity of Jar no. 2").fill("30");
    await expect(preview).toContainText("Second delivery");
    await expect(preview).toContainText("RM 65.88");
    await page.route("**/draft_paper?*", (route) => route.abort());
    await page.getByLabel("Notes").fill("Third delivery");
    await expect(page.getByText("Preview not up to date")).toBeVisible();
    await expect(preview).toContainText("Second delivery");
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(preview).toHaveCount(0);
  },
);
