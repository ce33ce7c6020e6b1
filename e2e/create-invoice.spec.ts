import { tinyAccount, tinyBooks, tinyProduct } from "../upstream/testing/fixtures";
import {
  locateAddToInvoiceButton,
  addItems,
  addPayment,
  openFilledInvoice,
  chooseInvoiceOption,
  chooseContact,
  postDraft,
  openLine,
  saveInvoice,
  openNewInvoice,
  locateTotal,
  updateWithoutScript,
} from "./support/invoice-form";
import { getDisplayedName, expect, hasScript, logIn, open, openShop, test } from "./support/shop";

const BEANS = "Coffee Beans 1 kg";

test(
  "a cash invoice with a discount, taxes and a part payment is created and its PDF opened",
  { tag: "@kinds" },
  async ({ page }) => {
    const products = [
      tinyProduct(),
      tinyProduct({ ref: "mug", name: "Mug", sku: "MUG-1", salePrice: "3.00", saleTaxCode: null }),
      tinyProduct({
        ref: "paper",
        name: "Filter Paper",
        sku: "PAP-1",
        salePrice: "12.30",
        saleTaxCode: null,
      }),
    ];
    const shop = await openShop(tinyAccount(tinyBooks({ products })));
    await logIn(page, shop);
    await open(page, "/invoices/all");
    await page.getByLabel("Add", { exact: true }).click();
    await page.getByRole("link", { name: "Create invoice" }).last().click();
    await chooseContact(page, "Kopitiam Jaya");
    await addItems(page, BEANS, "Mug", "Filter Paper");
    await openLine(page, BEANS);
    await page.getByRole("button", { name: `One more ${BEANS}` }).click();
    await expect(page.getByLabel(`Quantity of ${BEANS}`)).toHaveValue("2");
    await page.getByLabel(`Discount of ${BEANS}, in percent`).fill("10");
    const paper = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: "Filter Paper" }) });
    await openLine(page, "Filter Paper");
    await paper.getByLabel("Tax code").selectOption("Sales tax 10%");
    await addPayment(page, {
      method: "Bank Transfer",
      account: "Maybank",
      amount: "50",
      expectedAmount: "91.37",
    });
    await expect(page.getByLabel(`Discount of ${BEANS}, in percent`)).toHaveValue("10%");
    await page.getByLabel("Notes").fill("Thank you");

    // 2 × 38.50 less 10% is 69.30, plus 5.54 tax; 3.00; 12.30 plus 1.23 tax.
    await expect(locateTotal(page, "Grand Total")).toHaveText("RM 84.60");
    await expect(locateTotal(page, "Tax")).toHaveText("RM 6.77");
    await expect(locateTotal(page, "Customer pays")).toHaveText("RM 91.37");
    await page.getByRole("button", { name: "Summary" }).click();
    const summary = page.getByRole("dialog", { name: "Summary" });
    for (const figure of ["RM 92.30", "-RM 7.70", "RM 84.60", "RM 6.77", "RM 91.37", "RM 41.37"])
      await expect(summary).toContainText(figure);
    if (hasScript()) await summary.getByRole("button", { name: "Close" }).click();

    await saveInvoice(page);
    await expect(page.getByText("Invoice successfully created.")).toBeVisible();
    const row = page.getByRole("main").getByRole("row").first();
    await expect(row).toContainText(/INV-0001.*Kopitiam Jaya.*RM 91\.37.*Draft/);
    expect(await shop.listInvoices()).toMatchObject([
      { no: "INV-0001", amount: "91.37", balance: "41.37" },
    ]);

    await row.getByRole("link").click();
    await expect(page.getByRole("region", { name: "Payments" })).toContainText(
      new RegExp(`${getDisplayedName("Bank Transfer")}.*${getDisplayedName("Maybank")}.*50\\.00`),
    );
    await page.getByRole("link", { name: "Preview PDF" }).click();
    const picture = page.getByRole("img", { name: "Page 1 of 1" });
    await expect(picture).toBeVisible();
    const file = await page.request.get(
      (await page.getByRole("link", { name: "Open PDF" }).getAttribute("href")) ?? "",
    );
    expect(file.headers()["content-type"]).toBe("application/pdf");
    expect((await file.body()).subarray(0, 5).toString()).toBe("%PDF-");
  },
);

