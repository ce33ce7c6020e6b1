import type { Page } from "@playwright/test";
import {
  locateAddToInvoiceButton,
  openFilledInvoice,
  openLine,
  saveInvoice,
  openNewInvoice,
} from "./support/invoice-form";
import { expect, hasScript, logInAgain, open, readSetting, test, type Shop } from "./support/shop";

async function fillInInvoice(page: Page, shop: Shop): Promise<void> {
  await openFilledInvoice(page, shop, { contact: "Kopitiam Jaya", items: ["Mug"] });
  await page.getByLabel("Notes").fill("Keep me");
  await openLine(page, "Mug");
  await page.getByLabel("Quantity of Mug").fill("3");
}

async function expectTypedValues(page: Page): Promise<void> {
  await expect(page.getByLabel("Notes")).toHaveValue("Keep me");
  await expect(page.getByLabel("Quantity of Mug")).toHaveValue("3");
  await expect(page.getByRole("button", { name: "Change contact" })).toContainText("Kopitiam Jaya");
}

test("the form stays when the API does not answer, and the next try saves the invoice", async ({
  page,
  shop,
}) => {
  await fillInInvoice(page, shop);
  await shop.addFault({ kind: "drop", method: "POST", path: "/sales/invoices" });
  await saveInvoice(page);
  await expect(page.getByRole("alert")).toContainText("Connection Error");
  await expect(page.getByRole("alert")).toContainText("Please try again later.");
  await expectTypedValues(page);
  expect(await shop.listInvoices()).toHaveLength(0);
  await saveInvoice(page);
  await expect(page.getByText("Invoice successfully created.")).toBeVisible();
  expect(await shop.listInvoices()).toMatchObject([{ no: "INV-0001", amount: "9.72" }]);
});

test("the form is there again when the login ends while saving", async ({ page, shop }) => {
  await fillInInvoice(page, shop);
  await page.getByLabel("Notes").fill("Keep me");
  // The API refuses every call, as after the end of a token.
  await shop.addFault({ kind: "status", status: 401, times: 50 });
  await saveInvoice(page);
  await logInAgain(page, shop);
  await expect(page.getByRole("heading", { name: "Create Invoice", exact: true })).toBeVisible();
  await expectTypedValues(page);
});

test("a chosen item can be sent again when the API was unavailable", async ({ page, shop }) => {
  await openNewInvoice(page);
  await page.getByRole("button", { name: "Add item" }).click();
  await page.getByRole("checkbox", { name: "Mug" }).check();
  await shop.addFault({ kind: "status", status: 503, path: "/products", times: 50 });
  await locateAddToInvoiceButton(page).click();
  await expect(page.getByRole("heading", { name: "Connection Error" })).toBeVisible();
  await shop.clearFaults();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Mug" })).toBeVisible();
});

test(
  "error pages after a lost connection keep the styles of the app",
  { tag: "@script" },
  async ({ page, shop }) => {
    expect(await shop.listInvoices()).toHaveLength(0);
    await open(page, "/contacts/all");
    const readStyle = () =>
      page.locator("body").evaluate((body) => {
        const { fontFamily, backgroundColor, margin } = getComputedStyle(body);
        return { fontFamily, backgroundColor, margin };
      });
    const normalStyle = await readStyle();
    const tapWithoutConnection = async () => {
      await page.route("**/*.data*", (route) => route.abort());
      await page.getByRole("button", { name: "Menu" }).click();
      await page.getByRole("link", { name: "All Items" }).click();
      await expect(page.getByRole("heading", { name: "Connection Error" })).toBeVisible();
      await page.unroute("**/*.data*");
      expect(await readStyle()).toEqual(normalStyle);
    };
    await tapWithoutConnection();
    await page.getByRole("link", { name: "Go to home" }).click();
    await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
    expect(await readStyle()).toEqual(normalStyle);

    await tapWithoutConnection();
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: "Items", exact: true })).toBeVisible();
    expect(await readStyle()).toEqual(normalStyle);
  },
);

test(
  "the same form posted many times at once creates one invoice",
  { tag: "@servers" },
  async ({ page, shop }) => {
    await fillInInvoice(page, shop);
    const fields = await page
      .locator("form#invoice")
      .evaluate((form: HTMLFormElement) =>
        [...new FormData(form)].map(
          ([name, value]) => [name, typeof value === "string" ? value : ""] as const,
        ),
      );
    const form = { ...Object.fromEntries(fields), intent: "save" };
    const post = () =>
      page.request.post("/create_invoice", {
        form,
        headers: { Origin: readSetting("LEJAR_APP_URL") },
        maxRedirects: 0,
      });
    const answers = await Promise.all(Array.from({ length: 10 }, post));
    expect(answers.map((answer) => answer.status())).toEqual(Array(10).fill(302));
    expect((await post()).status()).toBe(302);
    expect(await shop.listInvoices()).toHaveLength(1);
  },
);

test("a used invoice number is refused beside its field", async ({ page, shop }) => {
  await fillInInvoice(page, shop);
  await shop.createInvoiceElsewhere("A-7");
  await page.getByLabel("Invoice number").fill("A-7");
  await saveInvoice(page);
  await expect(page.getByLabel("Invoice number")).toHaveAccessibleDescription(
    /A-7 is already used/,
  );
  await expectTypedValues(page);
  expect(await shop.listInvoices()).toHaveLength(1);
  if (!hasScript()) return;
  await page.getByLabel("Invoice number").focus();
  await page.getByLabel("Notes").focus();
  await expect(page.getByRole("alert")).toContainText("A-7 is already used");
  await expect(page.getByLabel("Invoice number")).toHaveAccessibleDescription(/already used/);
  await page.getByLabel("Invoice number").fill("A-8");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByLabel("Invoice number")).not.toHaveAccessibleDescription(/already used/);
});

