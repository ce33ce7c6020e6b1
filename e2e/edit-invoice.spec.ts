import { tinyAccount, tinyBooks, tinyContact, tinyInvoice } from "../upstream/testing/fixtures";
import {
  addItems,
  addPayment,
  chooseInvoiceOption,
  openLine,
  locateTotal,
  updateWithoutScript,
} from "./support/invoice-form";
import { expect, logIn, open, openShop, test, type Shop } from "./support/shop";
import type { Page } from "@playwright/test";

const CASH_TERM = { term: "cash", dueDate: "0000-00-00" };
const CASH_PAYMENT = { method: "cash", ledgerAccount: "till", amount: "40.00", date: "2026-11-01" };

type InvoiceOverrides = Parameters<typeof tinyInvoice>[0];

/** Creates a shop with these invoices, by default draft invoices, and opens the last of them. */
async function openInvoice(
  page: Page,
  ...invoices: InvoiceOverrides[]
): Promise<{ shop: Shop; id: number }> {
  const contacts = [
    tinyContact(),
    tinyContact({
      ref: "other",
      displayName: "Warung Pak Din",
      name: "Warung Pak Din",
      contactPerson: null,
    }),
  ];
  const shop = await openShop(
    tinyAccount(
      tinyBooks({
        contacts,
        invoices: invoices.map((invoice) => tinyInvoice({ status: 0, ...invoice })),
      }),
    ),
  );
  await logIn(page, shop);
  const [newest] = await shop.listInvoices();
  await open(page, `/edit_invoice/${newest?.id}`);
  return { shop, id: newest?.id ?? 0 };
}