test(
  "a new invoice starts with the cash term, today, the company's currency and the next number",
  { tag: ["@servers", "@kinds"] },
  async ({ page, shop }) => {
    await openNewInvoice(page);
    const today = new Intl.DateTimeFormat("en-GB", { timeZone: "Asia/Kuala_Lumpur" }).format(
      new Date(),
    );
    await expect(page.getByLabel("Invoice number")).toHaveValue("INV-0001");
    await expect(page.getByLabel("Invoice date")).toHaveValue(today);
    await expect(page.getByLabel("Payment term").locator("option:checked")).toHaveText(
      getDisplayedName("Cash"),
    );
    await expect(page.getByLabel("Currency").locator("option:checked")).toHaveText("MYR (RM)");
    await expect(page.getByLabel("Due date")).toBeHidden();
    expect(await shop.listInvoices()).toHaveLength(0);
  },
);

test("missing and invalid fields are listed at the top and beside the fields, and nothing is lost", async ({
  page,
  shop,
}) => {
  await openFilledInvoice(page, shop, { items: [BEANS, "Mug"] });
  await page.getByLabel("Notes").fill("Keep me");
  const alert = page.getByRole("alert");
  await page.getByLabel("Invoice date").fill("31/02/2026");
  await page.getByLabel("Invoice number").fill("");
  if (hasScript()) await expect(alert).toContainText("Enter the date as DD/MM/YYYY.");
  await openLine(page, BEANS);
  await openLine(page, "Mug");
  await page.getByLabel(`Discount of ${BEANS}, in percent`).fill("RM50");
  await page.getByLabel("Unit price of Mug").fill("three");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  if (!hasScript())
    await page
      .getByRole("dialog", { name: "Create Invoice?" })
      .getByRole("button", { name: "Yes" })
      .click();
  for (const message of [
    "Choose a contact.",
    "Enter the date as DD/MM/YYYY.",
    "This field is compulsory",
  ]) {
    await expect(alert).toContainText(message);
  }
  await expect(page.getByLabel("Invoice date")).toHaveAccessibleDescription(
    "Enter the date as DD/MM/YYYY.",
  );
  await expect(page.getByLabel("Invoice date")).toHaveValue("31/02/2026");
  await expect(page.getByLabel("Notes")).toHaveValue("Keep me");
  await expect(page.getByLabel(`Discount of ${BEANS}, in percent`)).toHaveAccessibleDescription(
    /from 0 to 100/,
  );
  await expect(page.getByLabel(`Discount of ${BEANS}, in percent`)).toHaveValue("RM50");
  await expect(page.getByLabel("Unit price of Mug")).toHaveAccessibleDescription(
    /Enter the unit price as a number/,
  );
  await expect(page.getByLabel("Unit price of Mug")).toHaveValue("three");
  expect(await shop.listInvoices()).toHaveLength(0);
  await chooseContact(page, "Kopitiam Jaya");
  await page.getByLabel("Invoice date").fill("02/11/2026");
  await page.getByLabel("Invoice number").fill("A-1");
  await page.getByLabel(`Discount of ${BEANS}, in percent`).fill("10%");
  await page.getByLabel("Unit price of Mug").fill("1 234,50");
  await chooseInvoiceOption(page, "Mark as sent", "Mark as sent?");
  await expect(page.getByText("It is marked as sent.")).toBeVisible();
  // 38.50 less 10% is 34.65; with 1234.50 the sum is 1269.15, plus 8% tax.
  const [sent] = await shop.listInvoices();
  expect(await shop.readInvoice(sent?.id ?? 0)).toMatchObject({
    ...{ no: "A-1", amount: "1370.68", status: 1, memo: "Keep me" },
  });
});

test(
  "a payment term sets the due date, which is visible before saving",
  { tag: ["@form", "@kinds"] },
  async ({ page, shop }) => {
    await openFilledInvoice(page, shop, { contact: "Kopitiam Jaya", items: ["Mug"] });
    await page.getByLabel("Payment term").selectOption(getDisplayedName("30 Days"));
    const dueDate = new Intl.DateTimeFormat("en-GB", { timeZone: "Asia/Kuala_Lumpur" }).format(
      new Date(Date.now() + 30 * 86_400_000),
    );
    if (!hasScript()) {
      await saveInvoice(page);
      await expect(page.getByRole("alert")).toContainText(`The due date is now ${dueDate}.`);
      expect(await shop.listInvoices()).toHaveLength(0);
    }
    await expect(page.getByLabel("Due date")).toHaveValue(dueDate);
    await saveInvoice(page);
    await expect(page.getByRole("main").getByRole("row").first()).toContainText(
      `Due on ${dueDate}`,
    );
  },
);

