import type { BrowserContext } from "@playwright/test";
import {
  tinyAccount,
  tinyBooks,
  tinyContact,
  tinyInvoice,
  tinyProduct,
} from "../upstream/testing/fixtures";
import { expect, logIn, open, openShop, readSetting, test } from "./support/shop";

async function readSessionCookie(context: BrowserContext) {
  const cookie = (await context.cookies()).find(({ name }) => name === "lejar");
  if (!cookie) throw new Error("There is no session cookie.");
  return cookie;
}

test(
  "a login starts a new session and ends the previous one",
  { tag: "@servers" },
  async ({ page, context }) => {
    const shop = await openShop();
    await logIn(page, shop);
    const firstCookie = await readSessionCookie(context);
    await logIn(page, shop);
    expect((await readSessionCookie(context)).value).not.toBe(firstCookie.value);
    await context.addCookies([firstCookie]);
    expect((await page.request.get("/invoices/all", { maxRedirects: 0 })).status()).toBe(302);
  },
);

test(
  "a session cookie is invalid after the logout, and cannot be forged",
  { tag: "@servers" },
  async ({ page, context }) => {
    await logIn(page, await openShop());
    const oldCookie = await readSessionCookie(context);
    await page.request.post("/logout", { headers: { Origin: readSetting("LEJAR_APP_URL") } });
    const [id = "", signature = ""] = oldCookie.value.split(".");
    const replays = [
      oldCookie.value,
      id,
      `${id}.`,
      `${id}x.${signature}`,
      `${id}.${signature.slice(1)}`,
      "x".repeat(4000),
      "",
    ];
    for (const value of replays) {
      await context.addCookies([{ ...oldCookie, value }]);
      const response = await page.request.get("/invoices/all", { maxRedirects: 0 });
      expect([response.status(), response.headers().location]).toEqual([
        302,
        "/login?redirectTo=%2Finvoices%2Fall",
      ]);
    }
  },
);

test("a failed login ends the current session", { tag: "@servers" }, async ({ page }) => {
  const shop = await openShop();
  await logIn(page, shop);
  const form = { email: shop.account.email, password: "not-this-one" };
  const attempt = await page.request.post("/login", {
    form,
    headers: { Origin: readSetting("LEJAR_APP_URL") },
    maxRedirects: 0,
  });
  expect(attempt.status()).toBe(422);
  expect((await page.request.get("/invoices/all", { maxRedirects: 0 })).status()).toBe(302);
});

test(
  "the session cookie is HttpOnly and SameSite=Lax",
  { tag: "@servers" },
  async ({ page, context }) => {
    await logIn(page, await openShop());
    expect(await readSessionCookie(context)).toMatchObject({
      httpOnly: true,
      sameSite: "Lax",
      path: "/",
    });
  },
);

test(
  "a person with fifty companies switches to the last one",
  { tag: "@servers" },
  async ({ page }) => {
    const books = Array.from({ length: 50 }, (_, index) =>
      tinyBooks({
        company: { displayName: `Kedai ${String(index + 1).padStart(2, "0")}` },
        invoices: index === 49 ? [tinyInvoice({ no: "LAST-1" })] : [],
      }),
    );
    await logIn(page, await openShop(tinyAccount(...books)));
    await open(page, "/invoices/all");
    await expect(page.getByText("Let's create your first invoice!")).toBeVisible();
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByLabel("Company").selectOption({ label: "Kedai 50" });
    await page.getByRole("button", { name: "Switch" }).click();
    await expect(page.getByText("You are now in Kedai 50.")).toBeVisible();
    await open(page, "/invoices/all");
    await expect(page.getByText("LAST-1")).toBeVisible();
  },
);

test(
  "lists, counts, style, currency, examples and policies follow the selected company",
  { tag: "@servers" },
  async ({ page }) => {
    const malaysian = tinyBooks({
      invoices: [tinyInvoice({ no: "MY-1" })],
      company: { template: { style: 1, color: "#F44336" } },
    });
    const singaporean = tinyBooks({
      company: {
        displayName: "Studio Cuba Pte Ltd",
        countryId: 200,
        currency: "SGD",
        timeZone: "Asia/Singapore",
        template: { style: 2, color: "#2196F3" },
        numberPrefix: "SG-",
      },
      currencies: ["SGD", "MYR"],
      rates: [],
      contacts: [tinyContact({ displayName: "Tiong Bahru Books" })],
      products: [tinyProduct({ name: "Bookmark" })],
      invoices: [
        tinyInvoice({ no: "SG-1", currency: "SGD" }),
        tinyInvoice({ no: "SG-2", currency: "SGD" }),
      ],
    });
    await logIn(page, await openShop(tinyAccount(malaysian, singaporean)));
    await page.goto("/invoice_personalization");
    await expect(page.getByRole("radio", { name: "Band" })).toBeChecked();
    await open(page, "/");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByLabel("Company").selectOption({ label: "Studio Cuba Pte Ltd" });
    await page.getByRole("button", { name: "Switch" }).click();
    await expect(page.getByText("You are now in Studio Cuba Pte Ltd.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Privacy Policy" })).toHaveAttribute(
      "href",
      "https://lejar.example/sg/privacy",
    );
    await page.getByRole("button", { name: "Menu" }).click();
    for (const count of ["2 invoices", "1 contact", "1 item"])
      await expect(page.getByRole("navigation", { name: "Main" })).toContainText(count);

    const lists = [
      ["/invoices/all", /SG-2.*SG-1/s, "MY-1"],
      ["/contacts/all", /Tiong Bahru Books/, "Kopitiam Jaya"],
      ["/items/all", /Bookmark/, "Mug"],
    ] as const;
    for (const [address, expectedText, otherText] of lists) {
      await page.goto(address);
      await expect(page.getByRole("main")).toContainText(expectedText);
      await expect(page.getByRole("main")).not.toContainText(otherText);
    }
    await page.goto("/invoice_personalization");
    await expect(page.getByRole("radio", { name: "Classic" })).toBeChecked();
    await expect(page.getByRole("radio", { name: "Blue", exact: true })).toBeChecked();
    await page.goto("/create_business");
    await expect(page.getByLabel("Registration number")).toHaveAttribute("placeholder", /UEN/);
    await page.goto("/create_invoice");
    await expect(page.getByLabel("Invoice number")).toHaveValue("SG-0003");
    await expect(page.getByLabel("Currency").locator("option:checked")).toHaveText("SGD (S$)");
    await expect(page.getByLabel("Currency").getByRole("option")).toHaveCount(2);
    const today = new Intl.DateTimeFormat("en-GB", { timeZone: "Asia/Singapore" }).format();
    await expect(page.getByLabel("Invoice date")).toHaveValue(today);
  },
);

test(
  "a company that is not the person's cannot be selected",
  { tag: "@servers" },
  async ({ page, shop }) => {
    const otherShop = await openShop();
    expect(otherShop.account.email).not.toBe(shop.account.email);
    for (const companyId of ["1", "999999", "", "x"]) {
      const post = await page.request.post("/company", {
        form: { companyId },
        headers: { Origin: readSetting("LEJAR_APP_URL") },
        maxRedirects: 0,
      });
      expect(post.status(), companyId).toBe(404);
    }
  },
);
