import type { BrowserContext } from "@playwright/test";
import { tinyAccount, tinyBooks, tinyInvoice } from "../upstream/testing/fixtures";
import { expect, logIn, open, openShop, setting, test } from "./support/shop";

async function sessionCookie(context: BrowserContext) {
  const cookie = (await context.cookies()).find(({ name }) => name === "lejar");
  if (!cookie) throw new Error("There is no session cookie.");
  return cookie;
}

test("a login makes a new session, and the one before is dead", { tag: "@servers" }, async ({ page, context }) => {
  const shop = await openShop();
  await logIn(page, shop);
  const planted = await sessionCookie(context);
  await logIn(page, shop);
  expect((await sessionCookie(context)).value).not.toBe(planted.value);
  await context.addCookies([planted]);
  expect((await page.request.get("/invoices/all", { maxRedirects: 0 })).status()).toBe(302);
});

test("a session cannot be replayed after the logout, nor made up", { tag: "@servers" }, async ({ page, context }) => {
  await logIn(page, await openShop());
  const kept = await sessionCookie(context);
  await page.request.post("/logout", { headers: { Origin: setting("LEJAR_APP_URL") } });
  const [id = "", signature = ""] = kept.value.split(".");
  const replays = [kept.value, id, `${id}.`, `${id}x.${signature}`, `${id}.${signature.slice(1)}`, "x".repeat(4000), ""];
  for (const value of replays) {
    await context.addCookies([{ ...kept, value }]);
    const response = await page.request.get("/invoices/all", { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([302, "/login?redirectTo=%2Finvoices%2Fall"]);
  }
});

test("a failed login ends the session there was", { tag: "@servers" }, async ({ page }) => {
  const shop = await openShop();
  await logIn(page, shop);
  const form = { email: shop.account.email, password: "not-this-one" };
  const failed = await page.request.post("/login", { form, headers: { Origin: setting("LEJAR_APP_URL") }, maxRedirects: 0 });
  expect(failed.status()).toBe(422);
  expect((await page.request.get("/invoices/all", { maxRedirects: 0 })).status()).toBe(302);
});

test("the session cookie is for the server alone", { tag: "@servers" }, async ({ page, context }) => {
  await logIn(page, await openShop());
  expect(await sessionCookie(context)).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
});

test("fifty companies, and everything follows the one that is selected", async ({ page }) => {
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
});

test("another person's company cannot be selected", { tag: "@servers" }, async ({ page, shop }) => {
  const other = await openShop();
  expect(other.account.email).not.toBe(shop.account.email);
  for (const companyId of ["1", "999999", "", "x"]) {
    const post = await page.request.post("/company", { form: { companyId }, headers: { Origin: setting("LEJAR_APP_URL") }, maxRedirects: 0 });
    expect(post.status(), companyId).toBe(404);
  }
});