test(
  "an exchange rate is replaced when the currency or the date changes",
  { tag: "@script" },
  async ({ page, shop }) => {
    await openFilledInvoice(page, shop, { contact: "Kopitiam Jaya", items: ["Mug"] });
    await page.getByLabel("Currency").selectOption("SGD (S$)");
    await expect(page.getByLabel("MYR for 1 SGD")).toHaveValue(/^3\.20*$/);
    const date = page.getByLabel("Invoice date");
    const today = await date.inputValue();
    await date.fill("31/12/2025");
    await date.blur();
    await expect(page.getByLabel("MYR for 1 SGD")).toHaveAccessibleDescription(
      "No rate is known for this currency and day. Enter one.",
    );
    await date.fill(today);
    await date.blur();
    await expect(page.getByLabel("MYR for 1 SGD")).toHaveValue(/^3\.20*$/);
    await page.route("**/rate?*", (route) => route.abort());
    await page.getByLabel("Currency").selectOption("USD (US$)");
    await expect(page.getByLabel("MYR for 1 USD")).toHaveValue("");
    await expect(page.getByLabel("MYR for 1 USD")).toHaveAccessibleDescription(
      /^The rate did not arrive\. Enter one/,
    );
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByLabel("MYR for 1 USD")).toHaveAccessibleDescription(
      /Enter the exchange rate, a number above zero\.$/,
    );
    await page.getByLabel("MYR for 1 USD").fill("4.4");
    await saveInvoice(page);
    await expect(page.getByText("Invoice successfully created.")).toBeVisible();
    const [saved] = await shop.listInvoices();
    expect(await shop.readInvoice(saved?.id ?? 0)).toMatchObject({
      amount: "3.24",
      currency: { code: "USD" },
      currency_rate: "4.400000",
    });
  },
);

test(
  "the form says when no invoice number can be suggested",
  { tag: "@servers" },
  async ({ page, shop }) => {
    await open(page, "/");
    await shop.addFault({
      kind: "status",
      status: 422,
      path: "/sales/invoices/next_no",
      message: "The numbers are used up.",
      times: 5,
    });
    await open(page, "/create_invoice");
    await expect(page.getByLabel("Invoice number")).toHaveAccessibleDescription(
      "No number could be suggested. Enter one.",
    );
  },
);

test(
  "a draft survives leaving the page, and 'Back to all invoices' discards it",
  { tag: "@form" },
  async ({ page, shop }) => {
    await openFilledInvoice(page, shop, { contact: "Kopitiam Jaya" });
    await page.getByLabel("Notes").fill("Half made");
    await addItems(page, "Mug");
    await open(page, "/create_invoice");
    await expect(page.getByRole("heading", { name: "Mug" })).toBeVisible();
    await expect(page.getByLabel("Notes")).toHaveValue("Half made");
    await page.getByRole("button", { name: "Back to all invoices" }).click();
    await page
      .getByRole("dialog", { name: "Discard?" })
      .getByRole("button", { name: "Yes" })
      .click();
    await expect(page).toHaveURL(/\/invoices\/all/);
    await open(page, "/create_invoice");
    await expect(page.getByRole("button", { name: "Add contact" })).toBeVisible();
    await expect(page.getByLabel("Notes")).toHaveValue("");
  },
);

