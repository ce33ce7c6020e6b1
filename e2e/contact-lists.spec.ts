import { tinyAccount, tinyBooks, tinyContact } from "../upstream/testing/fixtures";
import { expect, logIn, open, openShop, test } from "./support/shop";

test("the lists show contacts with their people, phone, email and address", async ({
  page,
  shop,
}) => {
  await open(page, "/contacts/all");
  const rows = page.getByRole("main").getByRole("row");
  await expect(rows).toHaveCount(2);
  const kopitiam = rows.filter({ hasText: "Kopitiam Jaya" });
  await expect(kopitiam).toContainText("Jaya Kumar");
  await expect(kopitiam).toContainText("03-1234 5678");
  await expect(kopitiam).toContainText(
    "8, Jalan Masjid India, 50100 Kuala Lumpur, Wilayah Persekutuan, Malaysia",
  );
  await expect(kopitiam.getByRole("link", { name: "Email Kopitiam Jaya" })).toHaveAttribute(
    "href",
    "mailto:hello@kopitiamjaya.example",
  );
  await expect(kopitiam.getByRole("link", { name: "Call Kopitiam Jaya" })).toHaveAttribute(
    "href",
    "tel:0312345678",
  );
  await expect(kopitiam.getByRole("link", { name: "Show Kopitiam Jaya on a map" })).toHaveAttribute(
    "href",
    /query=8%2C\+Jalan\+Masjid/,
  );

  await page.getByRole("link", { name: "Suppliers", exact: true }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(/Lim Mei Hua.*Address: Not provided/);
  await expect(rows.getByRole("link", { name: /on a map/ })).toHaveCount(0);
  await rows.getByRole("link", { name: "Lim Mei Hua", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Edit Person", level: 1 })).toBeVisible();
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page).toHaveURL(/\/contacts\/suppliers$/);
  await page.getByRole("link", { name: "All", exact: true }).click();
  await page.getByRole("link", { name: "Kopitiam Jaya", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Edit Business", level: 1 })).toBeVisible();
  expect(await shop.listContacts()).toHaveLength(2);
});

test("empty lists have a message for each tab", { tag: "@servers" }, async ({ page }) => {
  await logIn(page, await openShop(tinyAccount(tinyBooks({ contacts: [] }))));
  for (const [tab, text] of [
    ["all", "Let's start adding new contact!"],
    ["customers", "No customers added"],
    ["suppliers", "No suppliers added"],
  ] as const) {
    await page.goto(`/contacts/${tab}`);
    await expect(page.getByRole("main")).toContainText(text);
  }
  await page.getByRole("link", { name: "Add business" }).click();
  await expect(page.getByRole("heading", { name: "Create Business" })).toBeVisible();
});

test("contacts are searched, and a failed search shows a message and can be repeated", async ({
  page,
  shop,
}) => {
  await open(page, "/contacts/all");
  await page.getByRole("button", { name: "Search" }).click();
  const field = page.getByLabel("Search contacts");
  await field.fill("mei hua");
  await field.press("Enter");
  const rows = page.getByRole("main").getByRole("row");
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("Lim Mei Hua");
  await field.fill("nobody at all");
  await field.press("Enter");
  await expect(page.getByText("No result found. Check your spelling and try again.")).toBeVisible();
  await shop.addFault({ kind: "status", status: 500, path: "/contacts", times: 2 });
  await field.fill("kopi");
  await field.press("Enter");
  await expect(page.getByRole("alert")).toContainText("The search could not be done.");
  await shop.clearFaults();
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(rows).toContainText("Kopitiam Jaya");
  await page.getByRole("button", { name: "Close search" }).click();
  await expect(rows).toHaveCount(2);
});

test("a long list continues on further pages", { tag: "@servers" }, async ({ page }) => {
  const contacts = Array.from({ length: 45 }, (_, index) =>
    tinyContact({ ref: `c${index}`, displayName: `Contact ${String(index).padStart(2, "0")}` }),
  );
  await logIn(page, await openShop(tinyAccount(tinyBooks({ contacts }))));
  await page.goto("/contacts/customers?q=contact&page=2");
  const rows = page.getByRole("main").getByRole("row");
  await expect(rows.filter({ hasText: "Contact 39" })).toHaveCount(1);
  await page.goto("/contacts/customers?page=3");
  await expect(rows).toHaveCount(45);
});
