import { tinyAccount, tinyBooks, tinyInvoice } from "../upstream/testing/fixtures";
import { addItems, beginInvoice, chooseContact, startInvoice } from "./support/invoice-form";
import { expect, logIn, open, openShop, test } from "./support/shop";

test("from the form through details, style and preview to the saved invoice", async ({
  page,
  shop,
}) => {
  await beginInvoice(page, shop, { contact: "Kopitiam Jaya", items: ["Mug", "Coffee Beans 1 kg"] });
  await page.getByRole("button", { name: "Title, style and preview" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Invoice Details");
  await expect(page.getByText("INV-0001 · Kopitiam Jaya · 2 lines · RM 44.82")).toBeVisible();
  await page.getByLabel("Memo").fill("Thank you");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByLabel("Title")).toHaveAccessibleDescription(/This field is compulsory/);
  await expect(page.getByLabel("Memo")).toHaveValue("Thank you");
  await page.getByLabel("Title").fill("Beans for the opening");
  await page.getByRole("button", { name: "Next" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Invoice Personalization");
  await expect(page.getByRole("radio", { name: "Plain" })).toBeChecked();
  await expect(page.getByRole("group", { name: "Colour" }).getByRole("radio")).toHaveCount(18);
  await page.getByRole("radio", { name: "Band" }).check();
  await page.getByRole("radio", { name: "Yellow" }).check({ force: true });
  await page.getByRole("button", { name: "Save" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Invoice Preview");
  const paper = page.getByRole("article");
  for (const words of [
    "Kedai Cuba Sdn Bhd",
    "Beans for the opening",
    "Kopitiam Jaya",
    "1 × 3.00, SV-8 8%",
    "RM 44.82",
    "Thank you",
  ])
    await expect(paper).toContainText(words);
  await expect(page.getByRole("img", { name: "Page 1 of 1" }).first()).toBeVisible();
  await page.getByRole("button", { name: "Done" }).click();
  await page
    .getByRole("dialog", { name: "Create Invoice?" })
    .getByRole("button", { name: "Yes" })
    .click();
  await expect(page.getByText("Invoice successfully created.")).toBeVisible();
  const [saved] = await shop.invoices();
  expect(await shop.invoice(saved?.id ?? 0)).toMatchObject({
    title: "Beans for the opening",
    memo: "Thank you",
    amount: "44.82",
    no: "INV-0001",
  });
});

test("the steps lead back and forth, and keep what they have", async ({ page, shop }) => {
  await beginInvoice(page, shop, { contact: "Kopitiam Jaya", items: ["Mug"] });
  await page.getByRole("button", { name: "Title, style and preview" }).click();
  await page.getByLabel("Title").fill("Mugs");
  await page.getByRole("button", { name: "Next" }).click();
  const steps = page.getByRole("navigation", { name: "Steps" });
  await expect(steps.getByRole("link", { name: "2. Style" })).toHaveAttribute(
    "aria-current",
    "step",
  );
  await steps.getByRole("link", { name: "1. Details" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("Mugs");
  await steps.getByRole("link", { name: "3. Preview" }).click();
  await page.getByRole("link", { name: "Change" }).click();
  await expect(page.getByLabel("Quantity of Mug")).toHaveValue("1");
  expect(await shop.invoices()).toHaveLength(0);
});

test("a step without a draft leads to the form, and a preview that lacks something too", async ({
  page,
  shop,
}) => {
  expect(await shop.invoices()).toHaveLength(0);
  for (const address of [
    "/invoice_details?draft=new",
    "/invoice_personalization?draft=new",
    "/invoice_preview",
    "/invoice_preview?draft=test",
  ]) {
    await page.goto(address);
    await expect(page, address).toHaveURL(/\/create_invoice/);
  }
  await startInvoice(page);
  await addItems(page, "Mug");
  await page.goto("/invoice_preview?draft=new");
  await expect(page).toHaveURL(/\/create_invoice/);
  await chooseContact(page, "Kopitiam Jaya");
  await page.goto("/invoice_preview?draft=new");
  await expect(page).toHaveURL(/\/invoice_details/);
});

test("the style is the company's, is saved from the drawer, and prints", async ({ page }) => {
  const shop = await openShop(
    tinyAccount(
      tinyBooks({ invoices: [tinyInvoice()] }),
      tinyBooks({ company: { displayName: "Second Sdn Bhd" } }),
    ),
  );
  await logIn(page, shop);
  await open(page, "/invoice_personalization");
  await page.getByRole("radio", { name: "Classic" }).check();
  await page.getByRole("radio", { name: "Brown" }).check({ force: true });
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Invoice style saved.")).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await open(page, "/invoice_personalization");
  await expect(page.getByRole("radio", { name: "Classic" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "Brown" })).toBeChecked();
  await open(page, "/");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByLabel("Company").selectOption("Second Sdn Bhd");
  await page.getByRole("button", { name: "Switch" }).click();
  await expect(page.getByText("You are now in Second Sdn Bhd.")).toBeVisible();
  await open(page, "/invoice_personalization");
  await expect(page.getByRole("radio", { name: "Plain" })).toBeChecked();
});

test("after signing up one is asked first, and may skip", async ({ page, shop }) => {
  expect(await shop.invoices()).toHaveLength(0);
  await open(page, "/invoice_personalization?mode=register");
  await expect(
    page.getByText("Create the perfect invoice to match your brand. This will take a minute!"),
  ).toBeVisible();
  await expect(page.getByRole("radio")).toHaveCount(0);
  await page.getByRole("link", { name: "PERSONALIZE" }).click();
  await expect(page.getByRole("radio", { name: "Plain" })).toBeVisible();
  await page.getByRole("link", { name: "SKIP", exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("a style that the API refuses stays chosen, and the page says why", async ({ page, shop }) => {
  for (const address of [
    "/invoice_personalization",
    "/invoice_personalization?mode=register&start=1",
  ]) {
    await open(page, address);
    await shop.fault({
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
    await shop.fault({
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
    await shop.call("PUT", "/setting/update_template", {
      company_id: await shop.companyId(),
      txn_template: 0,
      txn_template_color: "",
    });
  }
});

test("details that are refused are kept all the same", async ({ page, shop }) => {
  await beginInvoice(page, shop, { contact: "Kopitiam Jaya", items: ["Mug"] });
  await open(page, "/invoice_details?draft=new");
  await page.getByLabel("Memo").fill("Thank you");
  await page.getByLabel("Invoice number").fill("");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("alert")).toContainText("Title: This field is compulsory");
  await page.getByRole("link", { name: "Back to create invoice" }).click();
  await expect(page.getByLabel("Notes")).toHaveValue("Thank you");
});

test("a style that is none is refused", { tag: "@servers" }, async ({ page, shop }) => {
  expect(await shop.invoices()).toHaveLength(0);
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

test("the preview of changes to a stored invoice shows them, also with an approved one", async ({
  page,
}) => {
  const shop = await openShop(tinyAccount(tinyBooks({ invoices: [tinyInvoice({ status: 2 })] })));
  await logIn(page, shop);
  const [invoice] = await shop.invoices();
  await open(page, `/edit_invoice/${invoice?.id}`);
  await page.getByLabel("Unit price of Sales").fill("250");
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  await expect(page.getByRole("article")).toContainText("1 × 250.00");
  await expect(page.getByRole("img", { name: "Page 1 of 1" }).first()).toBeVisible();
  const file = await page.request.get(
    (await page.getByRole("link", { name: "Open PDF" }).getAttribute("href")) ?? "",
  );
  expect(file.headers()["content-type"]).toBe("application/pdf");
  expect(await shop.invoice(invoice?.id ?? 0)).toMatchObject({ amount: "100.00" });
});