test("the fields of a draft invoice can be changed", async ({ page }) => {
  const { shop, id } = await openInvoice(page, { ...CASH_TERM, memo: "Before" });
  await expect(page.getByText("DRAFT", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Edit Invoice");
  await expect(locateTotal(page, "Grand Total")).toHaveText("RM 100.00");
  await page.getByRole("button", { name: "Change contact" }).click();
  await page.getByRole("button", { name: "Warung Pak Din" }).click();
  await page.getByLabel("Invoice number").fill("A-77");
  await page.getByLabel("Invoice date").fill("02/11/2026");
  await page.getByLabel("Payment term").selectOption("30 Days");
  await page.getByLabel("Currency").selectOption("SGD (S$)");
  await updateWithoutScript(page);
  await expect(page.getByLabel("MYR for 1 SGD")).toHaveValue("3.200000");
  await page.getByLabel("Due date").fill("31/12/2026");
  await page.getByLabel("MYR for 1 SGD").fill("3.1");
  await openLine(page, "Sales");
  await page.getByLabel("Name of Sales").fill("Catering");
  await page.getByLabel("Description of Sales").fill("For sixty guests");
  await page.getByLabel("Quantity of Sales").fill("2");
  await page.getByLabel("Unit price of Sales").fill("150");
  await page.getByLabel("Discount of Sales, in percent").fill("10");
  await page.getByLabel("Tax code").selectOption("Service tax 8%");
  await page.getByLabel("Notes").fill("After");
  await addItems(page, "Mug");
  // The lines are 270.00 and 3.00, both with 8% tax.
  await expect(locateTotal(page, "Grand Total")).toHaveText("S$ 294.84");
  await chooseInvoiceOption(page, "Save", "Edit Invoice?");
  await expect(page.getByText("Invoice successfully edited.")).toBeVisible();
  await expect(page).toHaveURL(/\/invoices\/all/);
  expect(await shop.readInvoice(id)).toMatchObject({
    no: "A-77",
    contact_name: "Warung Pak Din",
    date: "2026-11-02",
    due_date: "2026-12-31",
    is_cash_term: false,
    memo: "After",
    amount: "294.84",
    currency: { code: "SGD" },
    currency_rate: "3.100000",
    items: [
      { name: "Catering", description: "For sixty guests", quantity: "2", discount: "10%" },
      { name: "Mug" },
    ],
  });
  expect(await shop.listInvoices()).toHaveLength(1);
});

test(
  "typed changes stay as a draft until they are saved, and 'Start over' discards them",
  { tag: "@form" },
  async ({ page }) => {
    const { shop, id } = await openInvoice(page, { memo: "As stored" });
    await page.getByLabel("Notes").fill("Not yet saved");
    await page.getByRole("button", { name: "Add item" }).click();
    await expect(page.getByRole("heading", { name: "Select Item" })).toBeVisible();
    await open(page, `/edit_invoice/${id}`);
    await expect(page.getByLabel("Notes")).toHaveValue("Not yet saved");
    await page.getByRole("main").getByRole("button", { name: "Start over" }).click();
    await page
      .getByRole("dialog", { name: "Start over?" })
      .getByRole("button", { name: "Yes" })
      .click();
    await expect(page.getByLabel("Notes")).toHaveValue("As stored");
    expect(await shop.readInvoice(id)).toMatchObject({ memo: "As stored" });
  },
);

test("payments of a cash invoice are added, changed and removed", async ({ page }) => {
  const { shop, id } = await openInvoice(page, {
    ...CASH_TERM,
    payments: [CASH_PAYMENT, { ...CASH_PAYMENT, amount: "5.00" }],
  });
  const payments = page.getByRole("region", { name: "Payments" });
  await expect(payments.getByRole("listitem")).toHaveCount(2);
  await payments.getByRole("button", { name: "Remove payment 2" }).click();
  await expect(payments).toContainText("is removed when you save");
  await addPayment(page, { method: "Bank Transfer", account: "Maybank", amount: "10" });
  await payments.getByRole("button", { name: /Cash.*40\.00/ }).click();
  await page.getByLabel("Amount").fill("45");
  await page.getByRole("button", { name: "Done" }).click();
  await chooseInvoiceOption(page, "Save", "Edit Invoice?");
  await expect(page.getByText("Invoice successfully edited.")).toBeVisible();
  expect(await shop.readInvoice(id)).toMatchObject({
    balance: "45.00",
    partials: [{ amount: "45.00" }, { amount: "10.00", account_name: "Maybank" }],
  });
});

test("payments stay when the term is not cash, and no others can be added", async ({ page }) => {
  await openInvoice(page, { payments: [CASH_PAYMENT] });
  await expect(page.getByLabel("Payment term").locator("option:checked")).toHaveText("30 Days");
  const payments = page.getByRole("region", { name: "Payments" });
  await expect(payments.getByRole("button", { name: /Cash.*40\.00/ })).toBeVisible();
  await expect(payments.getByRole("button", { name: "Remove payment 1" })).toBeVisible();
  await expect(payments.getByRole("button", { name: "Add payment" })).toHaveCount(0);
});

test(
  "a payment of an issued invoice is undone in the form, and typed values stay",
  { tag: "@form" },
  async ({ page }) => {
    const { shop, id } = await openInvoice(page, {
      ...CASH_TERM,
      status: 1,
      payments: [CASH_PAYMENT],
    });
    const payments = page.getByRole("region", { name: "Payments" });
    await expect(payments).toContainText("01/11/2026");
    await expect(payments.getByRole("button", { name: /Cash.*40\.00/ })).toHaveCount(0);
    await expect(page.getByLabel("Currency", { exact: true })).toHaveCount(0);
    await expect(page.getByRole("main")).toContainText("It stays while a payment stands.");
    await page.getByLabel("Notes").fill("Typed before");
    await payments.getByRole("button", { name: "Undo payment of RM 40.00 of 01/11/2026" }).click();
    await page
      .getByRole("dialog", { name: "Undo payment?" })
      .getByRole("button", { name: "Yes" })
      .click();
    await expect(page.getByText("Payment successfully undone.")).toBeVisible();
    await expect(payments.getByRole("listitem")).toHaveCount(0);
    await expect(page.getByLabel("Notes")).toHaveValue("Typed before");
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(page.getByLabel("Currency", { exact: true })).toBeVisible();
    expect(await shop.readInvoice(id)).toMatchObject({ memo: "", balance: "100.00", partials: [] });
  },
);

test("the contact of an approved invoice cannot be changed", { tag: "@form" }, async ({ page }) => {
  const { id } = await openInvoice(page, { status: 2 });
  await expect(page.getByText("APPROVED", { exact: true })).toBeVisible();
  await expect(
    page.getByText("The contact of an approved invoice cannot be changed."),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Change contact" })).toHaveCount(0);
  await page.getByRole("button", { name: "Add item" }).click();
  await expect(page.getByRole("heading", { name: "Select Item" })).toBeVisible();
  await page.goto(`/select_contact/all?draft=edit-${id}`);
  await expect(page).toHaveURL(/\/edit_invoice\//);
});

test("a void invoice can be deleted after a question, and the page of a paid one says why it cannot", async ({
  page,
}) => {
  const { shop, id } = await openInvoice(
    page,
    { status: 5, payments: [{ ...CASH_PAYMENT, amount: "100.00" }] },
    { status: 4 },
  );
  const paidInvoiceId = (await shop.listInvoices()).find((invoice) => invoice.id !== id)?.id;
  await expect(
    page.getByText("This invoice is void, so it can no longer be changed. It can be deleted."),
  ).toBeVisible();
  await page.getByRole("button", { name: "Options" }).click();
  await page.locator("#options").getByRole("button", { name: "Delete" }).click();
  await page
    .getByRole("dialog", { name: "Delete Invoice?" })
    .getByRole("button", { name: "No" })
    .click();
  expect(await shop.listInvoices()).toHaveLength(2);
  await open(page, `/edit_invoice/${id}`);
  await chooseInvoiceOption(page, "Delete", "Delete Invoice?");
  await expect(page).toHaveURL(/\/invoices\/all/);
  await expect(page.getByText("Invoice successfully deleted.")).toBeVisible();
  expect(await shop.listInvoices()).toMatchObject([{ id: paidInvoiceId }]);
  await open(page, `/edit_invoice/${paidInvoiceId}`);
  await expect(
    page.getByText(/This invoice is paid(, so it can no longer be changed| and cannot be edited)/),
  ).toBeVisible();
});

test("a draft invoice is marked as sent with its changes", async ({ page }) => {
  const { shop, id } = await openInvoice(page, {});
  const deleteButton = page
    .locator("#options")
    .getByRole("button", { name: "Delete", includeHidden: true });
  await expect(deleteButton).toHaveCount(1);
  await page.getByLabel("Notes").fill("On its way");
  await chooseInvoiceOption(page, "Mark as sent", "Mark as sent?");
  await expect(page).toHaveURL(/\/invoices\/all/);
  await expect(page.getByText("Invoice successfully edited.")).toBeVisible();
  await expect(page.getByText("It is marked as sent.")).toBeVisible();
  expect(await shop.readInvoice(id)).toMatchObject({ status: 1, memo: "On its way" });
  await open(page, `/edit_invoice/${id}`);
  await expect(page.getByText("PENDING REVIEW", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Mark as sent", includeHidden: true })).toHaveCount(
    0,
  );
});

test("the person sees a change by someone else, and takes it or overwrites it", async ({
  page,
}) => {
  const { shop, id } = await openInvoice(page, { memo: "First" });
  await page.getByLabel("Notes").fill("Mine");
  await shop.changeInvoiceElsewhere(id, { memo: "Theirs" });
  await chooseInvoiceOption(page, "Save", "Edit Invoice?");
  await expect(page.getByRole("alert")).toContainText("This invoice was changed by someone else");
  await expect(page.getByRole("alert").getByRole("listitem")).toHaveText(
    /Notes.*Yours.*Mine.*Theirs.*Theirs/,
  );
  await expect(page.getByLabel("Notes")).toHaveValue("Mine");
  expect(await shop.readInvoice(id)).toMatchObject({ memo: "Theirs" });
  await page.getByRole("button", { name: "Take the other one" }).click();
  await expect(page.getByLabel("Notes")).toHaveValue("Theirs");

  await page.getByLabel("Notes").fill("Mine again");
  await shop.changeInvoiceElsewhere(id, { memo: "Theirs again" });
  await chooseInvoiceOption(page, "Save", "Edit Invoice?");
  await expect(page.getByRole("alert")).toContainText("This invoice was changed by someone else");
  await chooseInvoiceOption(page, "Save", "Edit Invoice?");
  await expect(page.getByText("Invoice successfully edited.")).toBeVisible();
  expect(await shop.readInvoice(id)).toMatchObject({ memo: "Mine again" });
});

test("when someone else has deleted the invoice, the person makes a new one of it", async ({
  page,
}) => {
  const { shop, id } = await openInvoice(page, {});
  await page.getByLabel("Notes").fill("Too late");
  await shop.changeInvoiceElsewhere(id, "delete");
  await chooseInvoiceOption(page, "Save", "Edit Invoice?");
  await expect(page.getByRole("heading", { name: "Not found", level: 2 })).toBeVisible();
  await page.getByRole("button", { name: "Make a new invoice of it" }).click();
  await expect(page.getByRole("heading", { name: "Create Invoice", exact: true })).toBeVisible();
  await expect(page.getByLabel("Notes")).toHaveValue("Too late");
});

test("the preview shows the changes to an approved invoice, and 'Done' saves them", async ({
  page,
}) => {
  const { shop, id } = await openInvoice(page, { ...CASH_TERM, status: 2 });
  await openLine(page, "Sales");
  await page.getByLabel("Quantity of Sales").fill("3");
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByRole("heading", { name: "Invoice Preview" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("3 × 100.00");
  await expect(page.getByRole("main")).toContainText("RM 300.00");
  await expect(page.getByRole("img", { name: "Page 1 of 1" }).first()).toBeVisible();
  const file = await page.request.get(
    (await page.getByRole("link", { name: "Open PDF" }).getAttribute("href")) ?? "",
  );
  expect(file.headers()["content-type"]).toBe("application/pdf");
  await expect(page.getByRole("link", { name: "Change" })).toHaveAttribute(
    "href",
    new RegExp(`^/edit_invoice/${id}\\b`),
  );
  await page.getByRole("button", { name: "Done" }).click();
  await page
    .getByRole("dialog", { name: "Edit Invoice?" })
    .getByRole("button", { name: "Yes" })
    .click();
  await expect(page.getByText("Invoice successfully edited.")).toBeVisible();
  expect(await shop.readInvoice(id)).toMatchObject({ amount: "300.00" });
});
