import { tinyAccount, tinyBooks, tinyContact, tinyInvoice } from "../upstream/testing/fixtures";
import { expect, hasScript, logIn, open, openShop, test } from "./support/shop";
import type { Page } from "@playwright/test";

const line = {
  product: "beans",
  ledgerAccount: null,
  name: "Coffee Beans 1 kg",
  quantity: "1",
  unitPrice: "38.50",
  discountPercent: "0",
  taxCode: null,
};

/**
 * Creates a shop with three invoices: one with beans, one of a customer whose contact person is
 * Suraya Din, and one with notes. Opens the search of the invoice list.
 */
async function openSearchInShop(page: Page) {
  const shop = await openShop(
    tinyAccount(
      tinyBooks({
        contacts: [
          tinyContact(),
          tinyContact({
            ref: "warung",
            displayName: "Warung Pak Din",
            name: "Warung Pak Din",
            contactPerson: { firstName: "Suraya", lastName: "Din", email: "", phone: "" },
          }),
        ],
        invoices: [
          tinyInvoice({ no: "INV-0001", lines: [line] }),
          tinyInvoice({ no: "INV-0002", contact: "warung" }),
          tinyInvoice({ no: "X-9", memo: "Deliver before Raya" }),
        ],
      }),
    ),
  );
  await logIn(page, shop);
  await open(page, "/invoices/all");
  await page.getByRole("button", { name: "Search" }).click();
  return shop;
}

async function search(page: Page, text: string) {
  await page.getByLabel("Search invoices").fill(text);
  await page.getByLabel("Search invoices").press("Enter");
  await expect(page).toHaveURL(
    new RegExp(`q=${encodeURIComponent(text).replaceAll("%20", "\\+")}`),
  );
}

test("invoices are found by their content and their customers", async ({ page }) => {
  await openSearchInShop(page);
  await expect(page.getByLabel("Search invoices")).toHaveAttribute("placeholder", "Search");
  const rows = page.getByRole("main").getByRole("row");
  for (const [text, no] of [
    ["coffee beans", "INV-0001"],
    ["38.50", "INV-0001"],
    ["raya", "X-9"],
  ] as const) {
    await search(page, text);
    // The contact person Suraya matches "raya" too.
    await expect(
      page.getByText(text === "raya" ? "2 results" : "1 result", { exact: true }),
    ).toBeVisible();
    await expect(rows.first()).toContainText(no);
  }
  await page.reload();
  await expect(page.getByLabel("Search invoices")).toHaveValue("raya");
  await expect(rows).toHaveText([/X-9/, /INV-0002/]);
});

test(
  "a search without result shows a message, and the search can be cleared and closed",
  { tag: "@form" },
  async ({ page }) => {
    await openSearchInShop(page);
    await search(page, "no such thing %_");
    await expect(
      page.getByText("No result found. Check your spelling and try again."),
    ).toBeVisible();
    await page.getByRole("button", { name: "Clear search" }).click();
    await expect(page.getByLabel("Search invoices")).toHaveValue("");
    await expect(page.getByRole("main").getByRole("row")).toHaveCount(3);
    await expect(page.getByRole("button", { name: "Clear search" })).toBeHidden();
    await page.getByLabel("Search invoices").fill("half a wo");
    await page.getByRole("button", { name: "Clear search" }).click();
    await expect(page.getByLabel("Search invoices")).toHaveValue("");
    await search(page, "warung");
    await page.getByRole("button", { name: "Close search" }).click();
    await expect(page.getByLabel("Search invoices")).toHaveCount(0);
    await expect(page.getByRole("main").getByRole("row")).toHaveCount(3);
  },
);

test("suggestions are grouped and lead to their own search", async ({ page }) => {
  await openSearchInShop(page);
  const suggestions = page.getByRole("navigation", { name: "Suggestions" });
  if (hasScript()) {
    // Suggestions appear while typing, before the form is sent.
    await page.getByLabel("Search invoices").pressSequentially("din");
    await expect(suggestions.getByRole("link", { name: "Suraya Din" })).toBeVisible();
    await expect(page).not.toHaveURL(/q=/);
  }
  await search(page, "din");
  await page.getByLabel("Search invoices").focus();
  await expect(suggestions).toContainText(/Customers.*Warung Pak Din.*Contacts.*Suraya Din/);
  await search(page, "bean");
  // Without script the suggestions are on the page above the results.
  if (hasScript()) await page.getByLabel("Search invoices").focus();
  await expect(suggestions).toContainText(/Items.*Coffee Beans 1 kg/);
  await suggestions.getByRole("link", { name: "Coffee Beans 1 kg" }).click();
  await expect(page.getByLabel("Search invoices")).toHaveValue("Coffee Beans 1 kg");
  await expect(page.getByText("1 result", { exact: true })).toBeVisible();
});

test(
  "long suggestions fit the window and do not overlap, in Latin, Chinese and Tamil script",
  { tag: "@servers" },
  async ({ page }) => {
    const names = [
      "Perusahaan Pembekalan Makanan Laut Dan Minuman Tradisional Warisan Keluarga " +
        "Tengku Sulaiman Sdn Bhd",
      "福建面海鲜大酒楼餐饮服务管理有限公司吉隆坡中央艺术坊旗舰店新加坡分行".repeat(2),
      "ஸ்ரீ முருகன் பாத்திரக்கடை மற்றும் வீட்டு உபயோகப் பொருட்கள் விற்பனையாளர்கள்",
    ];
    const contacts = names.map((name, index) =>
      tinyContact({ ref: `n${index}`, displayName: `Kedai ${name}`, name, contactPerson: null }),
    );
    await logIn(page, await openShop(tinyAccount(tinyBooks({ contacts }))));
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, "/invoices/all?q=kedai");
      await page.getByLabel("Search invoices").focus();
      const links = page.getByRole("navigation", { name: "Suggestions" }).getByRole("link");
      await expect(links).toHaveCount(3);
      const boxes = await links.evaluateAll((all) =>
        all.map((link) => link.getBoundingClientRect().toJSON() as DOMRect),
      );
      for (const [index, box] of boxes.entries()) {
        expect(box.right, names[index]).toBeLessThanOrEqual(width);
        for (const other of boxes.slice(index + 1)) {
          expect(
            box.right <= other.left ||
              other.right <= box.left ||
              box.bottom <= other.top ||
              other.bottom <= box.top,
            names[index],
          ).toBe(true);
        }
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      );
    }
  },
);

// Without script the suggestions are part of the page.
test(
  "the loading of suggestions is announced, and the layout does not move",
  { tag: "@script" },
  async ({ page }) => {
    await openSearchInShop(page);
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/suggestions?*", async (route) => {
      await released;
      await route.continue();
    });
    const loading = page.getByRole("status").getByText("Loading", { exact: true });
    const row = page.getByRole("main").getByRole("row").first();
    await expect(page.getByLabel("Search invoices")).toBeFocused();
    const before = await row.boundingBox();
    await page.getByLabel("Search invoices").pressSequentially("din");
    await expect(loading).toBeVisible();
    expect(await row.boundingBox()).toEqual(before);
    release();
    await expect(page.getByRole("link", { name: "Suraya Din" })).toBeVisible();
    await expect(loading).toHaveCount(0);
  },
);
