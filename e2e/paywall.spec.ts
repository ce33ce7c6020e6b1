import type { Page } from "@playwright/test";
import { tinyAccount, tinyBooks, tinyInvoice } from "../upstream/testing/fixtures";
import { saveRecord } from "./support/record-form";
import { expect, logIn, open, openShop, readSetting, test, type Shop } from "./support/shop";

const ADDRESSES = [
  "/",
  "/contacts/all",
  "/create_person",
  "/create_business",
  "/invoices/all",
  "/create_invoice",
  "/create_invoice_test",
  "/edit_invoice/1",
  "/invoice_personalization",
  "/preview_pdf?invoice=1",
  "/select_item?draft=new",
  "/items/all",
  "/no/such/page",
];

async function openFreeShop(page: Page): Promise<Shop> {
  const free = tinyBooks({
    company: { displayName: "Warung Percuma", isFree: true },
    invoices: [tinyInvoice()],
  });
  const shop = await openShop(
    tinyAccount(free, tinyBooks({ company: { displayName: "Kedai Premium" } })),
  );
  await logIn(page, shop);
  return shop;
}

const paywallDialog = (page: Page) =>
  page.getByRole("alertdialog", { name: "Subscription Expired." });

test(
  "a free-plan company sees the paywall in place of its pages",
  { tag: "@servers" },
  async ({ page }) => {
    await openFreeShop(page);
    for (const address of ADDRESSES) {
      const response = await page.request.get(address);
      expect(response.status(), address).toBe(402);
      const text = await response.text();
      expect(text, address).toContain("Subscription Expired.");
      expect(text, address).toContain("The mobile app is for Premium users only.");
      expect(text, address).not.toContain("Kopitiam Jaya");
    }
    await open(page, "/");
    await expect(paywallDialog(page).getByRole("link", { name: "Subscribe" })).toHaveAttribute(
      "target",
      "_blank",
    );
    await expect(paywallDialog(page)).toContainText("What Premium gives you");
    await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
  },
);

test("a free-plan company's posts and files are refused", { tag: "@servers" }, async ({ page }) => {
  await openFreeShop(page);
  const headers = { Origin: readSetting("LEJAR_APP_URL") };
  for (const address of [
    "/create_invoice",
    "/select_item?draft=new",
    "/method?draft=new&payment=0",
  ]) {
    const post = await page.request.post(address, {
      form: { intent: "save" },
      headers,
      maxRedirects: 0,
    });
    expect(post.status(), address).toBe(402);
  }
  for (const address of ["/files/invoice/1.pdf", "/files/invoice/1/1.webp", "/rate"]) {
    expect((await page.request.get(address)).status(), address).toBe(402);
  }
});

test("the paywall allows switching to another company and back", async ({ page }) => {
  await openFreeShop(page);
  await open(page, "/invoices/all");
  await paywallDialog(page).getByLabel("Company").selectOption({ label: "Kedai Premium" });
  await paywallDialog(page).getByRole("button", { name: "Switch" }).click();
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByLabel("Company").selectOption({ label: "Warung Percuma" });
  await page.getByRole("button", { name: "Switch" }).click();
  await expect(paywallDialog(page)).toBeVisible();
});

test("the paywall allows logging out", async ({ page }) => {
  await openFreeShop(page);
  await open(page, "/");
  await paywallDialog(page).getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("button", { name: "LOG IN" })).toBeVisible();
});

test(
  "a plan that ends during a session closes pages, files and posts",
  { tag: "@servers" },
  async ({ page }) => {
    const shop = await openShop(tinyAccount(tinyBooks({ invoices: [tinyInvoice()] })));
    await logIn(page, shop);
    const [invoice] = await shop.listInvoices();
    const invoiceAddresses = [
      "/files/invoice/ID.pdf",
      "/files/invoice/ID/1.webp",
      "/preview_pdf?invoice=ID",
      "/edit_invoice/ID",
    ].map((address) => address.replace("ID", String(invoice?.id)));
    for (const address of invoiceAddresses)
      expect((await page.request.get(address)).status(), address).toBe(200);
    await shop.addFault({ kind: "status", status: 402, message: "expired", path: "/sales" });
    await page.goto("/invoices/all");
    await expect(paywallDialog(page)).toBeVisible();
    await page.goto("/contacts/all");
    await expect(paywallDialog(page)).toBeVisible();
    for (const address of invoiceAddresses)
      expect((await page.request.get(address)).status(), address).toBe(402);
    const headers = { Origin: readSetting("LEJAR_APP_URL") };
    const contact = {
      key: "late",
      company: "1",
      whole: "1",
      intent: "save",
      firstName: "Too",
      lastName: "Late",
      displayName: "Too Late",
    };
    for (const [address, form] of [
      ["/create_person", contact],
      [`/edit_invoice/${invoice?.id}`, { intent: "delete" }],
    ] as const) {
      expect(
        (await page.request.post(address, { form, headers, maxRedirects: 0 })).status(),
        address,
      ).toBe(402);
    }
    // The data of the API is unchanged.
    expect(await shop.listContacts()).toHaveLength(2);
    expect(await shop.listInvoices()).toMatchObject([{ id: invoice?.id }]);
  },
);

async function fillContactForm(page: Page): Promise<void> {
  await open(page, "/create_person");
  await page.getByLabel("First name", { exact: true }).fill("Too");
  await page.getByLabel("Last name", { exact: true }).fill("Late");
  await page.getByLabel("Display name", { exact: true }).fill("Too Late");
}

async function fillItemForm(page: Page): Promise<void> {
  await open(page, "/create_item");
  await page.getByLabel("Name", { exact: true }).fill("Teapot");
  await page.getByLabel("Sale unit price (RM)").fill("10");
  await page.getByLabel("Income category").selectOption("Sales");
}

for (const [record, fillForm, path, question] of [
  ["a contact", fillContactForm, "/contacts", "Create Person?"],
  ["an item", fillItemForm, "/products", "Create Item?"],
] as const) {
  test(`the paywall appears when the plan ends while ${record} is saved`, async ({
    page,
    shop,
  }) => {
    await fillForm(page);
    await shop.addFault({ kind: "status", status: 402, message: "expired", path });
    await saveRecord(page, question);
    await expect(paywallDialog(page)).toBeVisible();
  });
}