test(
  "requests from other sites are refused and change nothing",
  { tag: "@servers" },
  async ({ page, shop }) => {
    await fillInInvoice(page, shop);
    const posts = [
      "/create_invoice",
      "/select_item?draft=new",
      "/select_contact/all?draft=new",
      "/select_payment?draft=new&payment=0",
      "/method?draft=new&payment=0",
      "/account?draft=new&payment=0",
      "/login",
      "/logout",
    ];
    for (const address of posts) {
      const answer = await page.request.post(address, {
        form: { intent: "discard" },
        headers: { Origin: "https://evil.example", Referer: "https://evil.example/" },
        maxRedirects: 0,
      });
      expect([answer.status(), await answer.text()], address).toEqual([
        403,
        expect.stringContaining("This form did not come from the app itself"),
      ]);
      const withReferer = await page.request.post(address, {
        form: { intent: "discard" },
        headers: { Referer: "https://evil.example/" },
        maxRedirects: 0,
      });
      expect(withReferer.status(), address).toBe(403);
      const withoutOrigin = await page.request.post(address, {
        form: { intent: "discard" },
        maxRedirects: 0,
      });
      expect(withoutOrigin.status(), address).toBe(403);
    }
    for (const address of ["/files/invoice/1.pdf", "/files/invoice/1/1.webp", "/rate"]) {
      expect(
        (await page.request.get(address, { headers: { "Sec-Fetch-Site": "cross-site" } })).status(),
        address,
      ).toBe(403);
    }
    await open(page, "/create_invoice");
    await expect(page.getByRole("heading", { name: "Mug" })).toBeVisible();
    expect(await shop.listInvoices()).toHaveLength(0);
  },
);

test(
  "large, broken and malicious bodies are refused with a page",
  { tag: "@servers" },
  async ({ page, shop }) => {
    expect(await shop.listInvoices()).toHaveLength(0);
    const headers = { Origin: readSetting("LEJAR_APP_URL") };
    const cases: [status: number, type: string, body: string][] = [
      [413, "application/x-www-form-urlencoded", `memo=${"x".repeat(1_100_000)}`],
      [415, "application/json", "{}"],
      [400, "multipart/form-data; boundary=x", "--x\r\nbroken"],
      [400, "application/x-www-form-urlencoded", "lines[999999999].name=x"],
      [400, "application/x-www-form-urlencoded", "__proto__.polluted=1"],
      [400, "application/x-www-form-urlencoded", "lines=x&lines[0].id=y"],
      [400, "application/x-www-form-urlencoded", "intent=nonsense"],
    ];
    for (const [status, type, body] of cases) {
      const answer = await page.request.post("/create_invoice", {
        data: Buffer.from(body),
        headers: { ...headers, "Content-Type": type },
        maxRedirects: 0,
      });
      expect(answer.status(), body.slice(0, 40)).toBe(status);
      expect(await answer.text(), body.slice(0, 40)).toContain("nothing was changed");
    }
  },
);

test("pages have the security headers", { tag: "@servers" }, async ({ page, shop }) => {
  expect(await shop.listInvoices()).toHaveLength(0);
  for (const address of ["/login", "/", "/invoices/all", "/create_invoice", "/no/such/page"]) {
    const headers = (await page.request.get(address)).headers();
    expect(headers["content-security-policy"], address).toMatch(/script-src 'self' 'nonce-[^']+'/);
    expect(headers["content-security-policy"], address).toContain("frame-ancestors 'none'");
    expect(headers["content-security-policy"], address).not.toContain("unsafe-inline");
    expect(headers["x-content-type-options"], address).toBe("nosniff");
    expect(headers["referrer-policy"], address).toBe("same-origin");
    expect(headers["cache-control"], address).toBe("no-store");
  }
  const promotion = await page.request.get("/promotion?code=none-of-ours");
  expect([promotion.status(), promotion.headers()["cache-control"]]).toEqual([200, "no-store"]);
});

test("an API path in place of an id is not found", { tag: "@servers" }, async ({ page, shop }) => {
  expect(await shop.listInvoices()).toHaveLength(0);
  for (const address of [
    ...["/invoice/next_no", "/invoice/next_no/send", "/invoice/preview", "/edit_invoice/next_no"],
    ...["/again?repeat=due", "/again?repeat=due&date=2026-11-24", "/again?invoice=next_no"],
  ])
    expect((await page.request.get(address)).status(), address).toBe(404);
  // The app returns this status; with several copies nginx returns it.
  expect((await page.request.get("/%")).status()).toBe(400);
});

test("typed markup is displayed as text", { tag: "@servers" }, async ({ page, shop }) => {
  await fillInInvoice(page, shop);
  await page
    .getByLabel("Notes")
    .fill('<img src=x onerror="document.title=1"></textarea><b>bold</b>');
  await openLine(page, "Mug");
  await page.getByLabel("Quantity of Mug").fill("1");
  await saveInvoice(page);
  await page.getByRole("main").getByRole("row").first().getByRole("link").click();
  await expect(
    page.getByText('<img src=x onerror="document.title=1"></textarea><b>bold</b>'),
  ).toBeVisible();
  expect(await shop.listInvoices()).toHaveLength(1);
});
