import { openFilledInvoice, postDraft } from "./support/invoice-form";
import { expect, open, test } from "./support/shop";

test("an invoice is created through details, style and preview", async ({ page, shop }) => {
  await openFilledInvoice(page, shop, {
    contact: "Kopitiam Jaya",
    items: ["Mug", "Coffee Beans 1 kg"],
  });
  await page.getByRole("button", { name: "Title, style and preview" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Invoice Details");
  await expect(page.getByText("INV-0001 · Kopitiam Jaya · 2 lines · RM 44.82")).toBeVisible();
  await page.getByLabel("Notes").fill("Thank you");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByLabel("Title")).toHaveAccessibleDescription(/This field is compulsory/);
  await expect(page.getByLabel("Notes")).toHaveValue("Thank you");
  await page.getByLabel("Title").fill("Beans for the opening");
  await page.getByRole("button", { name: "Next" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Invoice Personalization");
  await expect(page.getByRole("radio", { name: "Plain" })).toBeChecked();
  await expect(page.getByRole("group", { name: "Colour" }).getByRole("radio")).toHaveCount(18);
  await page.getByRole("radio", { name: "Band" }).check();
  await page.getByRole("radio", { name: "Yellow" }).check({ force: true });
  await page.getByRole("button", { name: "Save" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Invoice Preview");
  const previewArticle = page.getByRole("article");
  for (const words of [
    "Kedai Cuba Sdn Bhd",
    "Beans for the opening",
    "Kopitiam Jaya",
    "1 × 3.00, Service tax 8%",
    "RM 44.82",
    "Thank you",
  ])
    await expect(previewArticle).toContainText(words);
  await expect(page.getByRole("img", { name: "Page 1 of 1" }).first()).toBeVisible();
  await page.getByRole("button", { name: "Done" }).click();
  await page
    .getByRole("dialog", { name: "Create Invoice?" })
    .getByRole("button", { name: "Yes" })
    .click();
  await expect(page.getByText("Invoice successfully created.")).toBeVisible();
  const [saved] = await shop.listInvoices();
  expect(await shop.readInvoice(saved?.id ?? 0)).toMatchObject({
    title: "Beans for the opening",
    memo: "Thank you",
    amount: "44.82",
    no: "INV-0001",
  });
});

test("the steps lead back and forth and keep their values", async ({ page, shop }) => {
  await openFilledInvoice(page, shop, { contact: "Kopitiam Jaya", items: ["Mug"] });
  await page.getByRole("button", { name: "Title, style and preview" }).click();
  await page.getByLabel("Title").fill("Mugs");
  await page.getByRole("button", { name: "Next" }).click();
  const steps = page.getByRole("navigation", { name: "Steps" });
  await expect(steps.getByRole("link", { name: "2. Style" })).toHaveAttribute(
    "aria-current",
    "step",
  );
  // An unchanged style is not saved.
  await shop.addFault({ kind: "status", method: "PUT", path: "/setting/update_template" });
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Invoice Preview");
  await expect(page.getByText("Invoice style saved.")).toHaveCount(0);
  await steps.getByRole("link", { name: "1. Details" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("Mugs");
  await steps.getByRole("link", { name: "3. Preview" }).click();
  await page.getByRole("link", { name: "Change" }).click();
  await expect(page.getByLabel("Quantity of Mug")).toHaveValue("1");
  expect(await shop.listInvoices()).toHaveLength(0);
});

test(
  "each screen of a new invoice opens without a draft, and the first post starts a draft",
  { tag: "@servers" },
  async ({ page, shop }) => {
    const get = async (address: string) => page.request.get(address, { maxRedirects: 0 });
    const expectAllScreens = async () => {
      for (const [address, heading] of [
        ["/select_contact/all", "Select Contact"],
        ["/select_item", "Select Item"],
        ["/select_account", "Select Account"],
        ["/select_payment", "Select Payment"],
        ["/method", "Payment Method"],
        ["/account", "Deposit To"],
        ["/invoice_details", "Invoice Details"],
        ["/invoice_personalization?draft=new", "Invoice Personalization"],
        ["/invoice_preview", "Invoice Preview"],
      ] as const) {
        const answer = await get(address);
        expect(answer.status(), address).toBe(200);
        expect(await answer.text(), address).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
      }
    };
    await expectAllScreens();
    await open(page, "/create_invoice");
    await expect(page.getByRole("button", { name: "Start over" })).toBeHidden();

    await open(page, "/method");
    await page.getByRole("button", { name: "Cash" }).click();
    await expect(page).toHaveURL(/select_payment\?draft=new&payment=0$/);
    // The incomplete payment is continued.
    await open(page, "/account");
    await page.getByRole("main").getByRole("button").first().click();
    await expect(page.getByRole("button", { name: "Payment method" })).toContainText("Cash");
    await page.getByLabel("Amount").fill("3");
    await page.getByRole("button", { name: "Done" }).click();
    await open(page, "/select_payment");
    await expect(page.getByRole("button", { name: "Payment method" })).toContainText("Choose");
    await expectAllScreens();
    expect(await shop.listInvoices()).toHaveLength(0);
  },
);

test("'Preview' lists the errors of the invoice with links, and 'Style' leads to the form with its errors", async ({
  page,
  shop,
}) => {
  await postDraft(page, shop, { items: ["Mug"] });
  await open(page, "/invoice_preview");
  await expect(page.getByRole("article")).toContainText("Mug");
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Title: This field is compulsory");
  await alert.getByRole("link", { name: "Choose a contact." }).click();
  await expect(page).toHaveURL(/create_invoice/);
  await expect(page.getByRole("button", { name: "Add contact" })).toHaveAccessibleDescription(
    "Choose a contact.",
  );

  await postDraft(page, shop, {
    contact: "Kopitiam Jaya",
    payments: [{ method: "Cash", account: "Till", amount: "100" }],
  });
  await open(page, "/invoice_personalization?draft=new");
  await page.getByRole("radio", { name: "Band" }).check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Create Invoice");
  await expect(page.getByText("Invoice style saved.")).toBeVisible();
  const tooMuch = "The payments are above the total. Please lower them.";
  await expect(page.getByRole("alert")).toContainText(tooMuch);
  await expect(page.getByRole("region", { name: "Payments" })).toContainText(tooMuch);
  expect(await shop.listInvoices()).toHaveLength(0);
});

test("the style is saved and displayed again", async ({ page, shop }) => {
  expect(await shop.listInvoices()).toHaveLength(0);
  await open(page, "/invoice_personalization");
  await page.getByRole("radio", { name: "Classic" }).check();
  await page.getByRole("radio", { name: "Brown" }).check({ force: true });
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Invoice style saved.")).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await open(page, "/invoice_personalization");
  await expect(page.getByRole("radio", { name: "Classic" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "Brown" })).toBeChecked();
});

test("the samples have the selected colour at once", async ({ page, shop }) => {
  expect(await shop.listInvoices()).toHaveLength(0);
  await open(page, "/invoice_personalization");
  const band = page.locator(".sample-filled .sample-head");
  for (const [name, fill, ink] of [
    ["Brown", "rgb(121, 85, 72)", "rgb(255, 255, 255)"],
    ["Yellow", "rgb(255, 235, 59)", "rgb(0, 0, 0)"],
    ["White, no colour", "rgb(239, 243, 242)", "rgb(23, 33, 30)"],
  ] as const) {
    await page.getByRole("radio", { name, exact: true }).check({ force: true });
    await expect(band).toHaveCSS("background-color", fill);
    await expect(band).toHaveCSS("color", ink);
  }
});

test("after the sign-up the person is asked whether to personalize invoices and can skip it", async ({
  page,
  shop,
}) => {
  expect(await shop.listInvoices()).toHaveLength(0);
  await open(page, "/invoice_personalization?mode=register");
  await expect(
    page.getByText("Create the perfect invoice to match your brand. This will take a minute!"),
  ).toBeVisible();
  await expect(page.getByRole("radio")).toHaveCount(0);
  await page.getByRole("link", { name: "PERSONALIZE" }).click();
  await expect(page.getByRole("radio", { name: "Plain" })).toBeVisible();
  await page.getByRole("radio", { name: "Classic" }).check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Invoice style saved.")).toBeVisible();
  await open(page, "/invoice_personalization?mode=register&start=1");
  await expect(page.getByRole("radio", { name: "Classic" })).toBeChecked();
  await page.getByRole("link", { name: "SKIP", exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("a style that the API refuses stays selected, and the page shows the reason", async ({
  page,
  shop,
}) => {
  await open(page, "/invoice_personalization");
  await shop.addFault({
    kind: "status",
    status: 422,
    method: "PUT",
    path: "/setting/update_template",
    message: "Styles are being tidied up.",
  });
  await page.getByRole("radio", { name: "Classic" }).check();
  await page.getByRole("radio", { name: "Brown" }).check({ force: true });
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toContainText("Styles are being tidied up.");
  await expect(page.getByRole("radio", { name: "Classic" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "Brown" })).toBeChecked();
  await shop.addFault({
    kind: "status",
    status: 500,
    method: "PUT",
    path: "/setting/update_template",
  });
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toContainText("Connection Error");
  await expect(page.getByRole("radio", { name: "Classic" })).toBeChecked();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Invoice style saved.")).toBeVisible();
});

test("an unknown style or colour is refused", { tag: "@servers" }, async ({ page, shop }) => {
  expect(await shop.listInvoices()).toHaveLength(0);
  await open(page, "/invoice_personalization");
  for (const form of [
    { style: "7", color: "#F44336" },
    { style: "1", color: "red" },
    { style: "1", color: "#123456" },
  ]) {
    const answer = await page.request.post("/invoice_personalization", {
      form: { ...form, key: "k" },
      headers: { Origin: new URL(page.url()).origin },
    });
    expect(answer.status()).toBe(422);
  }
});
