import { expect } from "@playwright/test";
import { tinyAccount, tinyBooks, tinyInvoice } from "../upstream/testing/fixtures";
import { addItems, chooseContact, openLine, openNewInvoice } from "./support/invoice-form";
import { logIn, openShop, test } from "./support/shop";

const MUGS = {
  product: "mug",
  ledgerAccount: null,
  name: "Mug",
  quantity: "10",
  unitPrice: "2.50",
  discountPercent: "10",
  taxCode: null,
};

test("a customer's payment term is filled in and can be replaced, and the last price is offered", async ({
  page,
}) => {
  const before = tinyInvoice({ lines: [MUGS] });
  const shop = await openShop(tinyAccount(tinyBooks({ invoices: [before] })));
  const [contact] = await shop.listContacts();
  await shop.callApi("PUT", `/contacts/companies/${contact?.id}`, {
    ...contact,
    owner_id: await shop.readCompanyId(),
    term_id: await shop.findListId("terms", "30 Days"),
  });
  await logIn(page, shop);
  await openNewInvoice(page);
  await chooseContact(page, "Kopitiam Jaya");
  const term = page.getByLabel("Payment term");
  await expect(term).toHaveValue(String(await shop.findListId("terms", "30 Days")));
  await expect(page.getByLabel("Due date", { exact: true })).toHaveValue(/^\d\d\/\d\d\/\d{4}$/);
  await expect(page.getByText("As kept for Kopitiam Jaya.")).toBeVisible();
  await page.getByRole("button", { name: "Use Cash instead" }).click();
  await expect(page.getByText("As kept for Kopitiam Jaya.")).toHaveCount(0);
  await expect(term).toHaveValue(String(await shop.findListId("terms", "Cash")));

  await addItems(page, "Mug");
  const line = page.getByRole("listitem").filter({ hasText: "Mug" });
  await expect(line).toContainText("On 01/11/2026: RM 2.50 less 10%");
  await openLine(page, "Mug");
  await line.getByRole("button", { name: "Use the last price of Mug" }).click();
  await expect(page.getByLabel("Unit price of Mug")).toHaveValue("2.50");
  await expect(page.getByLabel("Discount of Mug")).toHaveValue("10%");
});
