import {
  tinyAccount,
  tinyBooks,
  tinyContact,
  tinyInvoice,
  tinyProduct,
} from "../upstream/testing/fixtures";
import { expect, logIn, open, openShop, test } from "./support/shop";

test("the drawer leads to its sections and shows counts up to nine", async ({ page }) => {
  const contacts = Array.from({ length: 12 }, (_, index) =>
    tinyContact({ ref: `c${index}`, displayName: `Contact ${index}` }),
  );
  const shop = await openShop(tinyAccount(tinyBooks({ contacts, products: [tinyProduct()] })));
  await logIn(page, shop);
  const entries: [string, RegExp][] = [
    ["All Invoices", /\/invoices\/all$/],
    ["Contacts 9+ contacts", /\/contacts\/all$/],
    ["All Items", /\/items\/all$/],
    ["Home", /\/$/],
    ["New Invoice", /\/create_invoice$/],
    ["Personalize Invoice", /\/invoice_personalization$/],
  ];
  await open(page, "/items/all");
  let currentEntry = "All Items";
  for (const [name, address] of entries) {
    // The form of a new invoice, which the previous entry opened, has no drawer.
    if (name === "Personalize Invoice") {
      await page.goBack();
      currentEntry = "Home";
    }
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("navigation", { name: "Main" });
    await expect(menu.getByLabel("Company")).toHaveCount(0);
    await expect(menu).toContainText("Items1 item");
    await expect(menu.getByRole("link", { name: currentEntry, exact: true })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(menu.locator("[aria-current]")).toHaveCount(1);
    await menu.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(menu).toBeHidden();
    currentEntry = name;
  }
});

test("the menu is missing before the login", { tag: "@servers" }, async ({ page }) => {
  await page.goto("/login");
  await expect(page.getByRole("button", { name: "Menu" })).toHaveCount(0);
  await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
});

test(
  "the header and the tab's title name the screen",
  { tag: "@servers" },
  async ({ page, shop }) => {
    expect(await shop.listInvoices()).toHaveLength(0);
    for (const [address, title] of [
      ["/", "Dashboard"],
      ["/invoices/unpaid", "Invoices"],
      ["/create_invoice", "Create Invoice"],
      ["/create_person", "Create Person"],
      ["/items/all", "Items"],
    ] as const) {
      await page.goto(address);
      await expect(page).toHaveTitle(`Lejar | ${title}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    }
  },
);

test(
  "the footer shows the year and links to the country's privacy policy",
  { tag: "@servers" },
  async ({ page }) => {
    for (const [countryId, policy] of [
      [135, "https://lejar.example/my/privacy"],
      [200, "https://lejar.example/sg/privacy"],
    ] as const) {
      const shop = await openShop(tinyAccount(tinyBooks({ company: { countryId } })));
      await page.context().clearCookies();
      await logIn(page, shop);
      await page.goto("/invoices/all");
      const footer = page.getByRole("contentinfo");
      await expect(footer).toContainText("© 2019");
      await expect(footer.getByRole("link", { name: "Privacy Policy" })).toHaveAttribute(
        "href",
        policy,
      );
    }
  },
);

test(
  "the footer is on the pages before the login and on the paywall",
  { tag: "@servers" },
  async ({ page }) => {
    const footer = page.getByRole("contentinfo");
    const policy = footer.getByRole("link", { name: "Privacy Policy" });
    for (const address of ["/login", "/register", "/forgotPassword", "/requestPin"]) {
      await page.goto(address);
      await expect(footer, address).toContainText("© 2019 Lejar");
      await expect(policy, address).toHaveAttribute("href", "https://lejar.example/privacy");
    }
    await logIn(
      page,
      await openShop(tinyAccount(tinyBooks({ company: { isFree: true, countryId: 200 } }))),
    );
    await page.goto("/");
    await expect(footer).toContainText("© 2019 Lejar");
    await expect(policy).toHaveAttribute("href", "https://lejar.example/sg/privacy");
    await expect(page).toHaveTitle("Lejar | Subscription Expired");
  },
);

test("an error page has the error as its title", { tag: "@servers" }, async ({ page, shop }) => {
  for (const [address, title] of [
    ["/nowhere", "Not found"],
    ["/edit_invoice/999999", "Not found"],
    ["/contacts/friends", "Not found"],
    ["/edit_item/999999", "Not found"],
  ] as const) {
    await page.goto(address);
    await expect(page, address).toHaveTitle(`Lejar | ${title}`);
  }
  await shop.addFault({ kind: "status", status: 503, path: "/contacts" });
  await page.goto("/contacts/all");
  await expect(page).toHaveTitle("Lejar | Connection Error");
  await shop.clearFaults();
  await shop.addFault({ kind: "status", status: 401, path: "/contacts" });
  await page.goto("/contacts/all");
  await expect(page).toHaveTitle("Lejar | Unauthorized");
  await expect(page.getByRole("contentinfo")).toContainText("© 2019 Lejar");
});

// Without script 'Load more' is a link, which invoice-list.spec.ts tests.
test(
  "the list loads more while scrolling, and going back restores the position",
  { tag: "@script" },
  async ({ page }) => {
    const invoices = Array.from({ length: 65 }, (_, index) =>
      tinyInvoice({ no: `INV-${String(index + 1).padStart(4, "0")}` }),
    );
    const shop = await openShop(tinyAccount(tinyBooks({ invoices })));
    await logIn(page, shop);
    await open(page, "/invoices/all");
    const rows = page.getByRole("main").getByRole("row");
    const scrollToEnd = () =>
      expect(async () => {
        await rows.last().scrollIntoViewIfNeeded();
        await expect(page.getByRole("link", { name: "Load more" })).toHaveCount(0, {
          timeout: 500,
        });
      }).toPass();
    await shop.addFault({ kind: "status", status: 503, path: "/sales", times: 2 });
    await rows.last().scrollIntoViewIfNeeded();
    await expect(page.getByRole("alert")).toContainText("The next page did not arrive.");
    await expect(rows).toHaveCount(20);
    await shop.clearFaults();
    await shop.addFault({
      kind: "status",
      status: 422,
      path: "/sales",
      message: "The books are being closed.",
      times: 1,
    });
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(page.getByRole("alert")).toContainText("The books are being closed.");
    await expect(rows).toHaveCount(20);
    await shop.clearFaults();
    await page.getByRole("link", { name: "Try again" }).click();
    await scrollToEnd();
    await expect(rows).toHaveCount(65);
    await expect(page).toHaveURL(/page=4/);
    const row = rows.filter({ hasText: "INV-0010" });
    await row.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await row.getByRole("link").click();
    await expect(page.getByRole("heading", { name: "INV-0010" })).toBeVisible();
    await page.goBack();
    await expect(rows).toHaveCount(65);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 200);
    await expect(row).toBeInViewport();
  },
);

test("an unknown company cannot be selected", { tag: "@servers" }, async ({ page, shop }) => {
  await open(page, "/");
  const response = await page.request.post("/company", {
    form: { companyId: "999999" },
    headers: { Origin: new URL(page.url()).origin },
  });
  expect(response.status()).toBe(404);
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByLabel("Company")).toHaveCount(0);
  await expect(page.getByText("Kedai Cuba Sdn Bhd")).toBeVisible();
  expect(await shop.listInvoices()).toHaveLength(0);
});
