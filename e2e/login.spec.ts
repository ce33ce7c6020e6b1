import {
  expect,
  logIn,
  logInAgain,
  open,
  openShop,
  readSetting,
  test,
  typeLogin,
} from "./support/shop";

test("the owner logs in and out", async ({ page }) => {
  const shop = await openShop();
  await open(page, "/login");
  await typeLogin(page, shop);
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  // The size shows that the dashboard's styles are loaded, which the login page does not have.
  await expect(page.getByRole("button", { name: "Menu" })).toHaveCSS("width", "44px");

  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByText(shop.account.displayName)).toBeVisible();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByRole("button", { name: "LOG IN" })).toBeVisible();
  await page.goto("/invoices/all");
  await expect(page).toHaveURL(/\/login\?redirectTo=%2Finvoices%2Fall/);
});

test("the login button is visible without scrolling on a small phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, "/login");
  await expect(page.getByRole("button", { name: "LOG IN" })).toBeInViewport({ ratio: 1 });
});

test("the login leads to the requested page", async ({ page }) => {
  const shop = await openShop();
  await open(page, "/invoices/unpaid?page=2");
  await typeLogin(page, shop);
  await expect(page).toHaveURL(/\/invoices\/unpaid\?page=2/);
});

test("the login does not lead to another site", { tag: "@servers" }, async ({ page }) => {
  const shop = await openShop();
  await open(page, "/login?redirectTo=//evil.example/");
  await typeLogin(page, shop);
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
});

test("a wrong password gets a message, and the email stays", async ({ page }) => {
  const { account } = await openShop();
  await open(page, "/login");
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password").fill("not-this-one");
  await page.getByRole("button", { name: "LOG IN" }).click();
  await expect(page.getByRole("alert")).toContainText("Email or password is not right");
  await expect(page.getByLabel("Email")).toHaveValue(account.email);
});

test("an empty login gets a message beside each field", async ({ page }) => {
  await open(page, "/login");
  await page.getByRole("button", { name: "LOG IN" }).click();
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription("This field is compulsory");
  await expect(page.getByLabel("Password")).toHaveAccessibleDescription("This field is compulsory");
  await expect(
    page.getByRole("alert").getByRole("link", { name: "Email: This field is compulsory" }),
  ).toHaveAttribute("href", "#email");
  await expect(
    page.getByRole("alert").getByRole("link", { name: "Password: This field is compulsory" }),
  ).toHaveAttribute("href", "#password");
  await page.getByLabel("Email").fill("nobody");
  await page.getByRole("button", { name: "LOG IN" }).click();
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Valid email required.");
});

test("repeated wrong passwords are limited", { tag: "@servers" }, async ({ page }) => {
  const shop = await openShop();
  for (let tries = 0; tries < 10; tries++) {
    const attempt = await page.request.post("/login", {
      form: { email: shop.account.email, password: `guess ${tries}` },
      headers: { Origin: readSetting("LEJAR_APP_URL") },
    });
    expect(attempt.status()).toBe(422);
  }
  await open(page, "/login");
  await typeLogin(page, shop);
  await expect(page.getByRole("alert")).toContainText("Too many tries.");
});

test("pages behind the login redirect to the login", { tag: "@servers" }, async ({ page }) => {
  const addresses = [
    "/",
    "/contacts/all",
    "/create_person",
    "/create_business",
    "/edit_person/1",
    "/edit_business/1",
    "/invoices/all",
    "/create_invoice",
    "/create_invoice_test",
    "/edit_invoice/1",
    "/invoice_details",
    "/invoice_personalization",
    "/invoice_preview",
    "/select_contact/all",
    "/select_item",
    "/select_account",
    "/select_payment",
    "/method",
    "/account",
    "/preview_pdf",
    "/items/all",
    "/create_item",
    "/edit_item/1",
    "/files/invoice/1.pdf",
    "/files/invoice/1/1.webp",
    "/rate",
  ];
  for (const address of addresses) {
    const response = await page.request.get(address, { maxRedirects: 0 });
    expect(response.status(), address).toBe(302);
    expect(response.headers().location, address).toMatch(/^\/login/);
  }
});

test("after the API has ended a login, a message and a new login lead back to the page", async ({
  page,
}) => {
  const shop = await openShop();
  await logIn(page, shop);
  await open(page, "/");
  await shop.addFault({ kind: "status", status: 401, path: "/sales" });
  await page.goto("/invoices/unpaid");
  await logInAgain(page, shop);
  await expect(page).toHaveURL(/\/invoices\/unpaid/);
});

test("the email stays when the API does not answer", { tag: "@servers" }, async ({ page }) => {
  const shop = await openShop();
  await open(page, "/login");
  await shop.addFault({ kind: "drop", path: "/login" });
  await typeLogin(page, shop);
  await expect(page.getByRole("alert")).toContainText("Connection Error");
  await expect(page.getByRole("alert")).toContainText("Please try again later.");
  await expect(page.getByLabel("Email")).toHaveValue(shop.account.email);
});
