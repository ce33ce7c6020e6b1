import type { Page } from "@playwright/test";
import { tinyAccount, tinyBooks, tinyInvoice } from "../upstream/testing/fixtures";
import { locateAddToInvoiceButton, openNewInvoice } from "./support/invoice-form";
import { expect, logIn, open, openShop, test } from "./support/shop";

const main = (page: Page) => page.getByRole("main");

async function pressAndConfirm(page: Page, button: string, question: string): Promise<void> {
  await page.getByRole("button", { name: button, exact: true }).click();
  await page.getByRole("dialog", { name: question }).getByRole("button", { name: "Yes" }).click();
}

async function searchWithoutResult(page: Page, name: string): Promise<void> {
  await page.getByRole("searchbox").fill(name);
  await page.getByRole("searchbox").press("Enter");
  await expect(page.getByText("No result found. Check your spelling and try again.")).toBeVisible();
}

test("a name that a search does not find can be added as a person and is then chosen", async ({
  page,
  shop,
}) => {
  await openNewInvoice(page);
  await page.getByRole("button", { name: "Add contact" }).click();
  const contactsBefore = await shop.listContacts();
  await searchWithoutResult(page, "Siti Nur Aminah");
  await main(page).getByRole("link", { name: "Add “Siti Nur Aminah” as a person" }).click();
  await expect(page.getByLabel("First name", { exact: true }).first()).toHaveValue("Siti");
  await expect(page.getByLabel("Last name", { exact: true }).first()).toHaveValue("Nur Aminah");
  await pressAndConfirm(page, "Save", "Create Person?");
  await expect(page.getByText("Person successfully created.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Change contact" })).toContainText(
    "Siti Nur Aminah",
  );
  expect(await shop.listContacts()).toHaveLength(contactsBefore.length + 1);
});

test("items created one after the other from the invoice are all ticked", async ({
  page,
  shop,
}) => {
  await openNewInvoice(page);
  await page.getByRole("button", { name: "Add item" }).click();
  const productsBefore = await shop.listProducts();
  await searchWithoutResult(page, "Kaya Toast");
  await main(page).getByRole("link", { name: "Add “Kaya Toast”" }).click();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Kaya Toast");
  await page.getByLabel("Sale unit price (RM)").fill("4.50");
  await pressAndConfirm(page, "Save and new", "Create Item?");
  await expect(page.getByText("Item successfully created.")).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");
  await page.getByLabel("Name", { exact: true }).fill("Teh Tarik");
  await page.getByLabel("Sale unit price (RM)").fill("2.80");
  await pressAndConfirm(page, "Save", "Create Item?");
  for (const name of ["Kaya Toast", "Teh Tarik"])
    await expect(page.getByRole("checkbox", { name })).toBeChecked();
  await locateAddToInvoiceButton(page).click();
  await expect(page.getByLabel("Unit price of Teh Tarik")).toHaveValue("2.80");
  expect(await shop.listProducts()).toHaveLength(productsBefore.length + 2);
});

test("a list whose search finds nothing has a link to a form with the searched name", async ({
  page,
  shop,
}) => {
  expect(await shop.listProducts()).toHaveLength(3);
  await open(page, "/contacts/all?q=Warung+Lim");
  await main(page).getByRole("link", { name: "Add “Warung Lim” as a business" }).click();
  await expect(page.getByLabel("Business name").first()).toHaveValue("Warung Lim");
  await open(page, "/items/all?q=Milo");
  await main(page).getByRole("link", { name: "Add “Milo”" }).click();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Milo");
});

test("the send page has a form for missing business details, which can be skipped", async ({
  page,
}) => {
  const company = { address: [], registrationNo: "", taxNo: "" };
  const shop = await openShop(tinyAccount(tinyBooks({ company, invoices: [tinyInvoice()] })));
  await logIn(page, shop);
  const [invoice] = await shop.listInvoices();
  const question = page.getByRole("region", { name: "Your business on the invoice" });
  await open(page, `/invoice/${invoice?.id}/send`);
  await question.getByRole("link", { name: "Skip" }).click();
  await expect(question).toBeHidden();
  await open(page, `/invoice/${invoice?.id}/send`);
  await question.getByLabel("Address").fill("12, Jalan Tun Razak\n50400 Kuala Lumpur");
  await question.getByLabel("SSM registration number").fill("not a number");
  await question.getByRole("button", { name: "Save" }).click();
  // The profile's form shows the error with all typed values.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Business Profile");
  await page.getByLabel("SSM registration number").fill("201901000005");
  await expect(page.getByLabel("Address")).toHaveValue(/Jalan Tun Razak/);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Business profile saved.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Send");
  await expect(question).toBeHidden();
});
