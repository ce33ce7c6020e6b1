import { postDraft } from "./support/invoice-form";
import { readMailsTo, readPin } from "./support/mail";
import { expect, hasScript, open, openShop, test } from "./support/shop";
import type { Page } from "@playwright/test";

async function requestPin(page: Page, email: string): Promise<void> {
  await open(page, "/forgotPassword");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "SENT RESET LINK" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Thank you" });
  await expect(dialog).toContainText("Your email has been sent, please check your inbox now.");
  await dialog.getByRole("link", { name: "DONE" }).click();
  await expect(page).toHaveURL(new RegExp(`/requestPin/${email.replace("@", "(@|%40)")}$`));
}

async function enterPin(page: Page, pin: string, password: string): Promise<void> {
  await page.getByLabel("4-digit PIN").fill(pin);
  await page.getByLabel("New Password").fill(password);
  await page.getByRole("button", { name: "RESET PASSWORD" }).click();
}

test("a forgotten password is reset by the PIN of a mail, old sessions end, and drafts stay", async ({
  page,
  shop,
  context,
}) => {
  const { email } = shop.account;
  await postDraft(page, shop, { items: ["Mug"] });
  const old = await context.cookies();
  await context.clearCookies();
  await requestPin(page, email);
  await enterPin(page, await readPin(email), "a new secret");
  const dialog = page.getByRole("alertdialog", { name: "Thank you" });
  await expect(dialog).toContainText("Your password has been reset.");
  await dialog.getByRole("link", { name: "OK" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill("a new secret");
  await page.getByRole("button", { name: "LOG IN" }).click();
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  await open(page, "/create_invoice");
  await expect(page.getByRole("heading", { name: "Mug", exact: true })).toBeVisible();

  await context.addCookies(old);
  // This page makes no API call of its own.
  await page.goto("/invoice_details");
  await expect(page.getByRole("alertdialog", { name: "Unauthorized" })).toContainText(
    "You have been logged out",
  );
});

test("an invalid PIN gets the page's own message", async ({ page }) => {
  await open(page, "/requestPin/siti@example.test");
  await enterPin(page, "12a4", "long enough");
  await expect(page.getByRole("alert")).toContainText("Pin has to be 4 digits");
  // The password is neither in the page that the server answers with nor in its address.
  if (!hasScript()) await expect(page.getByLabel("New Password")).toHaveValue("");
  expect(page.url()).not.toContain("long");
});

test("an unknown email gets the same answer and no mail", async ({ page }) => {
  const email = "nobody-at-all@example.test";
  await requestPin(page, email);
  await enterPin(page, "1234", "long enough");
  await expect(page.getByRole("alert")).toContainText("The PIN is not right, or no longer valid.");
  expect(await readMailsTo(email)).toEqual([]);
});

test("the page asks for the email when its address has none", async ({ page }) => {
  await open(page, "/requestPin");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription("This field is compulsory");
  await page.getByLabel("Email").fill("nobody");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Valid email required.");
  await page.getByLabel("Email").fill("siti+shop@example.test");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("siti+shop@example.test")).toBeVisible();
});

test(
  "a missing email gets a message, and a typed email stays when the API does not answer",
  { tag: "@servers" },
  async ({ page }) => {
    const shop = await openShop();
    await open(page, "/forgotPassword");
    await page.getByRole("button", { name: "SENT RESET LINK" }).click();
    await expect(page.getByLabel("Email")).toHaveAccessibleDescription("This field is compulsory");
    await shop.addFault({ kind: "drop", path: "/pin", times: 2 });
    await page.getByLabel("Email").fill(shop.account.email);
    await page.getByRole("button", { name: "SENT RESET LINK" }).click();
    await expect(page.getByRole("alert")).toContainText("Connection Error");
    await expect(page.getByLabel("Email")).toHaveValue(shop.account.email);
  },
);

test("the new password can be displayed while typing", async ({ page }) => {
  await open(page, "/requestPin/siti@example.test");
  const toggle = page.getByRole("button", { name: "Password: Show" });
  if (!hasScript()) return expect(toggle).toBeHidden();
  await page.getByLabel("New Password").fill("kopi");
  await toggle.click();
  await expect(page.getByLabel("New Password")).toHaveAttribute("type", "text");
  await expect(page.getByRole("button", { name: "Password: Hide" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});
