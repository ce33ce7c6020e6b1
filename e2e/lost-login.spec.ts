import type { Page } from "@playwright/test";
import { locateAddToInvoiceButton, openNewInvoice } from "./support/invoice-form";
import { expectToast, openSection, saveRecord } from "./support/record-form";
import { expect, logInAgain, open, openShop, test, typeLogin, type Shop } from "./support/shop";

/** Makes the API refuse every call, as after the end of a token. */
const endLogin = (shop: Shop) => shop.addFault({ kind: "status", status: 401, times: 50 });

const invoiceLine = (page: Page) => page.getByRole("heading", { name: "Mug", exact: true });

async function tickMug(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Add item" }).click();
  await page.getByRole("checkbox", { name: "Mug" }).check();
}

test("a contact's form is there again as typed, for the same person only, and creates one contact", async ({
  page,
  shop,
}) => {
  await open(page, "/create_person");
  await page.getByLabel("First name").first().fill("Tan");
  await page.getByLabel("Last name").first().fill("Wei Ling");
  await openSection(page, "Memo");
  await page.getByLabel("Memo").fill("Rang on Friday");
  await endLogin(shop);
  await saveRecord(page, "Create Person?");
  await expect(page.getByRole("alertdialog", { name: "Unauthorized" })).toContainText(
    "You have been logged out",
  );
  await page.getByRole("link", { name: "Ok" }).click();

  await typeLogin(page, await openShop());
  await expect(page.getByRole("heading", { name: "Create Person", level: 1 })).toBeVisible();
  await expect(page.getByLabel("First name").first()).toHaveValue("");
  await expect(page.getByLabel("Memo")).toHaveValue("");

  await shop.clearFaults();
  await page.context().clearCookies();
  await open(page, "/login");
  await typeLogin(page, shop);
  await expect(page.getByLabel("First name").first()).toHaveValue("Tan");
  await expect(page.getByLabel("Memo")).toHaveValue("Rang on Friday");
  await saveRecord(page, "Create Person?");
  await expectToast(page, "Person successfully created.");
  expect(
    (await shop.listContacts()).filter(({ entity }) => entity.last_name === "Wei Ling"),
  ).toMatchObject([{ memo: "Rang on Friday" }]);
});

test("chosen items can be sent once after the login, or discarded", async ({ page, shop }) => {
  await openNewInvoice(page);
  await tickMug(page);
  await endLogin(shop);
  await locateAddToInvoiceButton(page).click();
  await logInAgain(page, shop);
  await expect(page.getByRole("heading", { name: "Not sent yet" })).toBeVisible();
  await page.getByRole("button", { name: "Send it now" }).click();
  await expect(invoiceLine(page)).toHaveCount(1);

  await tickMug(page);
  await endLogin(shop);
  await locateAddToInvoiceButton(page).click();
  await logInAgain(page, shop);
  await page.getByRole("button", { name: "Do not send" }).click();
  await expect(page.getByRole("heading", { name: "Select Item" })).toBeVisible();
  await open(page, "/create_invoice");
  await expect(invoiceLine(page)).toHaveCount(1);
  await page.goto("/unsent");
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
});
