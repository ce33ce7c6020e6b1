import { keepInvoice } from "./support/invoice-form";
import { mailsTo, otherPin, readPin } from "./support/mail";
import { expect, hasScript, open, openShop, setting, test } from "./support/shop";
import type { Page } from "@playwright/test";

async function askForPin(page: Page, email: string): Promise<void> {
  await open(page, "/forgotPassword");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "SENT RESET LINK" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Thank you" });
  await expect(dialog).toContainText("Your email has been sent, please check your inbox now.");
  await dialog.getByRole("link", { name: "DONE" }).click();
  await expect(page).toHaveURL(new RegExp(`/requestPin/${email.replace("@", "(@|%40)")}$`));
}

async function enter(page: Page, pin: string, password: string): Promise<void> {
  await page.getByLabel("4-digit PIN").fill(pin);
  await page.getByLabel("New Password").fill(password);
  await page.getByRole("button", { name: "RESET PASSWORD" }).click();
}

test(
  "a forgotten password is set anew by the PIN of a mail; old sessions are dead, " +
    "and what was begun in them is kept",
  async ({ page, shop, context }) => {
    const { email } = shop.account;
    await keepInvoice(page, shop, { items: ["Mug"] });
    const old = await context.cookies();
    await context.clearCookies();
    await askForPin(page, email);
    await enter(page, await readPin(email), "a new secret");
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
    // It asks the API nothing for itself.
    await page.goto("/invoice_details");
    await expect(page.getByRole("alertdialog", { name: "Unauthorized" })).toContainText(
      "You have been logged out",
    );
  },
);

test("the PIN and the password are asked for in the words of the page", async ({ page }) => {
  const { account } = await openShop();
  await open(page, `/requestPin/${account.email}`);
  // No message holds the one after it, which would be seen before its answer came.
  const cases: [pin: string, password: string, message: string][] = [
    ["1234", "", "New Password cannot be empty."],
    ["", "long enough", "4-digit PIN cannot be empty."],
    ["", "", "4-digit PIN and New Password cannot be empty."],
    ["12a4", "long enough", "Pin has to be 4 digits"],
    ["1234", "abc", "Password has to be more than 4 characters"],
    ["1234", "long enough", "The PIN is not right, or no longer valid."],
  ];
  for (const [pin, password, message] of cases) {
    await enter(page, pin, password);
    await expect(page.getByRole("alert")).toContainText(message);
    // Neither comes back in the page.
    if (!hasScript()) await expect(page.getByLabel("New Password")).toHaveValue("");
    expect(page.url()).not.toContain("long");
  }
});

test(
  "guessed PINs end at the limit, however many are asked for",
  { tag: "@servers" },
  async ({ page }) => {
    const { account } = await openShop();
    const { email } = account;
    const send = async (pin: string) => {
      const form = { pin, password: "guessed it" };
      return (
        await page.request.post(`/requestPin/${email}`, {
          form,
          headers: { Origin: setting("LEJAR_APP_URL") },
        })
      ).text();
    };
    for (let pins = 0; pins < 2; pins++) {
      await askForPin(page, email);
      const pin = await readPin(email, pins);
      for (let tries = 0; tries < 5 - pins; tries++)
        expect(await send(otherPin(pin))).toContain("The PIN is not right");
      if (pins === 0) expect(await send(pin)).toContain("The PIN is not right");
    }
    await askForPin(page, email);
    expect(await send(await readPin(email, 2))).toContain(
      "Too many tries. Please wait until tomorrow",
    );
  },
);

test("an unknown email gets the same answer, and no mail", async ({ page }) => {
  const email = "nobody-at-all@example.test";
  await askForPin(page, email);
  await enter(page, "1234", "long enough");
  await expect(page.getByRole("alert")).toContainText("The PIN is not right, or no longer valid.");
  expect(await mailsTo(email)).toEqual([]);
});

test("without an email in the address it is asked for", async ({ page }) => {
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

test("a wrong email, and no answer, keep what was typed", async ({ page }) => {
  const shop = await openShop();
  await open(page, "/forgotPassword");
  await page.getByRole("button", { name: "SENT RESET LINK" }).click();
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription("This field is compulsory");
  await shop.fault({ kind: "drop", path: "/pin", times: 2 });
  await page.getByLabel("Email").fill(shop.account.email);
  await page.getByRole("button", { name: "SENT RESET LINK" }).click();
  await expect(page.getByRole("alert")).toContainText("Connection Error");
  await expect(page.getByLabel("Email")).toHaveValue(shop.account.email);
});

test("the new password can be shown while it is typed", async ({ page }) => {
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
