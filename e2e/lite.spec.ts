import type { Page } from "@playwright/test";
import { tinyAccount, tinyBooks, tinyInvoice } from "../upstream/testing/fixtures";
import { addItems, chooseContact, saveInvoice } from "./support/invoice-form";
import {
  expect,
  hasScript,
  logIn,
  open,
  openShop,
  readSetting,
  test,
  type Shop,
} from "./support/shop";
import { createPromoCode, openPaymentPage } from "./support/sign-up";

// Lite is the mode without script, which screens call 'Save data' (decision 3).

/** Records the scripts that the browser requests after this call. */
function recordScripts(page: Page): string[] {
  const requestedScripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") requestedScripts.push(request.url());
  });
  return requestedScripts;
}

/** Checks that the page has no script and preloads none. */
async function expectNoScript(page: Page): Promise<void> {
  await expect(page.locator("script, link[rel=modulepreload]")).toHaveCount(0);
  await expect(page.locator("html")).not.toHaveClass(/scripted/);
}

async function switchLite(page: Page, state: "on" | "off"): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  const name =
    state === "on" ? /^Save data: pages load faster, with fewer extras$/ : /^Stop saving data/;
  await page.getByRole("button", { name }).click();
  // The message may be hidden again on a slow page.
  await expect(page.getByRole("status").filter({ hasText: `Save data is ${state}` })).toHaveCount(
    1,
  );
}

/** Logs in again, opens the list and creates an invoice without script. */
async function createWithoutScript(page: Page, shop: Shop): Promise<void> {
  const requestedScripts = recordScripts(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByRole("button", { name: "LOG IN" })).toBeVisible();
  await expectNoScript(page);
  await page.getByLabel("Email").fill(shop.account.email);
  await page.getByLabel("Password").fill(shop.account.password);
  await page.getByRole("button", { name: "LOG IN" }).click();
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  await expectNoScript(page);

  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("link", { name: "All Invoices" }).click();
  await expect(page.getByRole("link", { name: /INV-0007/ })).toBeVisible();
  await expectNoScript(page);

  await page.getByLabel("Add", { exact: true }).click();
  await page.getByRole("link", { name: "Create invoice" }).last().click();
  await expect(page.getByRole("heading", { name: "Create Invoice" })).toBeVisible();
  // Buttons replace what script does by itself, and buttons that need script are missing.
  await expect(page.getByRole("button", { name: "Update", exact: true }).first()).toBeVisible();
  await expectNoScript(page);
  await chooseContact(page, "Kopitiam Jaya");
  await addItems(page, "Mug");
  await saveInvoice(page);
  await expect(page.getByText("Invoice successfully created.")).toBeVisible();
  await expectNoScript(page);
  expect(await shop.listInvoices()).toHaveLength(2);
  expect(requestedScripts).toEqual([]);
}

test.describe("in a browser with Save-Data", () => {
  test.use({ extraHTTPHeaders: { "Save-Data": "on" } });

  test(
    "pages have no script until the person turns it on",
    { tag: "@script" },
    async ({ page }) => {
      const requestedScripts = recordScripts(page);
      for (const address of ["/login", "/register", "/forgotPassword"]) {
        await page.goto(address);
        await expectNoScript(page);
      }
      await logIn(page, await openShop());
      for (const address of ["/", "/invoices/all", "/create_invoice", "/nowhere", "/items/all"]) {
        await page.goto(address);
        await expectNoScript(page);
      }
      expect(requestedScripts).toEqual([]);
      await switchLite(page, "off");
      await open(page, "/invoices/all");
      await expect(page.locator("script")).not.toHaveCount(0);
    },
  );
});

test("Lite is switched on in the drawer, and the person logs in, lists and creates an invoice without script", async ({
  page,
  context,
}) => {
  const shop = await openShop(
    tinyAccount(tinyBooks({ invoices: [tinyInvoice({ no: "INV-0007" })] })),
  );
  await logIn(page, shop);
  await open(page, "/invoices/unpaid?due=overdue");
  await switchLite(page, "on");
  await expect(page).toHaveURL(/\/invoices\/unpaid\?due=overdue$/);
  await expectNoScript(page);
  const lite = (await context.cookies()).find(({ name }) => name === "lite");
  expect(lite).toMatchObject({ value: "on", httpOnly: true, sameSite: "Lax", path: "/" });
  expect(lite?.expires).toBeGreaterThan(Date.now() / 1000 + 360 * 24 * 60 * 60);

  // In the project without script all other journeys cover these pages.
  if (hasScript()) await createWithoutScript(page, shop);

  await switchLite(page, "off");
  await expect(page).toHaveURL(
    hasScript() ? /\/invoices\/all$/ : /\/invoices\/unpaid\?due=overdue$/,
  );
  await expect(page.locator("script")).not.toHaveCount(0);
  if (hasScript()) await expect(page.locator("html")).toHaveClass(/scripted/);
});

test("a page in Lite has a button that turns Lite off for a payment by card", async ({
  page,
  context,
}) => {
  await page.route("**/dropin.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
  await openPaymentPage(page, await createPromoCode({ client_token: "token-of-the-gateway" }));
  const dialog = page.getByRole("dialog", { name: "Subscription & Payment Info" });
  await expect(dialog).toBeVisible();
  await context.addCookies([{ name: "lite", value: "on", url: readSetting("LEJAR_APP_URL") }]);
  const address = page.url();
  await page.goto(address);
  await expectNoScript(page);
  await expect(
    dialog.getByRole("button", { name: "Sign up without the promo code" }),
  ).toBeVisible();
  await dialog.getByRole("button", { name: "Turn off Save data and pay by card" }).click();
  await expect(page).toHaveURL(address);
  await expect(dialog).toContainText(
    hasScript()
      ? "The card form did not arrive."
      : "The card form cannot be shown in this browser.",
  );
});

test(
  "Lite is turned on only by the app's own forms, and leads only to the app",
  { tag: "@servers" },
  async ({ request }) => {
    const appUrl = readSetting("LEJAR_APP_URL");
    const send = async (origin: string, form: Record<string, string>) => {
      const answer = await request.post("/lite", {
        form,
        headers: { Origin: origin },
        maxRedirects: 0,
      });
      return [answer.status(), answer.headers().location];
    };
    expect(await send("https://evil.example", { lite: "on" })).toEqual([403, undefined]);
    expect(await send(appUrl, { lite: "perhaps" })).toEqual([400, undefined]);
    expect(await send(appUrl, { lite: "on", returnTo: "//evil.example/" })).toEqual([302, "/"]);
    expect(await send(appUrl, { lite: "on", returnTo: "/items/all?q=tea" })).toEqual([
      302,
      "/items/all?q=tea",
    ]);

    const page = await request.get("/login");
    expect(page.headers()["content-security-policy"]).toContain("script-src 'none'");
  },
);