test(
  "a quantity of zero and a due date before the invoice date must be confirmed",
  { tag: "@form" },
  async ({ page, shop }) => {
    await openFilledInvoice(page, shop, { contact: "Kopitiam Jaya", items: ["Mug"] });
    await openLine(page, "Mug");
    await page.getByRole("button", { name: "One less Mug" }).click();
    await expect(page.getByLabel("Quantity of Mug")).toHaveValue("0");
    await page.getByLabel("Payment term").selectOption(getDisplayedName("30 Days"));
    await updateWithoutScript(page);
    await page.getByLabel("Due date").fill("31/12/2019");
    await saveInvoice(page);
    await expect(page.getByRole("alert")).toContainText("Mug");
    await expect(page.getByRole("alert")).toContainText(
      "The due date is earlier than the invoice: is that meant?",
    );
    await expect(page.getByLabel("Due date")).toHaveValue("31/12/2019");
    expect(await shop.listInvoices()).toHaveLength(0);
    if (hasScript()) {
      await page.getByLabel("Due date").fill("31/12/2039");
      await expect(page.getByRole("alert")).not.toContainText("The due date is earlier");
      await openLine(page, "Mug");
      await page.getByLabel("Quantity of Mug").fill("2");
      await expect(page.getByRole("alert")).toHaveCount(0);
      await page.getByLabel("Quantity of Mug").fill("0");
      await saveInvoice(page);
    }
    await page.getByRole("button", { name: "Save all the same" }).click();
    await expect(page.getByText("Invoice successfully created.")).toBeVisible();
    expect(await shop.listInvoices()).toMatchObject([{ amount: "0.00" }]);
  },
);

test(
  "the Enter key updates the form and saves no invoice",
  { tag: "@form" },
  async ({ page, shop }) => {
    await openFilledInvoice(page, shop, { contact: "Kopitiam Jaya", items: ["Mug"] });
    await openLine(page, "Mug");
    await page.getByLabel("Quantity of Mug").fill("7");
    await Promise.all([
      page.waitForResponse((response) => response.request().method() === "POST"),
      page.getByLabel("Quantity of Mug").press("Enter"),
    ]);
    await expect(page.getByRole("heading", { name: "Create Invoice", exact: true })).toBeVisible();
    await expect(page.getByLabel("Quantity of Mug")).toHaveValue("7");
    await expect(page.getByRole("heading", { name: "Mug" })).toBeVisible();
    expect(await shop.listInvoices()).toHaveLength(0);
  },
);

test(
  "a contact is found by its tab and an item by a search, and ticks stay across searches",
  { tag: "@form" },
  async ({ page }) => {
    const shop = await openShop();
    await logIn(page, shop);
    await openNewInvoice(page);
    await page.getByRole("button", { name: "Add contact" }).click();
    await page.getByLabel("Search contacts").fill("no such name");
    await page.getByLabel("Search contacts").press("Enter");
    await expect(
      page.getByText("No result found. Check your spelling and try again."),
    ).toBeVisible();
    await page.getByRole("button", { name: "Clear search" }).click();
    await page.getByRole("link", { name: "Suppliers" }).click();
    await page.getByRole("button", { name: "Lim Mei Hua" }).click();
    await expect(page.getByRole("button", { name: "Change contact" })).toContainText("Lim Mei Hua");
    await page.getByRole("button", { name: "Add item" }).click();
    await page.getByRole("checkbox", { name: "Mug" }).check();
    await page.getByLabel("Search items").fill("coffee");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await expect(page.getByRole("checkbox", { name: "Mug" })).toBeChecked();
    await page.getByRole("checkbox", { name: BEANS }).check();
    await page.getByRole("button", { name: "Clear search" }).click();
    await expect(page.getByLabel("Search items")).toHaveValue("");
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(2);
    await locateAddToInvoiceButton(page).click();
    await expect(page.getByRole("heading", { name: "Mug" })).toBeVisible();
    await expect(page.getByRole("heading", { name: BEANS })).toBeVisible();
  },
);

test(
  "a stale tab says that another tab changed the draft, and lists the differences",
  { tag: "@form" },
  async ({ page, shop }) => {
    await openNewInvoice(page);
    await postDraft(page, shop, { contact: "Kopitiam Jaya", items: ["Mug"], no: "INV-0001" });
    await page.getByLabel("Notes").fill("From the first tab");
    await page.getByRole("button", { name: "Add item" }).click();
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("This invoice was changed in another tab");
    await expect(alert.getByRole("listitem")).toHaveText([
      /Contact.*nothing.*Theirs.*Kopitiam Jaya/,
      /Line 1.*nothing.*Theirs.*Mug, 1 × 3.00/,
      /Notes.*Yours.*From the first tab.*nothing/,
      /Total.*0\.00.*3\.24/,
    ]);
    await expect(page.getByLabel("Notes")).toHaveValue("From the first tab");
    await page.getByRole("link", { name: "Take the other one" }).click();
    await expect(page.getByRole("heading", { name: "Mug" })).toBeVisible();
  },
);
