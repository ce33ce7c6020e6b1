import type { Page } from "@playwright/test";
import { openFilledInvoice } from "./support/invoice-form";
import { expect, logIn, open, openShop, test, typeLogin, waitForScript } from "./support/shop";

const chooseLanguage = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).click();

async function chooseInMenu(page: Page, menu: string, name: string): Promise<void> {
  await page.getByRole("button", { name: menu, exact: true }).click();
  await chooseLanguage(page, name);
}

test("a language is chosen at the foot of the login, by its own name, and stays", async ({
  page,
}) => {
  await open(page, "/login?redirectTo=/items/all");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("button", { name: "中文" })).toHaveAttribute("lang", "zh-Hans");
  await expect(page.getByRole("button", { name: "Bahasa Melayu" })).toHaveAttribute("lang", "ms");

  await chooseLanguage(page, "Bahasa Melayu");
  await expect(page).toHaveURL(/\/login\?redirectTo=\/items\/all$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "ms");
  await expect(page).toHaveTitle("Lejar | Log masuk");
  await page.getByRole("button", { name: "LOG MASUK" }).click();
  await expect(page.getByRole("alert")).toContainText("Ruangan ini wajib diisi");
  await page.getByRole("link", { name: "Lupa kata laluan" }).click();
  await expect(page.getByRole("heading", { name: "Lupa kata laluan" })).toBeVisible();

  await chooseLanguage(page, "中文");
  await expect(page.getByRole("heading", { name: "忘记密码" })).toBeVisible();
  await chooseLanguage(page, "English");
  await expect(page.getByRole("heading", { name: "Forgot Password" })).toBeVisible();
});

test("a language is chosen in the menu, and is kept after the logout", async ({ page, shop }) => {
  await logIn(page, shop);
  await open(page, "/invoices/unpaid?due=overdue&find=open");
  await page.getByRole("searchbox").fill("kopi");
  await chooseInMenu(page, "Menu", "中文");
  await expect(page).toHaveURL(/\/invoices\/unpaid\?due=overdue&q=kopi$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hans");

  await waitForScript(page);
  await page.getByRole("button", { name: "菜单", exact: true }).click();
  await page.getByRole("button", { name: "退出登录" }).click();
  await expect(page.getByRole("button", { name: "登录", exact: true })).toBeVisible();
});

test.describe("with a browser in Malay", () => {
  test.use({ locale: "ms-MY" });

  test("pages and error pages are in Malay until another language is chosen", async ({ page }) => {
    await open(page, "/login");
    await expect(page.getByRole("button", { name: "LOG MASUK" })).toBeVisible();
    await chooseLanguage(page, "English");
    await expect(page.getByRole("button", { name: "LOG IN" })).toBeVisible();
  });
});

test(
  "an address outside of the app is refused in the language of the browser",
  { tag: "@servers" },
  async ({ request }) => {
    const answer = await request.post("/login", {
      headers: { Origin: "https://evil.example", "Accept-Language": "zh-SG" },
      form: {},
    });
    expect(answer.status()).toBe(403);
    expect(await answer.text()).toContain('<html lang="zh-Hans">');
  },
);

test(
  "a page is in the first language of the browser that the app speaks",
  { tag: "@servers" },
  async ({ request }) => {
    const readLang = async (languages: string) => {
      const answer = await request.get("/login", { headers: { "Accept-Language": languages } });
      return /<html lang="([^"]*)"/.exec(await answer.text())?.[1];
    };
    expect(await readLang("ta-MY,zh-CN;q=0.7,en;q=0.3")).toBe("zh-Hans");
    expect(await readLang("en;q=0.3, ms")).toBe("ms");
    expect(await readLang("zh;q=0, ta")).toBe("en");
    expect(await readLang("*")).toBe("en");
  },
);

test("the account keeps the language for the next login on another device", async ({
  page,
  shop,
}) => {
  await logIn(page, shop);
  await open(page, "/");
  await chooseInMenu(page, "Menu", "Bahasa Melayu");
  await expect(page.locator("html")).toHaveAttribute("lang", "ms");
  await page.context().clearCookies();
  await open(page, "/login");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await typeLogin(page, shop);
  await expect(page.locator("html")).toHaveAttribute("lang", "ms");
});

test(
  "the account keeps a language that was chosen before its first login",
  { tag: "@servers" },
  async ({ page }) => {
    const shop = await openShop();
    await open(page, "/login");
    await chooseLanguage(page, "中文");
    await page.getByLabel("电邮").fill(shop.account.email);
    await page.getByLabel("密码").fill(shop.account.password);
    await page.getByRole("button", { name: "登录", exact: true }).click();
    await expect(page.getByRole("button", { name: "菜单", exact: true })).toBeVisible();
    await page.context().clearCookies();
    await open(page, "/login");
    await typeLogin(page, shop);
    await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hans");
  },
);
/** The width from which the menu is always open. */
const DESK = { width: 1280, height: 800 };

test("nothing typed into a new invoice is lost when the language changes", async ({
  page,
  shop,
}) => {
  await page.setViewportSize(DESK);
  await openFilledInvoice(page, shop, { contact: "Kopitiam Jaya", items: ["Mug"] });
  await page.getByLabel("Notes").fill("Deliver to the back door");
  await chooseLanguage(page, "Bahasa Melayu");
  await expect(page.locator("html")).toHaveAttribute("lang", "ms");
  await expect(page.locator("[name=memo]")).toHaveValue("Deliver to the back door");
  await expect(page.getByText("Kopitiam Jaya").first()).toBeVisible();
});

test("nothing typed into a new contact is lost when the language changes", async ({
  page,
  shop,
}) => {
  await page.setViewportSize(DESK);
  await logIn(page, shop);
  await open(page, "/create_person");
  const name = page.locator("[name=firstName]");
  await name.fill("Mei Ling");
  await chooseLanguage(page, "中文");
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hans");
  await expect(name).toHaveValue("Mei Ling");
});

test("what was typed stays when the language changes before the login", async ({ page }) => {
  const { account } = await openShop();
  await open(page, "/login");
  await page.getByLabel("Email").fill(account.email);
  await chooseLanguage(page, "中文");
  await expect(page.getByLabel("电邮")).toHaveValue(account.email);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.getByRole("link", { name: "免费注册" }).click();
  await page.locator("[name=businessName]").fill("Kedai Kopi");
  await chooseLanguage(page, "Bahasa Melayu");
  await expect(page.locator("html")).toHaveAttribute("lang", "ms");
  await expect(page.locator("[name=businessName]")).toHaveValue("Kedai Kopi");
});
